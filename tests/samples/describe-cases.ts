import { afterAll, beforeAll, describe, test } from 'vitest';
import { languages } from '#samples/languages';
import type { Language } from '#samples/languages';
import { expectSuccess } from './report/expect-success';
import { listProblems } from './report/list-problems';
import type { Want } from './report/list-problems';
import { findToolchain } from './run/find-toolchain';
import { install } from './run/install';
import { runProgram } from './run/runners';
import type { Installed, Runner } from './run/runners';
import type { SampleMeta } from './sample-meta';
import { openServer } from './servers/open-server';
import type { OpenServer } from './servers/open-server';

/** A program, the server that it talks to, and what it should do. */
export type Case = {
  name: string;
  fileName: string;
  text: string;
  openAnswer(): Promise<(request: Request) => Promise<Response>>;
  toWant(): Promise<Want>;
  /** What the report tells about it; absent for programs that no page shows. */
  toMeta?(version: string): Promise<SampleMeta>;
};

type Running = { server: OpenServer; installed: Installed };

/**
 * Runs the cases of each language as tests. A language whose toolchain is missing is skipped, with
 * the command that installs it; with TOOLCHAINS=required, as in CI, that is a failure.
 */
export function describeCases(listCases: (language: Language) => Case[]): void {
  languages.forEach((language) => {
    const found = findToolchain(language.id);
    const { label } = language;
    if ('version' in found) {
      describe.concurrent(label, () => defineTests(label, listCases(language), found));
    } else if (process.env.TOOLCHAINS === 'required') {
      test(label, () => {
        throw new Error(`The ${label} programs cannot run, because ${found.missing}`);
      });
    } else {
      test.skip(`${label}: ${found.missing}`);
    }
  });
}

function defineTests(
  label: string,
  cases: Case[],
  { runner, version }: { runner: Runner; version: string },
): void {
  const running = new Map<Case, Running>();
  let remove = async () => {};

  // All at once, because compilers are fast when they are warm.
  beforeAll(async () => {
    const servers = await Promise.all(
      cases.map(async ({ openAnswer }) => openServer(await openAnswer())),
    );
    const sources = cases.map(({ fileName, text }, index) => ({
      fileName,
      text,
      address: servers[index]?.address ?? '',
    }));
    const result = await install(sources, runner);
    remove = result.remove;
    cases.forEach((one, index) => {
      const [server, installed] = [servers[index], result.programs[index]];
      if (server && installed) running.set(one, { server, installed });
    });
  });

  afterAll(async () => {
    running.forEach(({ server }) => server.close());
    await remove();
  });

  cases.forEach((one) =>
    test(one.name, async ({ task }) => {
      const { server, installed } = running.get(one) ?? fail(label, one.name);
      const outcome = await runProgram(runner, installed);
      const got = { arrivals: server.arrivals, outcome };
      expectSuccess(label, one.name, listProblems(await one.toWant(), got, runner));
      task.meta.sample = await one.toMeta?.(version);
    }),
  );
}

function fail(label: string, name: string): never {
  throw new Error(`The ${label} program of ${name} was not installed.`);
}
