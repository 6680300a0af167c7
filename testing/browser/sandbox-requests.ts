import { loadContract } from '#contract/load';
import { loadExamples } from '#contract/load-examples';
import { contractNames } from '#contract/names';
import { toRequestSequence } from '#samples/request-sequence';
import type { PageRequest } from './page-sandbox';

/** A request with a name for the report of a failed test. */
export type NamedRequest = PageRequest & { name: string };

const JSON_TYPE: [string, string] = ['Content-Type', 'application/json'];
const KEY: [string, string] = ['X-API-Key', 'sandbox'];
const ANALYZE = { method: 'POST', path: '/v2/nlp/analyze', headers: [KEY, JSON_TYPE] };
const SAMPLE = '{"id": "1", "text": "Munich."}';

/** The requests of all examples, each after those that it builds on. */
export async function listExampleCalls(): Promise<NamedRequest[]> {
  const lists = await Promise.all(
    contractNames.map(async (contract) => {
      const document = await loadContract(contract);
      const examples = [...(await loadExamples(contract)).values()];
      return examples.flatMap((example) =>
        toRequestSequence(example, examples, document).calls.map(
          ({ method, url, headers, body, title }) => {
            const { pathname, search } = new URL(url);
            const text = body === undefined ? undefined : JSON.stringify(body);
            const name = `${contract}/${example.name}: ${title}`;
            return { name, method, path: pathname + search, headers, body: text };
          },
        ),
      );
    }),
  );
  return lists.flat();
}

/** Requests that are rejected, and one whose answer warns. */
export function listFailingRequests(): NamedRequest[] {
  return [
    { ...ANALYZE, name: 'broken JSON', body: '{"id": "1",' },
    { ...ANALYZE, name: 'no body', body: '' },
    { ...ANALYZE, name: 'a missing field', body: '{"text": "Munich."}' },
    { ...ANALYZE, name: 'no key', headers: [JSON_TYPE], body: SAMPLE },
    { ...ANALYZE, name: 'no key, General API', path: '/v3/analysis', headers: [], body: SAMPLE },
    { ...ANALYZE, name: 'over 500 KB', body: JSON.stringify({ id: 'a'.repeat(520_000) }) },
    { ...ANALYZE, name: 'an unknown path', path: '/v2/nlp/analyse', body: SAMPLE },
    { ...ANALYZE, name: 'a wrong method', method: 'PUT', body: SAMPLE },
    {
      ...ANALYZE,
      name: 'a wrong type',
      headers: [KEY, ['Content-Type', 'text/plain']],
      body: '{}',
    },
    ...['demo-403', 'demo-429', 'demo-500'].map((key) => ({
      ...ANALYZE,
      name: `the reserved key ${key}`,
      headers: [['X-API-Key', key], JSON_TYPE] as [string, string][],
      body: SAMPLE,
    })),
    {
      ...ANALYZE,
      name: 'a warning',
      path: '/v2/photos/demo/recommend',
      body: '{"id": "1", "text": "Munich.", "returnObjectFields": ["name"]}',
    },
  ];
}
