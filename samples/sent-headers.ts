import { hasBody, type SampleRequest } from './request';

/**
 * Lists the headers that a sample has to set itself. The content type follows the body: without
 * a body it means nothing (and .NET rejects it), with a body most clients would send their
 * own default, which is not JSON.
 */
export function sentHeaders(request: SampleRequest): Array<[name: string, value: string]> {
  if (!hasBody(request)) return request.headers.filter(([name]) => !isContentType(name));
  if (request.headers.some(([name]) => isContentType(name))) return request.headers;
  return [...request.headers, ['Content-Type', 'application/json']];
}

/** Header names are case-insensitive, and the API's own examples mix the cases. */
export function isContentType(name: string): boolean {
  return name.toLowerCase() === 'content-type';
}
