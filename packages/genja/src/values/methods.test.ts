import { expect, test } from 'vitest';
import { render } from '../render';

const data = { emoji: 'a😀b👩‍👧c', numbers: [3, 1, 2, 1], map: { b: 2, a: 1 } };

test.each([
  ["'banana'.find('a', 2)", '3'],
  ["'banana'.find('a', 2, 3)", '-1'],
  ["'banana'.find('a', -1)", '5'],
  ["'banana'.find('a', none, -1)", '1'],
  ["'banana'.find('a', -99, 99)", '1'],
  ["'banana'.find('a', true)", '1'],
  ["'banana'.find('', 6)", '6'],
  ["'banana'.find('', 7)", '-1'],
  ["emoji.find('c', 3)", '6'],
  ["emoji.find('b', 2, 3)", '2'],
  ["'banana'.count('a', 4)", '1'],
  ["'banana'.count('an', 1, -1)", '2'],
  ["'banana'.count('', 4)", '3'],
  ["'banana'.count('', 7)", '0'],
  ["'banana'.count('', 4, 2)", '0'],
  ["'banana'.startswith('n', 2)", 'True'],
  ["'banana'.startswith(('x', 'n'), 2, 3)", 'True'],
  ["'banana'.startswith('na', 4, 5)", 'False'],
  ["'banana'.startswith('', 7)", 'False'],
  ["'banana'.startswith(('b', 1))", 'True'],
  ["'banana'.endswith('n', 0, 3)", 'True'],
  ['numbers.index(1, 2)', '3'],
  ['numbers.index(1, -1)', '3'],
  ["' a '.strip(none) ~ '|'", 'a|'],
  ["'a b c'.split(none, 1)", "['a', 'b c']"],
  ["'a b c'.split(' ', true)", "['a', 'b c']"],
  ["'aaa'.replace('a', 'b', true)", 'baa'],
  ["'<p>5&ndash;7&nbsp;km &hellip;</p>'|striptags", '5–7\u00a0km …'],
  ["'&bdquo;a&ldquo; &eacute; &Ccaron; &AMP; &Omega; &#128;'|striptags", '„a“ é Č & Ω €'],
  ["'&copy 2026 &notit; &unknown; &#0;'|striptags", '© 2026 ¬it; &unknown; \ufffd'],
  ["'%.0e %.1e %.1e'|format(2.5, 1.25, 1.35)", '2e+00 1.2e+00 1.4e+00'],
  ["'%#g %#.0f %#.3g %#.0e'|format(1.0, 3.0, 2.0, 3.0)", '1.00000 3. 2.00 3.e+00'],
  ["'%a %a'|format('č', '😀')", "'\\u010d' '\\U0001f600'"],
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
  ["'a'.find()", '"find" takes 1 to 3 arguments: sub, start, end.'],
  ["'a'.endswith('a', 0, 1, 2)", '"endswith" takes 1 to 3 arguments: suffix, start, end.'],
  ["'a'.replace('a')", '"replace" takes 2 to 3 arguments: old, new, count.'],
  ["','.join([], 1)", '"join" takes 1 argument: iterable.'],
  ['{}.get()', '"get" takes 1 to 2 arguments: key, default.'],
  ['{}.keys(1)', '"keys" takes no arguments.'],
  ['numbers.count(1, 2)', '"count" takes 1 argument: value.'],
  ['numbers.append()', '"append" takes 1 argument: value.'],
  ["'a'.find(a='a')", '"find" takes no arguments by name.'],
  ["'a'.find('a', 1.0)", '"start" has to be a whole number.'],
  ["'a'.find('a', 0, 'b')", '"end" has to be a whole number.'],
  ['numbers.index(3, none)', '"start" has to be a whole number.'],
  ["'a b'.split(' ', 1.0)", '"maxsplit" has to be a whole number.'],
  ["'a b'.replace('a', 'b', none)", '"count" has to be a whole number.'],
  ["'a1'.strip(1)", 'The method needs a text.'],
  ['numbers.index(1, 2, -1)', 'The list does not contain the item.'],
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
