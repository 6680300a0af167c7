import { describe, expect, it, test } from 'vitest';
import { analysis } from '@docs/vendor/testing';
import { linkAnalysis, buildMarks, resolveTarget } from './link-analysis';

const linked = linkAnalysis(analysis);
const characters = [...(analysis.paragraphs[0]?.text ?? '')];
const read = (pointer: string) =>
  resolveTarget(linked, { pointer }).ranges.map(({ start, end }) =>
    characters.slice(start, end).join(''),
  );
const TOKENS = '/paragraphs/0/sentences/0/tokens';

describe('resolveTarget() of a place of the JSON', () => {
  it.each<[string, string, string[]]>([
    ['an entity', '/entities/0', ['Bank of England']],
    ['a value of an entity', '/entities/3/stdForm', ['Řím']],
    ['a mention with a gap', '/entities/2/mentions/0', ['met', 'in']],
    ['a token', `${TOKENS}/6/off`, ['Jiří']],
    ['the id of a token in a mention', '/entities/0/mentions/0/tokenIds/2', ['England']],
    ['a tag', '/tags/0/relevance', ['Řím']],
    ['a relation with its argument', '/relations/0/textRepr', ['met', 'Bank of England']],
    ['an argument', '/relations/0/args/0/entityId', ['Bank of England']],
    ['a sentence', '/paragraphs/0/sentences/0', [characters.join('')]],
    ['the sentiment of an entity', '/itemSentiments/e3/mean', ['Řím']],
    ['what is about the document', '/docSentiment/mean', []],
    ['what does not exist', '/entities/9', []],
  ])('marks the characters of %s', (_, pointer, want) => {
    expect(read(pointer)).toEqual(want);
  });

  it('does not take the id of the document for one of its parts', () => {
    const linked = linkAnalysis({ ...analysis, id: 'e0' } as typeof analysis);
    expect(resolveTarget(linked, { pointer: '/id' }).ranges).toEqual([]);
    expect(resolveTarget(linked, { pointer: '/entities/0/id' }).ranges).toHaveLength(1);
  });
});

describe('resolveTarget() of a mark', () => {
  it('names the entity, its mention, its tokens, the tag and the sentiment', () => {
    const { places } = resolveTarget(linked, { ids: ['e3', 't0'] });
    expect(places.map(({ pointer }) => pointer)).toEqual([
      '/entities/3',
      '/entities/3/mentions/0',
      `${TOKENS}/8`,
      '/tags/0',
      '/tags/0/mentions/0',
      `${TOKENS}/8`,
      '/itemSentiments/e3',
    ]);
  });

  it('marks all mentions of what it names, and of others only what is at its place', () => {
    const mentions = [
      { id: 'x0', tokenIds: ['w8'] },
      { id: 'x1', tokenIds: ['w2'] },
    ];
    const topic = { id: 't1', stdForm: 'travel', type: 'media-topic', relevance: 1, mentions };
    const linked = linkAnalysis({ ...analysis, tags: [...(analysis.tags ?? []), topic] });
    const at = { paragraph: 0, start: 34, end: 37 };
    const { ranges, places } = resolveTarget(linked, { ids: ['e3', 't1'], at });
    expect(new Set(ranges.map(({ start }) => start))).toEqual(new Set([34]));
    expect(places.map(({ pointer }) => pointer)).not.toContain('/tags/1/mentions/1');
    expect(places.map(({ pointer }) => pointer)).toContain('/tags/1/mentions/0');
    expect(resolveTarget(linked, { ids: ['t1'] }).ranges).toHaveLength(2);
    expect(resolveTarget(linked, { ids: ['t1', 'e3'], at }).ranges).toHaveLength(3);
  });

  it('is one place only where the thing is mentioned once', () => {
    expect(resolveTarget(linked, { ids: ['e3'] }).at).toEqual({ paragraph: 0, start: 34, end: 37 });
    expect(resolveTarget(linked, { ids: ['e2'] }).at).toBeUndefined();
  });
});

test('buildMarks() adds what lies around a place, which keeps its own class', () => {
  const places: [string, string][] = [
    ['/tags/0', 'lit'],
    ['/tags/0/mentions/1', 'lit'],
  ];
  expect([...buildMarks(places, 'contains')]).toEqual([
    ['/tags', 'contains'],
    ['', 'contains'],
    ['/tags/0/mentions', 'contains'],
    ['/tags/0', 'lit'],
    ['/tags/0/mentions/1', 'lit'],
  ]);
});
