import { describe, expect, it } from 'vitest';
import { loadExamples } from '#contract/examples/load-examples';
import { contractNames } from '#contract/names';
import { createRandom } from '#genja/create-random';
import { toHostileRequest } from './hostile-requests';
import { openSandbox } from '../../testing/open-sandbox';

/** `npm run test:full` sends 50,000. */
const REQUESTS = Number(process.env.SANDBOX_HOSTILE_REQUESTS ?? 3_500);
const DOCUMENTED = [200, 204, 400, 401, 403, 404, 413];

const examples = (await Promise.all(contractNames.map((name) => loadExamples(name)))).flatMap(
  (byName) => [...byName.values()],
);
const { sandbox } = await openSandbox();
const perExample = Math.ceil(REQUESTS / examples.length);

// The last test counts the responses of the others.
describe(`of ${REQUESTS} hostile requests`, { shuffle: false }, () => {
  const statuses = new Map<number, number>();

  it.each(examples.map((example) => ({ name: `${example.contract}/${example.name}`, example })))(
    'none made of $name gets a status 500, and each error is JSON with its reason',
    async ({ name, example }) => {
      const random = createRandom(name.length * 1009 + (name.codePointAt(name.length - 3) ?? 0));
      for (let count = 0; count < perExample; count += 1) {
        const { method, path, headers, body } = toHostileRequest(example, random);
        const url = `https://sandbox.test${path}`;
        const response = await sandbox.fetch(
          new Request(url, { method, headers, ...(body && { body: Uint8Array.from(body) }) }),
        );
        const text = await response.text();
        const { status } = response;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const sent = `${method} ${path.slice(0, 200)} ${new TextDecoder().decode(body).slice(0, 500)}`;
        expect(DOCUMENTED, sent).toContain(status);
        if (status < 400 || method === 'HEAD') continue;
        const error = JSON.parse(text) as RejectedRequest;
        expect(error.message, sent).toMatch(/\S/);
        if (status === 400) expect(error.violations?.length, sent).toBeGreaterThan(0);
        for (const { pointer, remedy } of error.violations ?? []) {
          expect(pointer, sent).toMatch(/^(?:\/|$|query\/|header\/)/);
          expect(remedy, sent).toMatch(/\S/);
        }
      }
    },
  );

  it('many succeed and many are rejected', () => {
    for (const status of [200, 400, 403, 404, 413]) {
      expect(statuses.get(status) ?? 0, `responses with ${status}`).toBeGreaterThan(REQUESTS / 280);
    }
    const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThanOrEqual(REQUESTS);
  });

  it('none pollutes what all objects share', () => {
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

interface RejectedRequest {
  message: string;
  violations?: { pointer: string; remedy: string }[];
}
