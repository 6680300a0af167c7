import { expect, it } from 'vitest';
import { tagWords } from '../../testing/tag-words';
import type { FoundEntity, Paragraph, Sentence, TagDraft } from '../model';
import { listBaseTags, listMediaTags, listPhraseTags } from './mention-tags';

const sentence: Sentence = {
  id: 's0',
  tokens: tagWords('Prague/PROPN hotels/NOUN/hotel near/ADP Prague/PROPN trains/NOUN/train'),
};
const text = 'Prague hotels near Prague trains';
const paragraphs: Paragraph[] = [{ id: 'p0', index: 0, type: 'BODY', text, sentences: [sentence] }];

function mention(id: string, tokenId: string): FoundEntity['mentions'][number] {
  return { id, text: 'Prague', mwl: 'Prague', tokenIds: [tokenId], sentence, tokens: [] };
}

const PRAGUE: FoundEntity = {
  ...{ id: 'e0', itemId: 'G1085', gkbId: 'G1085', standardForm: 'Prague', type: 'location' },
  relevance: 77,
  mentions: [
    mention('m0', 'w0'),
    mention('m1', 'w3'),
    { ...mention('m2', 'w4'), derivedFromEntityId: 'e1' },
  ],
};

it('listBaseTags() makes one tag of entities with the same name, and leaves out others than items and food', () => {
  const spaces = { ...PRAGUE, id: 'e2', itemId: 'G5', mentions: [mention('m3', 'w1')] };
  const beer = {
    ...{ id: 'e3', standardForm: 'beer', type: 'food', relevance: 10 },
    mentions: [mention('m4', 'w2')],
  };
  const date = { ...beer, standardForm: '2024-10-14', type: 'date' };
  const unmentioned = { ...PRAGUE, standardForm: 'Brno', mentions: [] };
  const tags = listBaseTags([], [PRAGUE, spaces, beer, date, unmentioned], 'en');
  expect(
    tags.map(({ places, ...tag }) => ({
      ...tag,
      ids: places.flatMap((mention) => mention.tokenIds),
    })),
  ).toEqual([
    { stdForm: 'Prague', type: 'base', relevance: 3.7, ids: ['w0', 'w3', 'w1'] },
    { stdForm: 'beer', type: 'base', relevance: 2.9, ids: ['w2'] },
  ]);
});

it('listBaseTags() gives no more than the highest relevance that was recorded', () => {
  const mentions = ['w0', 'w1', 'w2', 'w3', 'w4'].map((id) => mention(id, id));
  const often = { ...PRAGUE, mentions };
  expect(listBaseTags([], [often], 'en')).toMatchObject([{ relevance: 4 }]);
  expect(listBaseTags([], [PRAGUE, often], 'en')).toMatchObject([{ relevance: 4 }]);
});

it('listMediaTags() makes a tag of each item that the text itself names', () => {
  const germany = { ...PRAGUE, itemId: 'G183', derivedOnly: true };
  const unknown = { ...PRAGUE, itemId: 'G5' };
  const sport = { ...PRAGUE, itemId: 'IPTC-15000000', standardForm: 'sport' };
  const number: FoundEntity = { ...PRAGUE, itemId: undefined, type: 'number' };
  const [prague, topic, ...others] = listMediaTags([PRAGUE, germany, unknown, number, sport]);
  expect(prague).toEqual({
    gkbId: 'G1085',
    stdForm: 'Prague',
    type: 'media',
    relevance: 77,
    feats: { wikidataId: 'Q1085', gkbEntityType: 'location' },
    places: PRAGUE.mentions.slice(0, 2),
  });
  expect(topic?.feats).toEqual({ gkbEntityType: 'general' });
  expect(others).toEqual([]);
});

it('listPhraseTags() makes tags of repeated phrases only, without words of other tags', () => {
  const phrases = { ...sentence, tokens: tagWords(`${PHRASES} ${PHRASES} hotels/NOUN/hotel`) };
  const some = [{ ...paragraphs[0]!, sentences: [phrases] }];
  const list = (others: TagDraft[]) =>
    listPhraseTags(some, [], 'en', others).map(({ stdForm, places }) => [stdForm, places.length]);
  const other = { stdForm: 'night', type: 'media', relevance: 50, places: [] };
  expect(list([])).toEqual([['night train', 2]]);
  expect(list([{ ...other, places: [{ text: 'night', tokenIds: ['w0'] }] }])).toEqual([]);
  expect(list([other, other, { ...other, type: 'media-topic' }])).toEqual([['night train', 2]]);
  expect(list([other, other, other])).toEqual([]);
});

const PHRASES = 'night/NOUN trains/NOUN/train stop/VERB';
