import { LANGUAGES } from '@docs/sandbox/demo-data';
import { ask, read } from '../../sandbox';
import { COLUMNS, compareNames } from './compare-names';
import type { Named, Row } from './compare-names';
import samples from './samples.json';

type Sample = (typeof samples)[number];

/** Short, and each shows something else: names, a tag without all names, another language. */
export const SAMPLES = samples as [Sample, ...Sample[]];

export interface Groups {
  tags: Row[];
  entities: Row[];
}

interface Analysis {
  language: { detected: string };
  tags: Named[];
  entities: Named[];
}

/** Analyzes a sample once for each column, and asks which names its items have. */
export async function loadComparison(label: string): Promise<Groups> {
  const { title, text } = SAMPLES.find((sample) => sample.label === label) ?? SAMPLES[0];
  const document = { id: '1234', title, text, analyses: ['tags', 'entities'] };
  const responses = await Promise.all(
    COLUMNS.map(async (presentationLanguage) => {
      const request = { ...document, ...(presentationLanguage && { presentationLanguage }) };
      return read<Analysis>(await ask('POST /v2/nlp/analyze', request));
    }),
  );
  const all = responses.flatMap(({ tags, entities }) => [...tags, ...entities]);
  const namesById = await loadNames([...new Set(all.flatMap(({ gkbId }) => gkbId ?? []))]);
  const compare = (group: 'tags' | 'entities'): Row[] =>
    compareNames({
      columns: responses.map((response, index) => ({
        language: COLUMNS[index] ?? response.language.detected,
        list: response[group],
      })),
      namesById,
      fallbacks: [responses[0]?.language.detected ?? 'en', 'en'],
    });
  return { tags: compare('tags'), entities: compare('entities') };
}

type Names = Record<string, string>;

/** All names of items: of the knowledge base, and of editorial tags, which it does not know. */
async function loadNames(ids: string[]): Promise<Map<string, Names>> {
  const lists = await Promise.all(
    LANGUAGES.map(async (language) => {
      const exchange = await ask('POST /v2/knowledgebase/stdforms', { ids, language });
      return { language, forms: read<Record<string, { value: string }>>(exchange) };
    }),
  );
  const entries = ids.map(async (id): Promise<[string, Names]> => {
    const names = lists.flatMap(({ language, forms }) => {
      const value = Object.hasOwn(forms, id) ? forms[id]?.value : undefined;
      return value === undefined ? [] : [[language, value] as const];
    });
    return [id, names.length > 0 ? Object.fromEntries(names) : await loadEditorialNames(id)];
  });
  return new Map(await Promise.all(entries));
}

async function loadEditorialNames(id: string): Promise<Names> {
  const exchange = await ask(`GET /v2/customize/editorial_tag/${encodeURIComponent(id)}`);
  if (exchange.status === 404) return {};
  return read<{ stdForms?: Names }>(exchange).stdForms ?? {};
}
