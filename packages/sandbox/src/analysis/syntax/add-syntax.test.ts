import { expect, it } from 'vitest';
import { tagWords } from '../../testing/tag-words';
import { buildSyntax } from './add-syntax';
import type { FoundEntity, Sentence } from '../model';
import { segment } from '../language/segment';

it('buildSyntax() makes one node of a verb and its helpers, and says that it is negated', async () => {
  const paragraphs = await segment([{ type: 'BODY', text: 'He did not sleep.' }], 'en');
  const syntax = buildSyntax(paragraphs, []);
  expect(syntax.tokens.get('w3')).toEqual({
    dLemma: 'sleep',
    mTag: 'VB',
    fnc: 'root',
    feats: { negated: 'true' },
  });
  expect(syntax.sentences.get('s0')).toEqual([
    { id: 'd0', tokenIds: [], lemma: '#_SENTENCE_#', fnc: 'root' },
    { id: 'd1', tokenIds: ['w0'], lemma: 'he', fnc: 'nsubj', parId: 'd2' },
    { id: 'd2', tokenIds: ['w1', 'w2', 'w3'], lemma: 'sleep', fnc: 'clause', parId: 'd0' },
    { id: 'd3', tokenIds: ['w4'], lemma: '.', fnc: 'punct', parId: 'd2' },
  ]);
  expect(syntax.nodes.get('w1')).toBe('d2');
});

it('buildSyntax() leaves out sentences whose words have no part of speech', async () => {
  const paragraphs = await segment([{ type: 'BODY', text: 'Nová známka.' }], 'cs');
  expect(buildSyntax(paragraphs, [])).toEqual({
    tokens: new Map(),
    sentences: new Map(),
    nodes: new Map(),
  });
});

it.each([
  ['Prague', 'Prague', 'PROPN', 'NNP'],
  ['train', 'train', 'NOUN', 'NN'],
  ['trains', 'train', 'NOUN', 'NNS'],
  ['Cheap', 'cheap', 'ADJ', 'JJ'],
  ['cheaper', 'cheap', 'ADJ', 'JJR'],
  ['cheapest', 'cheap', 'ADJ', 'JJS'],
  ['the', 'the', 'DET', 'DT'],
  ['sans', 'sans', 'X', 'FW'],
  ['?', '?', 'PUNCT', '?'],
  ['to', 'to', 'PART', 'TO'],
  ["n't", 'not', 'PART', 'RB'],
  ['would', 'will', 'AUX', 'MD'],
  ['Can', 'can', 'AUX', 'MD'],
  ['mustered', 'muster', 'VERB', 'VBD'],
  ['swill', 'swill', 'VERB', 'VB'],
  ['going', 'go', 'VERB', 'VBG'],
  ['goes', 'go', 'VERB', 'VBZ'],
  ['went', 'go', 'VERB', 'VBD'],
  ['is', 'be', 'AUX', 'VBZ'],
  ['was', 'be', 'AUX', 'VBD'],
  ['Was', 'be', 'AUX', 'VBD'],
  ['GOING', 'go', 'VERB', 'VBG'],
  ['NICEST', 'nice', 'ADJ', 'JJS'],
])('buildSyntax() tags "%s" (%s, %s) as %s', (text, lemma, pos, tag) => {
  const sentences = [{ id: 's0', tokens: tagWords(`${text}/${pos}/${lemma}`) }];
  const { tokens } = buildSyntax([{ id: 'p0', index: 0, type: 'BODY', text, sentences }], []);
  expect(tokens.get('w0')?.mTag).toBe(tag);
});

it('buildSyntax() counts nodes through all sentences, and joins compounds and names', () => {
  const text = 'Angela Merkel never visits trade shows. Cinemas reopened.';
  const first: Sentence = {
    id: 's0',
    tokens: tagWords(
      'Angela/PROPN Merkel/PROPN never/ADV visits/VERB/visit trade/NOUN shows/NOUN/show ./PUNCT',
    ),
  };
  const second: Sentence = {
    id: 's1',
    tokens: tagWords('Cinemas/NOUN/cinema reopened/VERB/reopen ./PUNCT', 7),
  };
  const merkel: FoundEntity = {
    ...{ id: 'e0', standardForm: 'Angela Merkel', type: 'person', relevance: 94 },
    mentions: [
      {
        ...{ id: 'm0', text: 'Angela Merkel', mwl: 'Angela Merkel', tokenIds: ['w0', 'w1'] },
        ...{ sentence: first, tokens: first.tokens.slice(0, 2) },
      },
    ],
  };
  const syntax = buildSyntax(
    [{ id: 'p0', index: 0, type: 'BODY', text, sentences: [first, second] }],
    [merkel],
  );
  expect([...syntax.tokens.values()].map(({ mTag, fnc, parId }) => [mTag, fnc, parId])).toEqual([
    ['NNP', 'compound', 'w1'],
    ['NNP', 'nsubj', 'w3'],
    ['RB', 'advmod', 'w3'],
    ['VBZ', 'root', undefined],
    ['NN', 'compound', 'w5'],
    ['NNS', 'obj', 'w3'],
    ['.', 'punct', 'w3'],
    ['NNS', 'nsubj', 'w8'],
    ['VBD', 'root', undefined],
    ['.', 'punct', 'w8'],
  ]);
  expect([...syntax.tokens.values()].flatMap(({ feats = [] }) => feats)).toEqual([
    { negated: 'true' },
    { negated: 'false' },
  ]);
  const who = { tokenIds: ['w0', 'w1'], lemma: 'Angela Merkel', entityMentionId: 'm0' };
  expect([...syntax.sentences]).toEqual([
    [
      's0',
      [
        { id: 'd0', tokenIds: [], lemma: '#_SENTENCE_#', fnc: 'root' },
        { id: 'd1', ...who, fnc: 'nsubj', parId: 'd2' },
        { id: 'd2', tokenIds: ['w2', 'w3'], lemma: 'visit', fnc: 'clause', parId: 'd0' },
        { id: 'd3', tokenIds: ['w4', 'w5'], lemma: 'trade show', fnc: 'dobj', parId: 'd2' },
        { id: 'd4', tokenIds: ['w6'], lemma: '.', fnc: 'punct', parId: 'd2' },
      ],
    ],
    [
      's1',
      [
        { id: 'd5', tokenIds: [], lemma: '#_SENTENCE_#', fnc: 'root' },
        { id: 'd6', tokenIds: ['w7'], lemma: 'cinema', fnc: 'nsubj', parId: 'd7' },
        { id: 'd7', tokenIds: ['w8'], lemma: 'reopen', fnc: 'clause', parId: 'd5' },
        { id: 'd8', tokenIds: ['w9'], lemma: '.', fnc: 'punct', parId: 'd7' },
      ],
    ],
  ]);
  expect([...syntax.nodes].map(([token, node]) => `${token} ${node}`)).toEqual([
    ...['w0 d1', 'w1 d1', 'w2 d2', 'w3 d2', 'w4 d3', 'w5 d3', 'w6 d4'],
    ...['w7 d6', 'w8 d7', 'w9 d8'],
  ]);
});
