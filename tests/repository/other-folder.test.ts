import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { resolveUrl } from '@docs/docs-model';
import { loadEntries } from '@docs/docs-model/changes';
import { loadClients, loadTutorialFiles } from '@docs/docs-model/downloads';
import { tutorials } from '@docs/vendor/site';
import { findRepository, loadExamples } from '@docs/openapi/node';
import { loadContracts } from '@docs/sandbox/node';

test('packages find their data wherever a command is started', async () => {
  const here = process.cwd();
  process.chdir(tmpdir());
  try {
    expect(findRepository()).toBe(here);
    expect(Object.keys(await loadContracts())).toHaveLength(3);
    expect((await loadExamples('media-v2')).size).toBeGreaterThan(10);
    expect(await resolveUrl('term:lemma')).toContain('#');
    expect((await loadEntries()).length).toBeGreaterThan(3);
    expect(Object.keys(await loadClients())).toContain('downloads/client.py');
    const files = await loadTutorialFiles(tutorials[0]!, 'python', 'https://example.org');
    expect(Object.keys(files)).toContain('README.md');
  } finally {
    process.chdir(here);
  }
});
