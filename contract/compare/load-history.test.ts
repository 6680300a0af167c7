import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadHistory, parseHistory } from './load-history';

const CHANGE = { kind: 'added', breaking: false, subject: 'Analysis', member: 'lang' };

const ENTRY = { id: 'v2-0', title: 'Version 2.0', recorded: '2026-11-22', changes: [CHANGE] };

async function toRoot(text?: string): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'history-'));
  await mkdir(path.join(root, 'contract/media-v2'), { recursive: true });
  if (text !== undefined) await writeFile(path.join(root, 'contract/media-v2/changes.yaml'), text);
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
      'contract/media-v2/changes.yaml is not a list of entries. Begin with "- id: …".',
    );
  });
});

describe('parseHistory()', () => {
  it('keeps all that an entry says', () => {
    const entries = [ENTRY, { ...ENTRY, id: 'older', date: '2024-02-29', note: 'With `lang`.' }];
    expect(parseHistory('changes.yaml', entries)).toEqual(entries);
  });

  it('takes the further keys of a file', () => {
    const entries = [{ ...ENTRY, page: '/media-api/' }];
    expect(parseHistory('changes.yaml', entries, ['page'])).toEqual(entries);
  });

  it.each<[what: string, entry: unknown, message: string]>([
    ['an empty entry', null, ' says nothing.'],
    ['a text', 'v2-0', ' says nothing.'],
    [
      'a misspelled key',
      { ...ENTRY, titel: 'Version 2.0' },
      ' contains the key "titel", which has no meaning. Did you mean "title"? Known: id, title, recorded, date, note, changes',
    ],
    ...['V2-0', 'v2.0', '-v2', 'v2-', '2.0'].map((id): [string, unknown, string] => [
      `the ID ${id}`,
      { ...ENTRY, id },
      ` has the id "${id}". Write small letters and hyphens.`,
    ]),
    [
      'an entry without an ID',
      { ...ENTRY, id: undefined },
      ' has no "id". Add a line "id: …" with a text.',
    ],
    ...[undefined, ' ', 2].map((title): [string, unknown, string] => [
      `the title ${title}`,
      { ...ENTRY, title },
      ' has no "title". Add a line "title: …" with a text.',
    ]),
    [
      'a day as a number',
      { ...ENTRY, recorded: 20_261_122 },
      ', "recorded", is not a day. Write it as 2026-11-22.',
    ],
    [
      'a day that the calendar does not have',
      { ...ENTRY, date: '2026-02-30' },
      ', "date", is not a day. Write it as 2026-11-22.',
    ],
    ['changes that are no list', { ...ENTRY, changes: {} }, ' has no list of "changes".'],
    ['an empty change', { ...ENTRY, changes: [null] }, ', "changes", says nothing.'],
    [
      'a misspelled key of a change',
      { ...ENTRY, changes: [{ ...CHANGE, braking: true }] },
      ', "changes", contains the key "braking", which has no meaning. Did you mean "breaking"? Known: kind, breaking, subject, member, text',
    ],
    [
      'another kind',
      { ...ENTRY, changes: [{ ...CHANGE, kind: 'add' }] },
      ' has a change of kind "add". Known: added, changed, deprecated, removed',
    ],
    [
      'a change of nothing',
      { ...ENTRY, changes: [CHANGE, { ...CHANGE, subject: '' }] },
      ' has no "subject". Add a line "subject: …" with a text.',
    ],
    [
      'a change that may be breaking',
      { ...ENTRY, changes: [{ ...CHANGE, breaking: 'no' }] },
      ' does not say whether each change is breaking. Write "breaking: true".',
    ],
  ])('rejects %s', (_, entry, message) => {
    expect(() => parseHistory('changes.yaml', [ENTRY, entry])).toThrow(
      new Error(`changes.yaml, entry 2${message}`),
    );
  });
});
