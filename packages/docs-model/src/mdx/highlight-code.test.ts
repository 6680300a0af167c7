import { describe, expect, it } from 'vitest';
import { exampleRequest } from '@docs/code-samples/testing';
import { languages } from '@docs/vendor/samples';
import { highlightCode } from './highlight-code';

describe('highlightCode()', () => {
  it('marks names, strings and numbers and leaves punctuation plain', () => {
    expect(highlightCode('{"id": 1, "a": "b"}', 'json')).toBe(
      '{<span class="k">"id"</span>: <span class="n">1</span>, ' +
        '<span class="k">"a"</span>: <span class="s">"b"</span>}',
    );
  });

  it('marks lines, also inside a token, and changes no letter of the code', () => {
    const code = "curl -d '{\n  1,\n  2}'\nls";
    const html = highlightCode(code, 'bash', new Map(), [1, 3, 4]);
    expect(html.split('\n').map((line) => line.includes('<i class="changed"></i>'))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(html.replaceAll('<i class="changed"></i>', '')).toBe(highlightCode(code, 'bash'));
  });

  it('escapes markup in code', () => {
    expect(highlightCode('<script>alert(1)</script>', 'text')).toBe(
      '&#x3C;script>alert(1)&#x3C;/script>',
    );
  });

  it('shows an unknown language as plain text', () => {
    expect(highlightCode('MOVE 1 TO X', 'cobol')).toBe('MOVE 1 TO X');
  });

  // refractor brings the common languages only; others are registered in highlight-code.ts.
  it.each(languages)('knows the language of the samples in $label', ({ print, syntax }) => {
    expect(highlightCode(print(exampleRequest), syntax)).toContain('<span');
  });
});
