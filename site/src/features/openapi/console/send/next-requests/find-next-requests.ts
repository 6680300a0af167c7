import { getAt, toSteps } from '@docs/utils';
import { parseJson } from '../../../../json';
import { printBody } from '../../../../share-links';
import type { ConsoleRequest } from '../../../../share-links';
import { setInText } from '@docs/openapi/forms';
import { nextRequests } from '@docs/vendor/next-requests';
import type { NextRequest } from '@docs/vendor/next-requests';

export interface Exchanged {
  call: ConsoleRequest;
  response: unknown;
}

export interface Offer {
  label: string;
  call: ConsoleRequest;
}

/** The requests that take a value of a response, filled in; none when nothing takes it. */
export function findNextRequests(exchanged: Exchanged, pointer: string, value: unknown): Offer[] {
  if (typeof value !== 'string' || value === '') return [];
  const field = toField(pointer);
  return nextRequests
    .filter(
      ({ fields, from }) => from.includes(exchanged.call.operationId) && fields.includes(field),
    )
    .flatMap(({ calls }) => calls)
    .flatMap((next) => buildOffer(next, exchanged, pointer) ?? []);
}

/** @example toField('/photosIds/0'); // 'photosIds' */
function toField(pointer: string): string {
  return toSteps(pointer).findLast((step) => !/^\d+$/.test(step)) ?? '';
}

function buildOffer(next: NextRequest, exchanged: Exchanged, pointer: string): Offer | undefined {
  const path = fill(next.path ?? {}, exchanged, pointer) as Record<string, string>;
  if (Object.keys(path).length < Object.keys(next.path ?? {}).length) return undefined;
  const body = next.changes
    ? change(next.changes, exchanged, pointer)
    : printBody(next.body === undefined ? undefined : fill(next.body, exchanged, pointer));
  if (body === undefined) return undefined;
  return { label: next.label, call: { operationId: next.operation, path, query: {}, body } };
}

function change(
  changes: Record<string, string>,
  exchanged: Exchanged,
  pointer: string,
): string | undefined {
  let text = exchanged.call.body;
  for (const [target, template] of Object.entries(changes)) {
    const value = fill(template, exchanged, pointer);
    if (value === undefined) return undefined;
    text = setInText(text, toSteps(target), value);
  }
  return text;
}

/** Fills a template in. Further in, a list or an object that lacks a part is left out as a whole. */
function fill(template: unknown, exchanged: Exchanged, pointer: string, depth = 0): unknown {
  if (typeof template === 'string') return resolve(template, exchanged, pointer);
  if (Array.isArray(template)) {
    const items = template.map((item) => fill(item, exchanged, pointer, depth + 1));
    return items.includes(undefined) ? undefined : items;
  }
  if (typeof template !== 'object' || template === null) return template;
  const entries = Object.entries(template).map(([name, inner]: [string, unknown]) => [
    name,
    fill(inner, exchanged, pointer, depth + 1),
  ]);
  const filled = entries.filter(([, value]) => value !== undefined);
  if (depth > 0 && filled.length < entries.length) return undefined;
  return Object.fromEntries(filled) as unknown;
}

function resolve(template: string, { call, response }: Exchanged, pointer: string): unknown {
  const steps = toSteps(pointer);
  if (template === '$value') return getAt(response, steps);
  if (template === '$parent') return getAt(response, steps.slice(0, -1));
  const [, source, path = ''] = /^\$(response|request|path)(\/.*)$/.exec(template) ?? [];
  if (source === undefined) return template;
  if (source === 'path') return getAt(call.path, toSteps(path));
  return getAt(source === 'response' ? response : parseJson(call.body), toSteps(path));
}
