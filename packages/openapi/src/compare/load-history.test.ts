import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadHistory, parseHistory } from './load-history';

const CHANGE = { kind: 'added', breaking: false, subject: 'Analysis', member: 'lang' };

const ENTRY = { id: 'v2-0', title: 'Version 2.0', recorded: '2026-11-22', changes: [CHANGE] };

async function toRoot(text?: string): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'history-'));
  await mkdir(path.join(root, 'contracts/media-v2'), { recursive: true });
  if (text !== undefined) await writeFile(path.join(root, 'contracts/media-v2/changes.yaml'), text);
  return root;
}

describe('loadHistory()', () => {
  it('reads the entries of the API', async () => {
    const root = await toRoot('- { id: v2-0, title: Version 2.0, recorded: "2026-11-22" }');
    expect(await loadHistory('media-v2', root)).toEqual([{ ...ENTRY, changes: [] }]);
  });

  it('gives no entries where there is no file', async () => {
    expect(await loadHistory('media-v2', await toRoot())).toEqual([]);
  });

  it('names the file that is not a list', async () => {
    await expect(loadHistory('media-v2', await toRoot('id: v2-0'))).rejects.toThrow(
      'contracts/media-v2/changes.yaml is not a list of entries. Begin with "- id: …".',
    );
  });
});

describe('parseHistory()', () => {
  it('keeps all that an entry says', () => {
    const entries = [ENTRY, { ...ENTRY, id: 'older', date: '2024-02-29', note: 'With `lang`.' }];
    expect(parseHistory('changes.yaml', entries)).toEqual(entries);
  });

  const reject = (entry: unknown, message: string) =>
    expect(() => parseHistory('changes.yaml', [ENTRY, entry])).toThrow(
      new Error(`changes.yaml, entry 2${message}`),
    );

  it.each([null, 'v2-0'])('rejects the entry %j', (entry) => reject(entry, ' says nothing.'));

  it.each(['V2-0', 'v2.0', '-v2', 'v2-', '2.0'])('rejects the ID %s', (id) =>
    reject({ ...ENTRY, id }, ` has the id "${id}". Write small letters and hyphens.`),
  );

  it.each(['id', 'title'])('rejects an entry without %s', (key) => {
    for (const value of [undefined, ' ', 2]) {
      const message = ` has no "${key}". Add a line "${key}: …" with a text.`;
      reject({ ...ENTRY, [key]: value }, message);
    }
  });

  const KEY = 'which has no meaning. Did you mean';

  it.each<[object, string]>([
    [
      { titel: 'Version 2.0' },
      ` contains the key "titel", ${KEY} "title"? Known: id, title, recorded, date, note, changes`,
    ],
    [{ recorded: 20_261_122 }, ', "recorded", is not a day. Write it as 2026-11-22.'],
    [{ date: '2026-02-30' }, ', "date", is not a day. Write it as 2026-11-22.'],
    [{ changes: {} }, ' has no list of "changes".'],
    [{ changes: [null] }, ', "changes", says nothing.'],
  ])('rejects an entry with %j', (fields, message) => reject({ ...ENTRY, ...fields }, message));

  it.each<[object, string]>([
    [
      { braking: true },
      `, "changes", contains the key "braking", ${KEY} "breaking"? Known: kind, breaking, subject, member, text`,
    ],
    [{ kind: 'add' }, ' has a change of kind "add". Known: added, changed, deprecated, removed'],
    [{ subject: '' }, ' has no "subject". Add a line "subject: …" with a text.'],
    [{ breaking: 'no' }, ' does not say whether each change is breaking. Write "breaking: true".'],
  ])('rejects a change with %j', (fields, message) =>
    reject({ ...ENTRY, changes: [CHANGE, { ...CHANGE, ...fields }] }, message),
  );
});
