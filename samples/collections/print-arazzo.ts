import { stringify } from 'yaml';
import { toPointer } from '#contract/read/json-pointer';
import { listRequests } from './collection';
import type { Capture, Collection, CollectionRequest } from './collection';

/**
 * Prints a collection as an Arazzo document: a workflow for each request, which begins with those
 * that it needs.
 *
 * @param openapi the URL of the API's document
 */
export function printArazzo(collection: Collection, version: string, openapi: string): string {
  const { contract, title, variables } = collection;
  const requests = listRequests(collection);
  const keys = variables.filter(({ name }) => name !== 'baseUrl');
  const inputs = {
    type: 'object',
    required: keys.map(({ name }) => name),
    properties: Object.fromEntries(
      keys.map(({ name, description }) => [name, { type: 'string', description }]),
    ),
  };
  const document = {
    arazzo: '1.0.1',
    info: { title: `Request sequences of the ${title}`, version },
    sourceDescriptions: [{ name: contract, url: openapi, type: 'openapi' }],
    workflows: requests.map((request) => ({
      workflowId: request.name,
      summary: request.title,
      description: request.description,
      inputs,
      steps: listSteps(request, requests).map((step) => toStep(step, collection, requests)),
    })),
  };
  return stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
}

function listSteps(request: CollectionRequest, requests: CollectionRequest[]): CollectionRequest[] {
  const before = requests.filter(({ name }) => request.after.includes(name));
  return [...before.flatMap((one) => listSteps(one, requests)), request];
}

function toStep(
  { name, title, operationId, parameters, body, status, captures }: CollectionRequest,
  { headers }: Collection,
  requests: CollectionRequest[],
) {
  const inHeader = headers.map(([header, value]) => ({
    name: header,
    in: 'header',
    value: toRuntimeExpression(value),
  }));
  const all = requests.flatMap((request) => request.captures);
  return {
    stepId: name,
    description: title,
    operationId,
    parameters: [
      ...inHeader,
      ...toParameters('path', parameters.path),
      ...toParameters('query', parameters.query),
    ],
    ...(body !== undefined && {
      requestBody: { contentType: 'application/json', payload: toPayload(body, all) },
    }),
    successCriteria: [{ condition: `$statusCode == ${status}` }],
    ...(captures.length > 0 && {
      outputs: Object.fromEntries(
        captures.map(({ variable, path }) => [variable, `$response.body#${toPointer(path)}`]),
      ),
    }),
  };
}

function toParameters(place: 'path' | 'query', values: Record<string, string>) {
  return Object.entries(values).map(([name, value]) => ({ name, in: place, value }));
}

/** @example toRuntimeExpression('user_key {{apiKey}}'); // 'user_key {$inputs.apiKey}' */
function toRuntimeExpression(value: string): string {
  const whole = /^\{\{(\w+)\}\}$/.exec(value)?.[1];
  if (whole !== undefined) return `$inputs.${whole}`;
  return value.replace(/\{\{(\w+)\}\}/g, '{$inputs.$1}');
}

function toPayload(body: unknown, captures: Capture[]): unknown {
  if (Array.isArray(body)) return body.map((item) => toPayload(item, captures));
  if (typeof body === 'object' && body !== null) {
    return Object.fromEntries(
      Object.entries(body).map(([key, value]) => [key, toPayload(value, captures)]),
    );
  }
  const capture = captures.find(({ variable }) => body === `{{${variable}}}`);
  return capture ? `$steps.${capture.request}.outputs.${capture.variable}` : body;
}
