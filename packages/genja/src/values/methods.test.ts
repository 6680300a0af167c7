import { expect, test } from 'vitest';
import { render } from '../render';

const data = { emoji: 'a😀b👩‍👧c', numbers: [3, 1, 2, 1], map: { b: 2, a: 1 } };

test.each([
  ["'banana'.startswith(('x', 'b', 1)), 'banana'.endswith('n')", '(True, False)'],
  ["' a '.strip(none) ~ '|'", 'a|'],
  ["'a b c'.split(none, 1)", "['a', 'b c']"],
  ["'a b c'.split(' ', true)", "['a', 'b c']"],
  ["'aaa'.replace('a', 'b', true)", 'baa'],
  ["'<p>5&ndash;7&nbsp;km &hellip;</p>'|striptags", '5–7\u00a0km …'],
  ["'&bdquo;a&ldquo; &eacute; &Ccaron; &AMP; &Omega; &#128;'|striptags", '„a“ é Č & Ω €'],
  ["'&copy 2026 &notit; &unknown; &#0;'|striptags", '© 2026 ¬it; &unknown; \ufffd'],
  ["'%05.2f|%-4d|%+d|%3s|%.1f'|format(2.675, 7.9, 0, 'č', -0.05)", '02.67|7   |+0|  č|-0.1'],
  ["'ΑΣ'|capitalize", 'Ας'],
  ['map.keys()', "dict_keys(['b', 'a'])"],
  ['map.values()', 'dict_values([2, 1])'],
  ['map.items()', "dict_items([('b', 2), ('a', 1)])"],
  ['map.keys()[0] is defined, map.keys() is sequence', '(False, False)'],
])('%s is %s, as in Jinja', (expression, want) => {
  expect(render({ template: `{{ ${expression} }}`, data })).toMatchObject({ output: want });
});

test.each([
  ["'a'.upper(1)", '"upper" takes no arguments.'],
  ["'a'.find('a')", 'The method "find" is not supported in the playground.'],
  ['numbers.index(1)', 'The method "index" is not supported in the playground.'],
  ["'a'.startswith('a', 1)", '"startswith" takes 1 argument: prefix.'],
  ["'a'.upper(x='a')", '"upper" takes no arguments by name.'],
  ["'a'.replace('a')", '"replace" takes 2 to 3 arguments: old, new, count.'],
  ["','.join([], 1)", '"join" takes 1 argument: iterable.'],
  ['{}.get()', '"get" takes 1 to 2 arguments: key, default.'],
  ['{}.keys(1)', '"keys" takes no arguments.'],
  ['numbers.append()', '"append" takes 1 argument: value.'],
  ["'a b'.split(' ', 1.0)", '"maxsplit" has to be a whole number.'],
  ["'a b'.replace('a', 'b', none)", '"count" has to be a whole number.'],
  ["'a1'.strip(1)", 'The method needs a text.'],
  ["'%x'|format(10)", 'The placeholder "%x" is not supported in the playground.'],
  ["'%(a)s'|format(a=1)", '"format" takes no arguments by name.'],
  ["'%s%s'|format(1)", 'The pattern has more placeholders than values.'],
  ["'%s'|format(1, 2)", 'There are more values than placeholders in the pattern.'],
  ["'%s' % 1", 'Formatting with "%" is not supported in the playground.'],
])('%s is the error %s', (expression, message) => {
  expect(render({ template: `{{ ${expression} }}`, data })).toMatchObject({ error: { message } });
});

function nest(levels: number): unknown {
  return levels === 0 ? 1 : [nest(levels - 1)];
}

test('append() takes values of as many levels as data may have, and no list into itself', () => {
  const append = (template: string) => render({ template, data: { deep: nest(98) } });
  expect(append('{{ [].append(deep) }}')).toMatchObject({ output: 'None' });
  expect(append('{{ [].append([[[deep]]]) }}')).toMatchObject({
    error: { message: 'The value has more than 100 levels.' },
  });
  expect(append('{% set a = [] %}{{ a.append([a]) }}')).toMatchObject({
    error: { message: 'A list cannot contain itself.' },
  });
});
