import * as z from 'zod';
import type { Example, OpenApiDocument } from '@docs/openapi';
import { requireNamed } from '@docs/utils';
import { findDeletedId, isReading } from './plan-requests';
import { listContractQuestions } from '../questions/list-questions';
import type { ContractQuestion } from '../questions/list-questions';

const TEXT_OR_NULL = z.string('is no text; put it in quotation marks').nullable();
const VALUES = z.record(z.string(), TEXT_OR_NULL).default({});

/** An example, with other parameters and fields of the body; null removes one. */
const REQUEST = z.strictObject({
  example: z.string(),
  path: VALUES,
  query: VALUES,
  body: z.record(z.string(), z.unknown()).optional(),
  /** `none` sends the request without a key. */
  key: z.literal('none').optional(),
});

const LOCATION = /^(status|header [\w-]+|(\/([^/~]|~[01])*)*)$/;
const HINT = 'is neither "status" nor "header Retry-After" nor a JSON pointer such as /tags/*/type';

/** `x-probe`: requests that answer the question beside it, and where in the last response the answer is. */
const SCHEMA = z.strictObject({
  send: z.array(REQUEST).min(1),
  /** Statuses that answer the question, by default those of success. */
  status: z.array(z.int()).default([200, 201, 204]),
  answer: z.array(z.string().regex(LOCATION, HINT)).min(1),
  /** One observation answers all of the question. Otherwise the patch keeps the question. */
  settles: z.boolean().default(false),
});

export interface Probe extends Omit<ContractQuestion, 'probe'>, z.infer<typeof SCHEMA> {
  /** Of `send`. */
  requests: Example[];
}

/**
 * Lists the questions of a contract that have an `x-probe`.
 *
 * @param report gets the error of each that cannot be sent
 */
export function readProbes(
  document: OpenApiDocument,
  examples: Example[],
  report: (question: ContractQuestion, message: string) => void,
): Probe[] {
  const questions = listContractQuestions(document);
  return questions.flatMap((question) => {
    if (question.probe === undefined) return [];
    const { data, error } = SCHEMA.safeParse(question.probe);
    const [issue] = error?.issues ?? [];
    try {
      if (issue) throw new Error(`${issue.path.join('.') || 'x-probe'}: ${issue.message}`);
      if (question.text === '') throw new Error('answers no question; add x-unknown or remove it');
      const requests = data!.send.map(buildRequest);
      requests.forEach((call) => checkIds(call, examples, requests));
      return [{ ...question, ...data!, requests }];
    } catch (cause) {
      report(question, (cause as Error).message);
      return [];
    }
  });

  function buildRequest({ example: name, path, query, body, key }: Probe['send'][0]): Example {
    const example = requireNamed(examples, name, 'sends the example', (call) => call.name);
    const { operation } = example;
    for (const [where, given] of Object.entries({ path, query })) {
      const declared = operation.parameters.filter((parameter) => parameter.in === where);
      const problem = `sends "${name}" with the ${where} parameter`;
      Object.keys(given).forEach((id) => requireNamed(declared, id, problem, (p) => p.name));
    }
    const parameters = {
      path: merge(example.parameters.path, path),
      query: merge(example.parameters.query, query),
    } as Example['parameters'];
    return {
      ...example,
      operation: { ...operation, ...(key && { security: [] }) },
      parameters,
      body: body ? merge(example.body, body) : example.body,
    };
  }
}

/** @throws if a request changes data under an ID that no request deletes */
function checkIds(call: Example, examples: Example[], requests: Example[]): void {
  if (isReading(call)) return;
  const ids: unknown[] = [...examples, ...requests].flatMap((other) => findDeletedId(other) ?? []);
  const toFields = ({ parameters, body }: Example) => ({ ...parameters.path, ...(body as object) });
  const before = Object.entries(toFields(examples.find(({ name }) => name === call.name)!));
  const after: Record<string, unknown> = toFields(call);
  const changed = before.find(([field, id]) => ids.includes(id) && !ids.includes(after[field]));
  if (!changed) return;
  throw new Error(`sends "${call.name}" with another ${changed[0]}; add a request that deletes it`);
}

/** As JSON merge patches do, but for one level: null removes a field. */
function merge(target: unknown, patch: object): object {
  const fields = { ...(target as object), ...patch };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
