import { describe, expect, it } from 'vitest';
import { runPage } from '@docs/docs-model/testing';
import { templateExamples } from './template-examples';

const expand = templateExamples();

describe('templateExamples()', () => {
  it('sets a template, its data and its output below each other', async () => {
    const page = await runPage('```genja\n{{ x }}\n--- data\n{"x": 1}\n--- output\n1\n```', expand);
    expect(page).toContain('```jinja title="Template" wrap\n  {{ x }}');
    expect(page).toContain('```json title="Data"\n  {"x": 1}');
    expect(page).toContain('```text title="Output"\n  1');
  });

  it('names an example by the heading above, and the second one by its number, too', async () => {
    const example = '```genja\n{{ 1 }}\n```\n\n';
    const page = await runPage(`${example}## Cases {/* #m */}\n\n${example}${example}`, expand);
    expect([...page.matchAll(/title="([^"]+)" *>/g)].map(([, title]) => title)).toEqual([
      ...['example', 'Cases', 'Cases 2'],
    ]);
  });

  it('sets a gloss from the data and the case of each word', async () => {
    const example = 'V {{ place|m("6") }}\n--- data\n{"place":"škola"}\n```';
    const page = await runPage(`\`\`\`genja gloss\n${example}`, expand);
    expect(page).toMatch(/facts="škole: škola"[^]*facts="škole: locative"[^]*<TemplateExample/);
    const tile = await runPage(`\`\`\`genja gloss=only\n${example}`, expand);
    expect(tile).not.toMatch(/škola|TemplateExample/);
  });

  it('computes an output that the page leaves out', async () => {
    const page = await runPage('```genja\n{{ 1 + 1 }}\n```', expand);
    expect(page).toContain('```text title="Output"\n  2');
  });

  it('stops at an output that the template does not print', async () => {
    const page = '```genja\n{{ 1 + 1 }}\n--- output\n3\n```';
    await expect(runPage(page, expand, 'site/content/a.mdx')).rejects.toThrow(
      'site/content/a.mdx:1 says that a template prints\n3\nbut it prints\n2',
    );
  });

  it('leaves alone what it has resolved before', async () => {
    const page = await runPage('```genja\n{{ 1 }}\n--- output\n1\n```', expand);
    expect(await runPage(page, expand)).toBe(page);
  });

  it('leaves fences of other languages alone', async () => {
    expect(await runPage('```jinja\n{{ x }}\n```\n', expand)).toBe('```jinja\n{{ x }}\n```\n');
  });
});
