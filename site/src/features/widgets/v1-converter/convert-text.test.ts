// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { convertText } from './convert-text';

function readBody(body: string): unknown {
  const conversion = convertText(JSON.stringify({ id: '1', body })) as { output: object };
  return (conversion.output as { text?: string }).text;
}

it.each([
  ...['address', 'fieldset', 'legend', 'button', 'hgroup', 'search', 'center'].map(
    (name): [string, string] => [`<${name}>a</${name}>b`, 'a\nb'],
  ),
  ['<menu><li>a</menu>b', 'a\nb'],
  ['<table><caption>a</caption><tr><td>b<td>c<tr><td>d</table>', 'a\nb c\nd'],
  ['<select><option>a<option>b</select>', 'a\nb'],
  ['<p hidden>x</p><p>y</p>', 'y'],
  ['<div hidden=until-found>x<b>z</b></div>y', 'y'],
  ['<dialog>x</dialog><dialog open>a</dialog>b', 'a\nb'],
  ['<label>a</label>b', 'ab'],
  ['<pre>a\n<b>b</b>\nc</pre>d\ne', 'a\nb\nc\nd e'],
  ['a\nb', 'a\nb'],
  ['<p style="color: red; display: none">x</p><p>y</p>', 'y'],
])('convertText() reads the HTML %s as a browser shows it', (body, text) => {
  expect(readBody(body)).toBe(text);
});

it.each([
  ['[{"id": "20"}, {"id": "10"}]', 'item', /"20":.*"10":/],
  ['{"id": "1", "metadata": {"b": "1", "10": "x"}}', 'request', /"b":.*"10":/],
] as const)('convertText() keeps the order of keys in %s', (text, kind, order) => {
  expect(JSON.stringify(convertText(text, kind))).toMatch(order);
});

it('convertText() says what it drops from HTML', () => {
  expect(convertText('{"id": "1", "body": "<p hidden>x</p>y"}')).toMatchObject({
    notes: expect.arrayContaining([
      expect.objectContaining({ text: expect.stringContaining('1 hidden element') as string }),
    ]) as object,
  });
});
