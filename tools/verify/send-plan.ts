import { listCapturedValues, toSampleRequest } from '@docs/code-samples';
import { listCalls } from '@docs/openapi';
import type { Example, OpenApiDocument } from '@docs/openapi';
import { getAt, toSteps } from '@docs/utils';
import { checkResponse } from './check-response';
import type { Send } from './create-send';
import { breaks } from './findings';
import type { Finding } from './findings';
import { isReading, replaceStrings } from './plan-requests';
import type { Plan } from './plan-requests';

export interface Run {
  /** All of the contract, with the responses of the sandbox. */
  examples: Example[];
  /** Its first server is the one that the requests go to. */
  document: OpenApiDocument;
  send: Send;
  signal?: AbortSignal;
  findings: Finding[];
  /** Says why not everything was checked. */
  incomplete: string[];
  /** Bodies of the successful responses, by the names of the examples. */
  bodies: Map<string, unknown>;
  /** All responses, by the names of the examples. */
  responses: Map<string, Response>;
}

const REJECTED = 'The API rejects the key (401)';

/** Sends requests, deletes what they have created, and checks all responses. */
export async function sendPlan({ requests, cleanUps }: Plan, run: Run): Promise<void> {
  let hasChanged = false;
  for (const [index, call] of requests.entries()) {
    const reason = run.signal?.aborted ? 'Interrupted' : await sendCall(call, run);
    hasChanged ||= !isReading(call) && reason !== REJECTED;
    if (reason === undefined) continue;
    const rest = requests.slice(index).map(({ name }) => name);
    run.incomplete.push(`${reason}. To go on: --only ${rest.join(',')}`);
    break;
  }
  for (const call of hasChanged ? cleanUps : []) {
    const status = await exchange(call, run);
    // If the creation failed, there is nothing to delete.
    if (run.bodies.has(call.name) || status === 404) continue;
    const { method, url } = toSampleRequest(call, run.document);
    run.incomplete.push(`Not deleted, delete it by hand: ${method} ${url}`);
  }
  if (run.bodies.size === 0) run.incomplete.push('No request succeeded. Check the key and --set.');
}

/** @returns why no further request makes sense */
async function sendCall(call: Example, run: Run): Promise<string | undefined> {
  const earlier = listCalls(call, run.examples).slice(0, -1);
  const needed = earlier.filter(({ operation }) => operation.method !== 'delete');
  const failed = needed.find(({ name }) => !run.bodies.has(name));
  if (failed) return skip(call, `needs ${failed.name}`, run);
  // The real values of what requests repeat, such as a cursor.
  const real = new Map<string, unknown>();
  for (const { name, response } of needed) {
    for (const { pointer, stored } of listCapturedValues(response, [call.body])) {
      real.set(stored, getAt(run.bodies.get(name), toSteps(pointer)));
    }
  }
  const body = replaceStrings(call.body, (text) => String(real.get(text) ?? text));
  const status = await exchange({ ...call, body }, run);
  if (isRejected(status, call, run)) return REJECTED;
  if (status === 429) return 'The API still returns 429 after several retries';
  return run.incomplete.length === 3 ? 'Three requests had no response' : undefined;
}

/** @returns the status, if there was a response */
async function exchange(call: Example, run: Run): Promise<number | undefined> {
  try {
    const response = await run.send(toSampleRequest(call, run.document));
    const { ok, status } = response;
    // A wrong key says nothing about the contract.
    if (isRejected(status, call, run)) return status;
    run.responses.set(call.name, response);
    const body = await (response.clone().json() as Promise<unknown>).catch(() => undefined);
    const findings = checkResponse(run.document, call, response, body);
    run.findings.push(...findings);
    if (ok) run.bodies.set(call.name, body);
    else if (!findings.some(breaks)) skip(call, `${status}`, run);
    return status;
  } catch (error) {
    run.incomplete.push(`${call.name}: ${(error as Error).message}`);
    return undefined;
  }
}

/** A probe may send no key on purpose. */
function isRejected(status: number | undefined, { operation }: Example, { bodies }: Run): boolean {
  return status === 401 && bodies.size === 0 && operation.security?.length !== 0;
}

function skip({ name, operation, parameters }: Example, reason: string, run: Run): undefined {
  const names = Object.keys(parameters.path).map((key) => ` --set ${key}=…`);
  const detail = reason === '404' && names.length > 0 ? `404, try${names.join('')}` : reason;
  run.findings.push({ kind: 'unchecked', subject: operation.id, detail, at: name });
}
