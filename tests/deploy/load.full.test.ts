import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { askFor } from './ask';
import { isSkipped, kinds } from './server';

const ROUTES: [route: string, status: number][] = [
  ['/', 200],
  ['/api_media2/guide/tagging/', 200],
  ['/openapi/', 200],
  ['/img/mark.svg', 200],
  ['/no/such/page/', 404],
];

const CLIENTS = 200;
const MILLISECONDS = 20_000;

/** Between two requests of a client; without it this would measure the one who asks. */
const PAUSE = 250;

describe.concurrent.each(kinds)('$name', (kind) => {
  if (isSkipped(kind)) {
    test.skip(`is not installed; to test it: apt-get install ${kind.command}`);
    return;
  }

  test('answers 200 clients at once for 20 seconds without an error', async () => {
    const server = await kind.start();
    const end = Date.now() + MILLISECONDS;
    const errors: string[] = [];
    let count = 0;
    const client = async (first: number): Promise<void> => {
      for (let index = first; Date.now() < end; index += 1) {
        await setTimeout(PAUSE);
        const [route, want] = ROUTES[index % ROUTES.length] ?? ['/', 200];
        const got = await askFor(server.url, route, { 'Accept-Encoding': 'gzip' }).then(
          ({ status }) => status,
          (error: Error) => error.message,
        );
        count += 1;
        if (got !== want) errors.push(`${route}: ${got}`);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
    await server.stop();
    expect(errors.slice(0, 5)).toEqual([]);
    expect(count).toBeGreaterThan(10 * CLIENTS);
  });
});
