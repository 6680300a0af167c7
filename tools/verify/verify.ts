import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { KEY_PLACEHOLDER, toSampleRequest } from '@docs/code-samples';
import type { OpenApiDocument } from '@docs/openapi';
import { compareFields } from './compare-fields';
import { createSend } from './create-send';
import { groupFindings, printGroup } from './findings';
import { isReading, planRequests, replaceStrings } from './plan-requests';
import type { Plan } from './plan-requests';
import { observe, planProbes, printObservation, printPatch } from './probe';
import { readProbes } from './read-probes';
import type { Settings } from './read-settings';
import { sendPlan } from './send-plan';
import type { Run } from './send-plan';
import type { ContractQuestion } from '../questions/list-questions';
import { loadSubject } from '../contract-lint/check';
import { writeJson } from '../write-json';

export interface Surroundings {
  /** The repository. */
  root: string;
  print: (text: string) => void;
  confirm: () => Promise<boolean>;
  signal?: AbortSignal;
  wait?: (milliseconds: number) => Promise<unknown>;
  /** Milliseconds for each response. */
  timeout?: number;
}

/**
 * Sends the examples of a contract to a server, and prints where its responses differ from the contract.
 *
 * @returns the exit status: 0 if nothing breaks the contract, 1 if something does, 2 if not everything
 *   was checked
 */
export async function verify(settings: Settings, surroundings: Surroundings): Promise<number> {
  const { api, json, server } = settings;
  const { root, signal } = surroundings;
  const mask = createMask(settings.key);
  const print = (...lines: string[]): void => surroundings.print(mask(lines.join('\n')));
  const { document: contract, examples: stored } = await loadSubject(api, root);
  const probes = settings.probes ? readProbes(contract, stored, rejectProbe) : [];
  const { planned, examples } = settings.probes
    ? planProbes(probes, settings.only, stored)
    : { planned: [], examples: stored };
  const document = { ...contract, servers: server ? [{ url: server }] : contract.servers };
  const prefix = `verify-${Date.now().toString(36)}-`;
  const only = settings.probes ? [] : settings.only;
  const plan = planRequests(examples, { ...settings, only, ...(settings.changes && { prefix }) });
  print(...printPlan(plan, document));
  if (!(await surroundings.confirm())) throw new Error('Nothing was sent.');
  const send = createSend(settings.key, mask, surroundings);
  const maps = { bodies: new Map<string, unknown>(), responses: new Map<string, Response>() };
  const run: Run = { examples, document, send, signal, findings: [], incomplete: [], ...maps };
  await sendPlan(plan, run);
  const { bodies, incomplete } = run;
  const compared = settings.probes ? [] : compareFields(document, examples, bodies);
  // Probes may be rejected on purpose.
  const differences = run.findings.filter(({ kind }) => !settings.probes || kind !== 'unchecked');
  const findings = groupFindings([...differences, ...compared]);
  for (const breaks of [false, true]) {
    const lines = findings.filter((group) => group.breaks === breaks).map(printGroup);
    print(`\n${breaks ? 'Breaks' : 'Does not break'} the contract: ${lines.length}`, ...lines);
  }
  incomplete.forEach((reason) => print(`\nNot complete: ${reason}`));
  const day = new Date().toISOString().slice(0, 10);
  const hide = (text: string) =>
    Object.entries(settings.set).reduce(
      (hidden, [name, value]) => hidden.replaceAll(value, name),
      text.replaceAll(prefix, ''),
    );
  const observations = await Promise.all(planned.map((item) => observe(item, run.responses, hide)));
  const patch = settings.probes ? await printPatch({ api, root, day }, observations) : '';
  const lines = observations.map(printObservation);
  if (settings.probes) print('\nObserved once on this account:', ...lines);
  if (patch) print('\nThis patch was not applied:', patch);
  const report = { api, server: document.servers[0]?.url, day, incomplete, findings };
  const questions = observations.map(({ probe: { location, text }, ...rest }) => ({
    ...{ location, question: text, ...rest },
  }));
  const text = JSON.stringify({ ...report, ...(settings.probes && { questions, patch }) }, null, 2);
  if (json !== undefined) await writeFile(json, mask(text));
  for (const { name, operation } of settings.record && !settings.probes ? plan.requests : []) {
    const file = path.join(root, 'contracts', api, 'examples', name, 'recorded.json');
    // Lists of what the account has are nobody else's business.
    const isList = operation.method === 'get' && !operation.path.includes('{');
    if (isList || bodies.get(name) === undefined) continue;
    await writeJson(file, { recorded: day, response: replaceStrings(bodies.get(name), hide) });
  }
  if (findings.some((group) => group.breaks)) return 1;
  return incomplete.length > 0 ? 2 : 0;
}

function rejectProbe({ location }: ContractQuestion, message: string): never {
  throw new Error(`x-probe of ${location}: ${message}. npm run contract:lint lists such errors.`);
}

/** Replaces a key in every form in which a server may repeat it. */
function createMask(key: string): (text: string) => string {
  const forms = [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)];
  return (text) => forms.reduce((masked, form) => masked.replaceAll(form, KEY_PLACEHOLDER), text);
}

function printPlan({ requests, cleanUps, skipped }: Plan, document: OpenApiDocument): string[] {
  const lines = [...requests, ...cleanUps].map((call) => {
    const { method, url } = toSampleRequest(call, document);
    return `  ${method} ${url}: ${call.name}${isReading(call) ? '' : ', changes data'}`;
  });
  const bodies = requests.flatMap(({ body }) => (body === undefined ? [] : JSON.stringify(body)));
  // An analysis is charged 100 characters at least: `usedChars` in the contracts.
  const total = bodies.reduce((sum, body) => sum + Math.max(body.length, 100), 0);
  // A probe is named once.
  const left = skipped.flatMap(({ name }) => (name.includes('#') ? [] : name)).join(', ');
  return [
    `${lines.length} requests, for which at most ${total} characters are charged:`,
    ...lines,
    ...(left ? [`Not sent, as they change data or need a change: ${left}`] : []),
  ];
}
