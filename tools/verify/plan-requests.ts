import { listCalls, toPath } from '@docs/openapi';
import type { Example } from '@docs/openapi';
import { requireNamed } from '@docs/utils';
import type { Settings } from './read-settings';

export type Plan = ReturnType<typeof planRequests>;

/** The prefix begins the IDs of what is created. Without one, only requests that read are sent. */
type PlanOptions = Pick<Settings, 'only' | 'set'> & { prefix?: string };

/** Of POST, only these verbs of summaries, which contract:lint knows, leave data as they are. */
const READS = /^(Analyze|Check|Find|Get|List|Recommend|Search)\b/;

export function isReading({ operation: { method, summary } }: Example): boolean {
  return method === 'get' || (method === 'post' && READS.test(summary));
}

/**
 * Chooses the examples to send: requests in their order, and what deletes that which they create. PUT,
 * PATCH, and DELETE concern only IDs that begin with the prefix, so no object of the account changes.
 */
export function planRequests(stored: Example[], { only, set, prefix }: PlanOptions) {
  const ids = prefix === undefined ? [] : stored.flatMap((call) => findDeletedId(call) ?? []);
  const ownIds = new Map(ids.map((id) => [id, `${prefix}${id}`]));
  const examples = stored.map((call) => ({
    ...call,
    parameters: replaceStrings(call.parameters, (id, name) => ownIds.get(id) ?? set[name] ?? id),
    body: isReading(call) ? call.body : replaceStrings(call.body, (id) => ownIds.get(id) ?? id),
  }));
  const parameters = new Set(
    stored.flatMap((call) => call.operation.parameters.map((p) => p.name)),
  );
  for (const name of Object.keys(set)) requireNamed([...parameters], name, '--set names', String);
  const names = new Set(stored.flatMap(({ name, operation }) => [name, operation.id]));
  for (const name of only) requireNamed([...names], name, '--only names', String);
  const chosen = examples.filter(
    ({ name, operation: { id } }) => only.length === 0 || only.includes(name) || only.includes(id),
  );
  // A creation goes first, then updates, then what reads.
  const rank = (call: Example): number =>
    isReading(call) ? 2 : Number(call.operation.method !== 'post');
  const isAllowed = (call: Example): boolean => {
    if (isReading(call) || prefix === undefined) return isReading(call);
    return call.operation.method === 'post' || toPath(call).includes(`/${prefix}`);
  };
  const sequences = [...chosen]
    .sort((a, b) => rank(a) - rank(b))
    // An example may begin with a deletion in the sandbox. Here, its ID is new.
    .map((call) => listCalls(call, examples).filter((c) => c === call || !findDeletedId(c)))
    .filter((calls) => calls.every(isAllowed));
  const requests = [...new Set(sequences.flat())].filter((call) => !findDeletedId(call));
  const changed = requests.filter((call) => !isReading(call));
  const changedText = JSON.stringify(changed.map((call) => [call.parameters, call.body]));
  const cleanUps = examples.filter((call) => changedText.includes(findDeletedId(call) ?? '\n'));
  const skipped = chosen.filter((call) => ![...requests, ...cleanUps].includes(call));
  return { requests, cleanUps, skipped };
}

/** The parameter that ends the path of a deletion. */
export function findDeletedId({
  operation: { method, path },
  parameters,
}: Example): string | undefined {
  const [, name = ''] = /\{([^{}]+)\}$/.exec(path) ?? [];
  return method === 'delete' ? parameters.path[name] : undefined;
}

/** The same JSON with other strings. */
export function replaceStrings<Json>(json: Json, replace: (text: string, key: string) => string) {
  if (json === undefined) return json;
  return JSON.parse(JSON.stringify(json), (key, value: unknown) =>
    typeof value === 'string' ? replace(value, key) : value,
  ) as Json;
}
