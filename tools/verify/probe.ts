import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { Example } from '@docs/openapi';
import { toContractFile } from '@docs/openapi/node';
import { getAt, isObject, requireNamed, toSteps } from '@docs/utils';
import { shorten } from './findings';
import { findDeletedId, isReading, replaceStrings } from './plan-requests';
import type { Probe } from './read-probes';
import { toLine } from '../command-line';
import { editYaml } from '../contract-pull/edit-yaml';

/** The patch adds this to a question, and the observation after it. */
const OBSERVED = 'Observed once';

/**
 * Turns probes into examples. Questions with the same requests share them: the last one is named
 * after all of their locations. What a probe creates has other IDs than what others create.
 */
export function planProbes(probes: Probe[], only: string[], stored: Example[]) {
  // A run that ends early may also name what goes before: `Tag.type#0`.
  const locations = only.map((name) => name.replace(/#\d+$/, ''));
  for (const name of locations) {
    requireNamed(probes, name, '--only names the question', ({ location }) => location);
  }
  const chosen = probes.filter(({ location }) => only.length === 0 || locations.includes(location));
  const deletions = stored.filter(findDeletedId);
  const ids = deletions.map(findDeletedId);
  const groups = [...new Set(chosen.map(({ send }) => JSON.stringify(send)))].map((key, index) => {
    const group = chosen.filter(({ send }) => JSON.stringify(send) === key);
    const name = group.map(({ location }) => location).join(',');
    const addNumber = (id: string): string => (ids.includes(id) ? `${id}-${index}` : id);
    const calls = group[0]!.requests.map((call, step, { length }) => ({
      ...call,
      name: step === length - 1 ? name : `${name}#${step}`,
      after: step === 0 ? [] : [`${name}#${step - 1}`],
      parameters: replaceStrings(call.parameters, addNumber),
      body: isReading(call) ? call.body : replaceStrings(call.body, addNumber),
    }));
    const cleanUps = deletions
      .map((call) => ({ ...call, parameters: replaceStrings(call.parameters, addNumber) }))
      .filter((call) => JSON.stringify(calls).includes(`"${findDeletedId(call)}"`))
      .map((call) => ({ ...call, name: `${call.name}#${index}`, after: [] }));
    return { planned: group.map((probe) => ({ probe, calls })), examples: [...calls, ...cleanUps] };
  });
  return {
    planned: groups.flatMap(({ planned }) => planned),
    examples: groups.flatMap(({ examples }) => examples),
  };
}

/** Reads what the responses say about the question, without the names of the account. */
export async function observe(
  { probe, calls }: ReturnType<typeof planProbes>['planned'][0],
  responses: Map<string, Response>,
  hide: (text: string) => string,
) {
  const sent = calls.flatMap(({ name, operation: { method, path: url } }) => {
    const response = responses.get(name);
    return response
      ? [{ response, text: `${method.toUpperCase()} ${url} returned ${response.status}` }]
      : [];
  });
  const start = sent.map(({ text }) => text).join(', ');
  const last = sent.at(-1)?.response;
  if (!last) return { probe, problem: 'not sent' };
  if (sent.some(({ response }) => !probe.status.includes(response.status))) {
    return { probe, problem: `${start}, which doesn't answer it` };
  }
  // Only a rejected request may be the last of a shorter sequence.
  const missing = calls.findIndex(({ name }) => !responses.has(name));
  if (missing >= 0 && (last.ok || missing < sent.length)) {
    return { probe, problem: `${start}, and not all was sent` };
  }
  const received = await last.clone().text();
  const body = await (last.clone().json() as Promise<unknown>).catch(() => received);
  const facts = probe.answer.map((place): [string, string | undefined] => {
    const header = place.split(' ')[1];
    if (header) return [header, last.headers.get(header) ?? undefined];
    return [place || 'body', place === 'status' ? start : describe(collect(body, toSteps(place)))];
  });
  const details = facts
    .filter(([place]) => place !== 'status')
    .map(([place, value]) => `${place}: ${value ?? 'absent'}`);
  const text = toLine([start, ...details].join('; '));
  if (facts.every(([, value]) => value === undefined)) return { probe, problem: text };
  return { probe, observed: hide(text) };
}

type Observation = Awaited<ReturnType<typeof observe>>;

/** All values at a pointer, in which `*` is any key or item. */
function collect(value: unknown, [step, ...rest]: string[]): unknown[] {
  if (step === undefined) return value === undefined ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  const inner = step === '*' ? Object.values(value) : [getAt(value, [step])];
  return inner.flatMap((item) => collect(item, rest));
}

/** Keys of objects, lengths of lists, and other values as they are; undefined without a value. */
function describe(values: unknown[]): string | undefined {
  const objects = values.filter(isObject);
  const keys = [...new Set(objects.flatMap(Object.keys))].map((key) => {
    const having = objects.filter((object) => Object.hasOwn(object, key));
    const json = JSON.stringify(having[0]?.[key]);
    const empty = having.length === 1 && /^(\[\]|\{\}|""|null)$/.test(json) ? `: ${json}` : '';
    const count = having.length < objects.length ? ` (${having.length} of ${objects.length})` : '';
    return `${key}${empty}${count}`;
  });
  const texts = values.map((value) => {
    if (isObject(value)) return `{${keys.join(', ')}}`;
    return Array.isArray(value) ? `a list of ${value.length}` : JSON.stringify(value).slice(0, 200);
  });
  return values.length === 0 ? undefined : shorten([...new Set(texts)], 20);
}

export function printObservation({ probe: { location, text }, observed, problem }: Observation) {
  return toLine(`  ${location}: ${text} `) + `\n    ${observed ?? `No answer: ${problem}`}`;
}

/**
 * Prints the change of the contract that observations make, for `git apply`. One account is no
 * proof: a question that a probe does not settle stays one, with what was observed.
 */
export async function printPatch(
  { api, root, day }: { api: string; root: string; day: string },
  observations: Observation[],
): Promise<string> {
  const file = toContractFile(api);
  const before = await readFile(path.join(root, file), 'utf8');
  const content = parse(before) as object;
  for (const { probe, observed } of observations) {
    if (observed === undefined) continue;
    const node = getAt(content, probe.steps) as Record<string, unknown>;
    const [question] = probe.text.split(` ${OBSERVED}`);
    const text = `${question} ${OBSERVED}, with one account, on ${day}: ${observed}.`;
    node[probe.settles ? 'x-inferred' : 'x-unknown'] = probe.settles
      ? [node['x-inferred'], text].filter(Boolean).join(' ')
      : text;
    for (const key of probe.settles ? ['x-unknown', 'x-probe'] : []) delete node[key];
  }
  const options = { cwd: root, input: editYaml(before, content), encoding: 'utf8' } as const;
  const { stdout } = spawnSync(
    'git',
    ['diff', '--no-index', '--no-color', '--', file, '-'],
    options,
  );
  return stdout.replaceAll(/^((diff --git|\+\+\+) .*b)\/-$/gm, `$1/${file}`);
}
