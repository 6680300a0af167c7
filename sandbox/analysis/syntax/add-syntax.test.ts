import { expect, it } from 'vitest';
import { findNode, toSyntax } from './add-syntax';
import { segment } from '../text/segment';

it('toSyntax() makes one node of a verb and its helpers, and says that it is negated', async () => {
  const paragraphs = await segment([{ type: 'BODY', text: 'He did not sleep.' }], 'en');
  const syntax = toSyntax(paragraphs, []);
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
  expect(findNode(syntax, 'w1')).toBe('d2');
});

it('toSyntax() leaves out sentences whose words have no part of speech', async () => {
  const paragraphs = await segment([{ type: 'BODY', text: 'Nová známka.' }], 'cs');
  expect(toSyntax(paragraphs, [])).toEqual({
    tokens: new Map(),
    sentences: new Map(),
    nodes: new Map(),
  });
});
