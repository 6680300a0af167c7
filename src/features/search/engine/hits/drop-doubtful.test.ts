import { expect, test } from 'vitest';
import { dropDoubtful } from './drop-doubtful';
import { Level } from '../hit';

const { Some, Alike, All, Name } = Level;

test.each([
  ['keeps them when they are all there is', [Alike, Some], [Alike, Some]],
  ['leaves them out beside the very name', [Name, Alike, Some], [Name, Alike]],
  ['leaves them out beside three with all words', [All, All, Alike, Some], [All, All, Alike]],
])('dropDoubtful() %s', (_, levels, kept) => {
  const hits = levels.map((level) => ({ rank: { level, score: 1 } }));
  expect(dropDoubtful(hits).map(({ rank }) => rank.level)).toEqual(kept);
});
