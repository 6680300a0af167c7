import { parseJson } from '../json';
import type { Draft } from './engine/engine';

/** The template and its data as `POST /generate` takes them; nothing if the data is not JSON. */
export function printRequestBody({ template, data }: Draft): string | undefined {
  const templates = [{ id: 't1', name: 'body', body: template }];
  // trim() drops a byte order mark, too. What is between is sent as it is typed.
  const text = data.trim() || '{}';
  if (parseJson(text) === undefined) return undefined;
  return `${JSON.stringify({ templates }, null, 2).slice(0, -2)},\n  "data": ${text}\n}\n`;
}
