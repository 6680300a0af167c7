import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadContract } from '@docs/openapi/node';
import type { OpenApiDocument } from '@docs/openapi';
import { createValidator } from '../../tools/contract-lint/create-validator';

interface Recording {
  source: string;
  characters?: number;
  fields: string;
  version?: string;
  usedChars?: number;
  language?: string;
  paragraphs?: { type: string; characters: number; tokens: number[] }[];
  paragraphFields?: string;
  sentenceFields?: string;
  tokenFields?: string;
  entityFields: string;
  entities: string;
  forms?: Record<string, string>;
  entityMentionFields?: string;
  entityMentionTokens?: string;
  tagFields: string;
  tags: string;
  tagMentionFields?: string;
  tagMentionTokens?: string;
  relationFields: string;
  relations: string;
  negated?: string;
  supportTokens?: string;
  docSentiment: { mean: number; label: string; positive: number; negative: number };
}

const file = readFileSync('tests/contract/recordings.yaml', 'utf8');
const recordings = parse(file) as Recording[];
const named = recordings.map((recording) => ({ name: recording.source.slice(41), recording }));

const split = (words = ''): string[] => words.split(' ').filter((word) => word !== '');
const pick = (fields: string | undefined, all: Record<string, unknown>): object =>
  Object.fromEntries(split(fields).map((field) => [field, all[field]]));
const listIds = (count: number): string[] => Array.from({ length: count }, (_, id) => `w${id}`);

/** A response with the fields, values and counts of a recording; its words are placeholders. */
function toResponse(recording: Recording): Record<string, unknown> {
  const { fields, language, paragraphs = [], forms = {}, docSentiment } = recording;
  const toMentions = (tokens: string | undefined, names: string | undefined): object[] =>
    split(tokens).map((count) =>
      pick(names, { id: 'm0', text: 'word', mwl: 'word', tokenIds: listIds(Number(count)) }),
    );
  const response = pick(fields, {
    ...recording,
    language: { detected: language },
    paragraphs: paragraphs.map(({ type, characters, tokens }) =>
      pick(recording.paragraphFields, {
        id: 'p0',
        type,
        text: '-'.repeat(characters),
        sentences: tokens.map((count) =>
          pick(recording.sentenceFields, {
            id: 's0',
            tokens: listIds(count).map((id) =>
              pick(recording.tokenFields, { id, off: 0, text: '-' }),
            ),
          }),
        ),
      }),
    ),
    entities: split(recording.entities).map((type) =>
      pick(recording.entityFields, {
        id: 'e0',
        stdForm: Object.keys(forms).find((form) => forms[form] === type) ?? 'name',
        type,
        mentions: toMentions(recording.entityMentionTokens, recording.entityMentionFields),
      }),
    ),
    tags: split(recording.tags).map((tag) =>
      pick(recording.tagFields, {
        id: 't0',
        stdForm: 'name',
        type: tag.split(':')[0],
        relevance: Number(tag.split(':')[1]),
        mentions: toMentions(recording.tagMentionTokens, recording.tagMentionFields),
      }),
    ),
    relations: recording.relations.split('; ').map((relation, index) => {
      const [type, ...roles] = split(relation);
      return pick(recording.relationFields, {
        id: 'r0',
        name: 'name',
        textRepr: 'name(name)',
        type,
        args: roles.map((role) => {
          const [kind, entity] = role.split('=');
          return { type: kind, name: 'name', ...(entity && { entityId: 'e0' }) };
        }),
        feats: { negated: split(recording.negated)[index], modality: '' },
        support: [{ tokenIds: listIds(Number(split(recording.supportTokens)[index])) }],
      });
    }),
    docSentiment,
  });
  // One recording is a part of a response only.
  const rest = { version: '3.2.1', language: { detected: 'cs' }, usedChars: 100 };
  return recording.version ? { ...response } : { ...rest, ...response };
}

/** The same document, in which no object may have a field that is not named. */
function close(document: OpenApiDocument): OpenApiDocument {
  const closed = structuredClone(document);
  for (const schema of Object.values(closed.components.schemas)) {
    if (schema.properties) schema.additionalProperties = false;
  }
  return closed;
}

const validators = [
  ['Response', createValidator(close(await loadContract('general-v3')))],
  ['Analysis', createValidator(close(await loadContract('media-v2')))],
] as const;

describe.each(named)('the recording $name', ({ recording }) => {
  it.each(validators)('is a %s, field by field', (type, validate) => {
    expect(validate(`/components/schemas/${type}`, toResponse(recording))).toEqual([]);
  });

  it('would not be one without a version, or with a field that nobody names', () => {
    const { version, ...rest } = toResponse(recording);
    for (const [type, validate] of validators) {
      const pointer = `/components/schemas/${type}`;
      expect(validate(pointer, rest)).not.toEqual([]);
      expect(validate(pointer, { ...rest, version, text: '' })).not.toEqual([]);
    }
  });

  it('charges the text as it was sent, and 100 characters at least', () => {
    const { characters, usedChars } = recording;
    if (characters !== undefined) expect(usedChars).toBe(Math.max(100, characters));
  });
});
