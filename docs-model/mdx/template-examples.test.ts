import { describe, expect, it } from 'vitest';
import { runPage } from '../../tests/support/run-page';
import { templateExamples } from './template-examples';

const expand = templateExamples();

describe('templateExamples()', () => {
  it('sets a template, its data and its output below each other', async () => {
    const page = await runPage('```genja\n{{ x }}\n--- data\n{"x": 1}\n--- output\n1\n```', expand);
    expect(page).toContain('```genja title="Template"\n  {{ x }}');
    expect(page).toContain('```json title="Data"\n  {"x": 1}');
    expect(page).toContain('```text title="Output"\n  1');
  });

  it('stops at a template without its output', async () => {
    await expect(runPage('```genja\n{{ x }}\n```', expand, 'content/a.mdx')).rejects.toThrow(
      'content/a.mdx:1 shows a template without its output',
    );
  });

  it.each([
    [
      '{{ x }}\n--- ouput\n1',
      'content/a.mdx:1 has a line "--- ouput" in a template. Did you mean "output"?',
    ],
    ['{{ x }}\n--- data\n{}', 'content/a.mdx:1 shows a template without its output'],
    ['a\n\n --- b', 'content/a.mdx:1 shows a template without its output'],
  ])('stops at %j', async (template, message) => {
    await expect(
      runPage(`\`\`\`genja\n${template}\n\`\`\``, expand, 'content/a.mdx'),
    ).rejects.toThrow(message);
  });

  it('leaves alone what it has resolved before', async () => {
    const page = await runPage('```genja\n{{ x }}\n--- output\n1\n```', expand);
    expect(await runPage(page, expand)).toBe(page);
  });

  it('leaves fences of other languages alone', async () => {
    expect(await runPage('```jinja\n{{ x }}\n```\n', expand)).toBe('```jinja\n{{ x }}\n```\n');
  });
});
