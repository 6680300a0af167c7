import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { createFolder } from '@docs/utils/testing';
import { loadHistory } from './load-history';

const CHANGE = { kind: 'added', breaking: false, subject: 'Analysis', member: 'lang' };

const ENTRY = { id: 'v2-0', title: 'Version 2.0', recorded: '2026-11-22', changes: [CHANGE] };

const toRoot = (text: string) => createFolder({ 'contracts/media-v2/changes.yaml': text });

describe('loadHistory()', () => {
  it('reads the entries of the API', async () => {
    const root = await toRoot('- { id: v2-0, title: Version 2.0, recorded: "2026-11-22" }');
    expect(await loadHistory('media-v2', root)).toEqual([{ ...ENTRY, changes: [] }]);
  });

  it('gives no entries where there is no file', async () => {
    expect(await loadHistory('media-v2', await createFolder())).toEqual([]);
  });

  it('names the file that is not a list', async () => {
    await expect(loadHistory('media-v2', await toRoot('id: v2-0'))).rejects.toThrow(
      'contracts/media-v2/changes.yaml, at "/": Invalid input: expected array',
    );
  });

  it('keeps all that an entry says', async () => {
    const entries = [ENTRY, { ...ENTRY, id: 'older', date: '2024-02-29', note: 'With `lang`.' }];
    expect(await loadHistory('media-v2', await toRoot(stringify(entries)))).toEqual(entries);
  });

  it.each<[object, string]>([
    [{ id: 'V2-0' }, '/1/id": Write small letters, digits and hyphens.'],
    [{ title: ' ' }, '/1/title": Write some text.'],
    [{ titel: 'Version 2.0' }, '/1": Unrecognized key: "titel".'],
    [{ recorded: 20_261_122 }, '/1/recorded": Invalid input: expected string'],
    [{ date: '2026-02-30' }, '/1/date": Write a day as 2026-11-22.'],
    [{ changes: [null] }, '/1/changes/0": Invalid input: expected object'],
    [
      { changes: [{ ...CHANGE, kind: 'add' }] },
      '/1/changes/0/kind": Invalid option: expected one of',
    ],
    [{ changes: [{ ...CHANGE, breaking: 'no' }] }, '/1/changes/0/breaking": Invalid input'],
  ])('rejects an entry with %j', async (fields, message) => {
    const root = await toRoot(stringify([ENTRY, { ...ENTRY, ...fields }]));
    await expect(loadHistory('media-v2', root)).rejects.toThrow(
      `contracts/media-v2/changes.yaml, at "${message}`,
    );
  });
});
