import { isJson, resolveResponse } from '@docs/openapi';
import type { Example, OpenApiDocument } from '@docs/openapi';
import { createValidate } from '@docs/sandbox/node';
import { getAt, isObject, toSteps } from '@docs/utils';
import type { Finding } from './findings';

/** Rules of the validator with kinds of their own. */
const RULES = ['required-field', 'field-type', 'allowed-values'] as const;

/**
 * Compares a response with what the contract says of the operation.
 *
 * @param body undefined if it is not JSON
 */
export function checkResponse(
  document: OpenApiDocument,
  { name, operation }: Example,
  { ok: isSuccess, status, headers, body: stream }: Response,
  body: unknown,
): Finding[] {
  const findings: Finding[] = [];
  const report = (kind: Finding['kind'], detail: string, subject = operation.id, pointer = '') =>
    findings.push({ kind, subject, detail, at: `${name}${pointer}` });
  const responses = document.paths[operation.path]?.[operation.method]?.responses ?? {};
  const documented = responses[status] ?? responses[`${status}`[0] + 'XX'] ?? responses.default;
  if (!documented) {
    const location = headers.get('Location');
    report('status', `${status}${location ? ` to ${location}, which was not followed` : ''}`);
    if (!isSuccess) return findings;
  }
  const response = resolveResponse(document, documented ?? responses[operation.status] ?? {});
  for (const [header, { required }] of Object.entries(response.headers ?? {})) {
    if (!headers.has(header)) report(required ? 'header' : 'never seen', `header ${header}`);
  }
  const mediaType = (headers.get('Content-Type') ?? '').split(';')[0]!.toLowerCase();
  if (!response.content) {
    const keys = isObject(body) ? ` with ${Object.keys(body).join(', ')}` : '';
    if (stream) report('body', `${status} ${mediaType}${keys}`);
    return findings;
  }
  const types = Object.keys(response.content);
  const type = types.find((candidate) => candidate.split(';')[0] === mediaType);
  if (type === undefined || (isJson(type) && body === undefined)) {
    const received = !stream ? 'no body' : type ? 'no JSON' : mediaType || 'no media type';
    report('media type', `${status} ${received}, not ${types.join(' or ')}`);
    return findings;
  }
  const { schema } = response.content[type]!;
  const violations = isJson(type) ? createValidate(document, schema, Infinity)(body) : [];
  for (const { pointer, field, rule, expected } of violations) {
    const value = JSON.stringify(getAt(body, toSteps(pointer)) ?? null).slice(0, 40);
    const kind = RULES.find((known) => known === rule) ?? 'limit';
    const ofRule = { 'allowed-values': value, 'required-field': '' }[kind as string];
    const detail = ofRule ?? `${value}, not ${expected}`;
    if (isSuccess) report(kind, detail, field, pointer);
    else report('error body', `${status} ${kind} ${detail}`.trim(), field, pointer);
  }
  return findings;
}
