import { afterAll, beforeAll, describe, test } from 'vitest';
import { languages } from '@docs/vendor/samples';
import type { Language } from '@docs/code-samples';
import { expectSuccess } from './report/expect-success';
import { listProblems } from './report/list-problems';
import type { Want } from './report/list-problems';
import { findToolchain } from './run/find-toolchain';
import { install } from './run/install';
import { runSample } from './run/runners';
import type { Installed, Runner } from './run/runners';
import { openServer } from './servers/open-server';
import type { OpenServer } from './servers/open-server';

/** A sample, the server that it talks to, and what it should do. */
export type Case = {
  name: string;
  fileName: string;
  text: string;
  openHandler(): Promise<(request: Request) => Promise<Response>>;
  toWant(): Promise<Want>;
};

type Running = { server: OpenServer; installed: Installed };

/**
 * Runs the cases of each language as tests; with SAMPLES=first, one of each. A language whose toolchain
 * is missing is skipped, with the command that installs it; with TOOLCHAINS=required, as in CI, that
 * is a failure.
 */
export function describeCases(listCases: (language: Language) => Case[]): void {
  for (const language of languages) {
    const toolchain = findToolchain(language.id);
    const { label } = language;
    if (toolchain.missing === undefined) {
      const cases = listCases(language);
      const selected = process.env.SAMPLES === 'first' ? cases.slice(0, 1) : cases;
      describe.concurrent(label, () => defineTests(label, selected, toolchain.runner));
    } else if (process.env.TOOLCHAINS === 'required') {
      test(`${label} samples can be executed`, () => {
        throw new Error(`The ${label} samples cannot run, because ${toolchain.missing}`);
      });
    } else {
      test.skip(`${label} samples: ${toolchain.missing}`);
    }
  }
}

function defineTests(label: string, cases: Case[], runner: Runner): void {
  const running = new Map<Case, Running>();
  let remove = async () => {};

  // All at once, because compilers are fast when they are warm.
  beforeAll(async () => {
    const servers = await Promise.all(
      cases.map(async ({ openHandler }) => openServer(await openHandler())),
    );
    const sources = cases.map(({ fileName, text }, index) => ({
      fileName,
      text,
      url: servers[index]?.url ?? '',
    }));
    const result = await install(sources, runner);
    remove = result.remove;
    cases.forEach((sampleCase, index) => {
      const [server, installed] = [servers[index], result.scripts[index]];
      if (server && installed) running.set(sampleCase, { server, installed });
    });
  });

  afterAll(async () => {
    running.forEach(({ server }) => server.close());
    await remove();
  });

  cases.forEach((sampleCase) =>
    test(sampleCase.name, async () => {
      const { server, installed } = running.get(sampleCase) ?? fail(label, sampleCase.name);
      const outcome = await runSample(runner, installed);
      const got = { received: server.received, outcome };
      expectSuccess(label, sampleCase.name, listProblems(await sampleCase.toWant(), got, runner));
    }),
  );
}

function fail(label: string, name: string): never {
  throw new Error(`The ${label} sample of ${name} was not installed.`);
}
