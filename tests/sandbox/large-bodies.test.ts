import { describe, expect, it } from 'vitest';
import { MOST_BYTES } from '@docs/vendor';
import { createRandom } from '@docs/genja';
import { KEYS, listAllOperations, openSandbox } from '@docs/sandbox/testing';

/** `npm run test:full` sends 10,000. */
const BODIES = Number(process.env.SANDBOX_LARGE_BODIES ?? 60);
const BATCHES = 10;
const LONGEST = 2 * 1024 * 1024;
/** The memory that a sandbox may keep after a thousand bodies, in bytes. */
const MOST_KEPT = 300 * 1024 * 1024;

const { sandbox, contracts } = await openSandbox();
const operations = listAllOperations(contracts).filter(({ operation }) => operation.request);

type Random = () => number;

const pick = <T>(items: readonly T[], random: Random): T =>
  items[Math.floor(random() * items.length)] as T;

const PIECES = [
  'a',
  'Emmanuel Macron visits Munich. ',
  '€5 ',
  '🎸',
  '\\u0000',
  '<p>',
  'ž',
  '\\"',
  '1 ',
];

const fill = (piece: string, size: number): string =>
  piece.repeat(Math.ceil(size / new TextEncoder().encode(piece).length));

/** Bodies of a size, each hard in another way. */
const SHAPES: ((size: number, random: Random) => string | Uint8Array<ArrayBuffer>)[] = [
  (size, random) => `{"id": "1", "text": "${fill(pick(PIECES, random), size)}"}`,
  (size, random) => `{"id": "${fill(pick(PIECES, random), size)}"}`,
  (size) => `[${fill('{},', size)}{}]`,
  (size) => `{${fill('"a":1,', size)}"a":1}`,
  (size) => fill('[', size),
  (size) => `{"ids": [${fill('"G183",', size)}"G183"]}`,
  (size) => `{"id": ${fill('9', size)}}`,
  (size) => fill(' ', size),
  (size, random) => `{"id": "1", "text": "${fill(pick(PIECES, random), size)}`,
  (size, random) => Uint8Array.from({ length: size }, () => random() * 256),
];

describe(`of ${BODIES} bodies of up to 2 MB`, () => {
  it.each(Array.from({ length: BATCHES }, (_, index) => index + 1))(
    `none harms the sandbox (part %i of ${BATCHES})`,
    async (batch) => {
      const random = createRandom(batch);
      const before = process.memoryUsage().heapUsed;
      for (let count = 0; count < BODIES / BATCHES; count += 1) {
        const { operation } = pick(operations, random);
        // Small ones are read to their end; most of the others are too large.
        const size = Math.ceil(LONGEST * random() ** 3);
        const body = pick(SHAPES, random)(size, random);
        const path = operation.path.replace(/\{\w+\}/g, 'demo');
        const method = operation.method.toUpperCase();
        const response = await sandbox.fetch(
          new Request(`https://sandbox.test${path}`, {
            method,
            headers: { ...KEYS, 'Content-Type': 'application/json' },
            body,
          }),
        );
        const bytes = typeof body === 'string' ? new TextEncoder().encode(body).length : size;
        const text = await response.text();
        const sent = `${method} ${path}, ${bytes} bytes: ${String(body.slice(0, 60))}`;
        if (bytes > MOST_BYTES) expect(response.status, sent).toBe(413);
        else expect([200, 400, 404], sent).toContain(response.status);
        if (response.status >= 400) {
          expect((JSON.parse(text) as { message: string }).message, sent).toMatch(/\S/);
          expect(text.length, sent).toBeLessThan(bytes + 100_000);
        }
        // A body is bound to one task; others, such as those of a server, come between.
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(process.memoryUsage().heapUsed - before).toBeLessThan(MOST_KEPT);
    },
    600_000 + 1000 * BODIES,
  );
});

it('a body with as many mistakes as it may have values is rejected with the first one', async () => {
  const body = JSON.stringify(Array.from({ length: 49_998 }, () => ({})));
  const response = await sandbox.fetch(
    new Request('https://sandbox.test/v2/nlp/analyze/batch', {
      method: 'POST',
      headers: { ...KEYS, 'Content-Type': 'application/json' },
      body,
    }),
  );
  expect(response.status).toBe(400);
  const { violations } = (await response.json()) as { violations: { pointer: string }[] };
  expect(violations[0]?.pointer).toMatch(/^\/0\//);
});
