import { parseJson } from '../json/JsonView/parse-json';
import type { Draft } from './engine/engine';

/** The template and its data as `POST /generate` takes them. */
export function toRequestBody({ template, data }: Draft): string {
  const templates = [{ id: 't1', name: 'body', body: template }];
  const value = parseJson(data);
  // Data that is not finished is left out.
  return `${JSON.stringify({ templates, data: value === undefined ? {} : value }, null, 2)}\n`;
}
