// Replaces the api.mjs of a tutorial, which is tutorial-api.mjs here: sends with the client to download.
import { appendFileSync } from 'node:fs';
import * as client from './client.mjs';
import { Problem } from './tutorial-api.mjs';

export * from './tutorial-api.mjs';

const OPTIONS = {
  sleep: async () => {},
  log: (entry) => appendFileSync('log.jsonl', `${JSON.stringify(entry)}\n`),
};

export const openMediaApi = () => open(client.createMediaClient);
export const openGeneralApi = () => open(client.createGeneralClient);
export const openGenjaApi = () => open(client.createGenjaClient);

function open(createClient) {
  const send = createClient(OPTIONS);
  return (...request) =>
    send(...request).catch((error) => {
      if (!(error instanceof client.RequestError)) throw error;
      throw new Problem(error.message, error.status);
    });
}
