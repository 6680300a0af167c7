import { afterAll, beforeAll, describe, test } from 'vitest';
import { languages } from '@docs/vendor/samples';
import type { Language } from '@docs/code-samples';
import { listChanged, loadPassed, toCaseFingerprint } from './passed';
import { expectSuccess } from './report/expect-success';
import { listProblems } from './report/list-problems';
import type { Want } from './report/list-problems';
import { findToolchain } from './run/find-toolchain';
import { install } from './run/install';
import { runSample } from './run/runners';
import type { Installed, Runner } from './run/runners';
import type { SampleMeta } from './sample-meta';
import { openServer } from './servers/open-server';
import type { OpenServer } from './servers/open-server';

/** A sample, the server that it talks to, and what it should do. */
export type Case = {
  name: string;
  fileName: string;
  text: string;
  openHandler(): Promise<(request: Request) => Promise<Response>>;
  toWant(): Promise<Want>;
  /** Its data for the report; absent for samples that no page shows. */
  toMeta?(version: string): SampleMeta;
};

type Running = { server: OpenServer; installed: Installed };

type Fingerprinted = Case & { fingerprint: string };

const passed = loadPassed();

/**
 * Runs the cases of each language as tests; with SAMPLES=changed, those that have changed since
 * they passed (`passed.json`). A language whose toolchain is missing is skipped, with the command that installs it; with TOOLCHAINS=required, as in CI, that is a failure.
 */
export async function describeCases(listCases: (language: Language) => Case[]): Promise<void> {
  for (const language of languages) {
    const toolchain = findToolchain(language.id);
    const { id, label } = language;
    if ('version' in toolchain) {
      const cases = await addFingerprints(listCases(language), toolchain.version);
      const selected = process.env.SAMPLES === 'changed' ? listChanged(cases, passed[id]) : cases;
      describe.concurrent(label, () => defineTests(language, selected, toolchain));
    } else if (process.env.TOOLCHAINS === 'required') {
      test(`${label} samples can be executed`, () => {
        throw new Error(`The ${label} samples cannot run, because ${toolchain.missing}`);
      });
    } else {
      test.skip(`${label} samples: ${toolchain.missing}`);
    }
  }
}

function addFingerprints(cases: Case[], version: string): Promise<Fingerprinted[]> {
  return Promise.all(
    cases.map(async (sampleCase) => ({
      ...sampleCase,
      fingerprint: await toCaseFingerprint(sampleCase, version),
    })),
  );
}

function defineTests(
  { id, label }: Language,
  cases: Fingerprinted[],
  { runner, version }: { runner: Runner; version: string },
): void {
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
    test(sampleCase.name, async ({ task }) => {
      const { server, installed } = running.get(sampleCase) ?? fail(label, sampleCase.name);
      const outcome = await runSample(runner, installed);
      const got = { received: server.received, outcome };
      expectSuccess(label, sampleCase.name, listProblems(await sampleCase.toWant(), got, runner));
      task.meta.passed = {
        language: id,
        name: sampleCase.name,
        fingerprint: sampleCase.fingerprint,
      };
      const sample = sampleCase.toMeta?.(version);
      if (sample) task.meta.sample = sample;
    }),
  );
}

function fail(label: string, name: string): never {
  throw new Error(`The ${label} sample of ${name} was not installed.`);
}
