import type { Draft } from './engine/engine';

/** The template and its data as `POST /generate` takes them. */
export function toRequestBody({ template, data }: Draft): string {
  const templates = [{ id: 't1', name: 'body', body: template }];
  return `${JSON.stringify({ templates, data: readData(data) }, null, 2)}\n`;
}

/** Data that is not finished is left out. */
function readData(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return {};
  }
}
