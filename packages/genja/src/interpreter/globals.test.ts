import { expect, test } from 'vitest';
import { render } from '../render';

test.each([
  ["joiner('; ')", 'a; b'],
  ["joiner(sep='; ')", 'a; b'],
  ['joiner()', 'a, b'],
])('%s prints its separator from the second time on', (joiner, want) => {
  const template = `{% set comma = ${joiner} %}{{ comma() }}a{{ comma() }}b`;
  expect(render({ template })).toMatchObject({ output: want });
});

test.each([
  ["{{ joiner(separator='; ') }}", '"joiner" has no argument "separator". Arguments: sep.'],
  ["{{ joiner('; ', ', ') }}", '"joiner" takes at most 1 argument.'],
  ["{{ joiner('; ', sep=', ') }}", 'The argument "sep" is given twice.'],
  ['{{ joiner()(1) }}', '"joiner()" takes no arguments.'],
  ['{{ range(0, 10, step=2)|list }}', '"range" takes no arguments by name.'],
  ['{{ cycler(1, 2, step=2) }}', '"cycler" takes no arguments by name.'],
  ['{{ cycler(1, 2).next(1) }}', '"next" takes no arguments.'],
  ['{{ cycler(1, 2).reset(step=1) }}', '"reset" takes no arguments by name.'],
  ['{% for x in [1] %}{{ loop.cycle(1, x=2) }}{% endfor %}', '"cycle" takes no arguments by name.'],
  [
    '{% for x in [1] %}{{ loop.changed(x=2) }}{% endfor %}',
    '"changed" takes no arguments by name.',
  ],
  ['{% for x in [1] recursive %}{{ loop([], x=2) }}{% endfor %}', '"loop" takes one list.'],
])('%s is the error %s', (template, message) => {
  expect(render({ template })).toMatchObject({ error: { message } });
});
