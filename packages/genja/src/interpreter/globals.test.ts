import { expect, test } from 'vitest';
import { render } from '../render';

test.each([
  ['{{ range(0, 10, step=2)|list }}', '"range" takes no arguments by name.'],
  ['{% for x in [1] %}{{ loop.cycle(1, x=2) }}{% endfor %}', '"cycle" takes no arguments by name.'],
  ["{{ cycler('a', 'b') }}", 'The function "cycler" is not supported in the playground.'],
  ['{{ joiner() }}', 'The function "joiner" is not supported in the playground.'],
  [
    '{% for x in [1] %}{{ loop.previtem }}{% endfor %}',
    '"loop.previtem" is not supported in the playground.',
  ],
  ['{% for x in [1] recursive %}{% endfor %}', 'Expected "%}", found "recursive".'],
  ['{% macro f(a) %}{{ varargs }}{% endmacro %}{{ f(1, 2) }}', '"f" takes at most 1 arguments.'],
])('%s is the error %s', (template, message) => {
  expect(render({ template })).toMatchObject({ error: { message } });
});
