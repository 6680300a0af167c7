import { provider } from '@docs/vendor';
import request from '@docs/contracts/media-v2/examples/tagging-mentions/request.json';
import type { Exchange } from '../sandbox';

/** The text with which the fields begin: the article of the docs. */
export const SAMPLE = `${request.title}\n${request.text}`;

/** The response of the build to the sample, so that nothing is loaded for it; undefined for other texts. */
export async function loadStored(written: string): Promise<Exchange | undefined> {
  if (written.trim() !== SAMPLE) return undefined;
  const { default: response } =
    await import('@docs/contracts/media-v2/examples/tagging-mentions/response.json');
  const text = JSON.stringify(response);
  const url = `${provider.hosts.mediaApi}/v2/nlp/analyze`;
  const headers: [string, string][] = [['Content-Type', 'application/json']];
  return {
    request: { method: 'POST', url, headers, body: JSON.stringify(request) },
    ...{ status: 200, headers: [], text, isRecorded: true },
    ...{ bytes: new TextEncoder().encode(text).length, milliseconds: 0 },
  };
}
