import { expect, test } from 'vitest';
import { createRandom } from '@docs/genja';
import { generateTemplate } from '@docs/genja/testing';
import { colorTemplate, cutAtMarks } from './color-template';

const join = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('');

test('colorTemplate() colors marks, filters, texts, numbers and comments', () => {
  expect(colorTemplate("V {{ 'a'|m('6') }}{# x #}")).toEqual([
    { text: 'V ' },
    { text: '{{', kind: 'k' },
    { text: ' ' },
    { text: "'a'", kind: 's' },
    { text: '|' },
    { text: 'm', kind: 'f' },
    { text: '(' },
    { text: "'6'", kind: 's' },
    { text: ') ' },
    { text: '}}', kind: 'k' },
    { text: '{# x #}', kind: 'c' },
  ]);
});

test.each(['for_choices', 'endfor_choices', 'choice', 'end_choice', 'for_choice', 'elif', 'or'])(
  'colorTemplate() colors the statement %s',
  (name) => {
    expect(colorTemplate(`{% ${name} %}`)[2]).toEqual({ text: name, kind: 'k' });
  },
);

test('colorTemplate() loses no character of 2,000 templates, cut anywhere', () => {
  const random = createRandom(3);
  for (let run = 0; run < 2000; run++) {
    const template = generateTemplate(random);
    const cut = template.slice(0, Math.floor(random() * (template.length + 1)));
    expect(join(colorTemplate(cut))).toBe(cut);
  }
});

test('colorTemplate() loses no character of long and unclosed templates', () => {
  for (const piece of ["{{ 'a'|m ", '{', '{# ', "'", '{{ "', '{% raw %}']) {
    const template = piece.repeat(5000);
    expect(join(colorTemplate(template))).toBe(template);
  }
});

test('cutAtMarks() marks a stretch across pieces', () => {
  const pieces = cutAtMarks(colorTemplate('{{ abc }}'), [{ start: 3, end: 5, name: 'error' }]);
  expect(pieces.filter(({ mark }) => mark).map(({ text }) => text)).toEqual(['ab']);
  expect(join(pieces)).toBe('{{ abc }}');
});
