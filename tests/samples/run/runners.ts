import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findPython } from '../../../tools/run/toolchains.mjs';
import { readCommandLine } from '../cmd/read-command-line';
import { KEY } from '../servers/example-sandbox';
import { execute } from './execute';
import type { Outcome } from './execute';

/** A sample in its own folder. */
export type Installed = { folder: string; fileName: string; text: string };

/** How the samples of a language are executed. */
export type Runner = {
  /** Id in `tools/run/toolchains.mjs`. */
  toolchain: string;
  /** Commands that are executed one after the other, as long as they succeed. */
  commands(sample: Installed): string[][];
  env?: Record<string, string>;
  /** Compiles all samples at once. */
  compile?(folders: string[]): Promise<void>;
  /** False when the error output may contain more than errors, such as the progress of a download. */
  isQuiet: boolean;
};

const PYTHON = findPython();

/** Quick starts read them from the environment. */
const KEYS = {
  GENEEA_API_KEY: KEY,
  MEDIA_API_KEY: KEY,
  MEDIA_V1_API_KEY: KEY,
  MEDIA_V1_CUSTOMER_ID: '<YOUR_CUSTOMER_ID>',
};

const HERE = path.resolve('tests/samples');
const COMPILE = path.join(HERE, 'compile');

// As on Windows, where Python writes files and pipes in a code page that lacks most letters.
const CODE_PAGE = { PYTHONIOENCODING: 'cp1252:strict', PYTHONUTF8: '0' };
const STAND_IN = { PYTHONPATH: path.join(HERE, 'standin'), PYTHONDONTWRITEBYTECODE: '1' };

// A sample lives for half a second, which is too short for the optimizing compiler.
const JAVA = ['java', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

const PHP = ['php', '-d', 'error_reporting=-1', '-d', 'display_errors=stderr'];

/** By the id of the language. */
export const runners: Record<string, Runner> = {
  curl: { toolchain: 'curl', commands: ({ fileName }) => [['sh', fileName]], isQuiet: false },
  'curl-windows': {
    toolchain: 'curl',
    commands: ({ text }) => [readCommandLine(text)],
    isQuiet: false,
  },
  javascript: {
    toolchain: 'node',
    commands: ({ fileName }) => [['node', fileName]],
    isQuiet: true,
  },
  python: {
    toolchain: 'python',
    commands: ({ fileName }) => [[PYTHON, '-W', 'error', fileName]],
    env: CODE_PAGE,
    isQuiet: true,
  },
  'python-sdk': {
    toolchain: 'python',
    commands: ({ fileName }) => [
      [PYTHON, '-m', 'py_compile', fileName],
      [PYTHON, fileName],
    ],
    env: { ...CODE_PAGE, ...STAND_IN },
    // Like the SDK, the stand-in warns when an API takes no user key.
    isQuiet: false,
  },
  java: {
    toolchain: 'java',
    compile: (folders) =>
      compileAll(['java', path.join(COMPILE, 'CompileAll.java'), ...folders], folders),
    commands: ({ fileName }) => [[...JAVA, '-cp', '.', path.basename(fileName, '.java')]],
    isQuiet: true,
  },
  csharp: {
    toolchain: 'mono',
    compile: compileCsharp,
    commands: () => [['mono', 'program.exe']],
    isQuiet: true,
  },
  php: {
    toolchain: 'php',
    commands: ({ fileName }) => [[...PHP, fileName]],
    isQuiet: true,
  },
  go: {
    toolchain: 'go',
    compile: compileGo,
    commands: ({ folder }) => [[toGoBinary(folder)]],
    isQuiet: true,
  },
  ruby: {
    toolchain: 'ruby',
    commands: ({ fileName }) => [['ruby', '-W:deprecated', fileName]],
    isQuiet: true,
  },
  perl: {
    toolchain: 'perl',
    commands: ({ fileName }) => [['perl', '-w', fileName]],
    isQuiet: true,
  },
  r: {
    toolchain: 'r',
    commands: ({ fileName }) => [['Rscript', '--vanilla', fileName]],
    isQuiet: true,
  },
};

/** Runs an installed sample; what its compiler complained about counts as its error output. */
export async function runSample(runner: Runner, sample: Installed): Promise<Outcome> {
  const errors = path.join(sample.folder, 'errors.txt');
  if (existsSync(errors)) return { status: 1, stdout: '', stderr: await readFile(errors, 'utf8') };

  let outcome: Outcome = { status: 0, stdout: '', stderr: '' };
  for (const command of runner.commands(sample)) {
    outcome = await execute(command, { cwd: sample.folder, env: { ...KEYS, ...runner.env } });
    if (outcome.status !== 0) break;
  }
  return outcome;
}

async function compileCsharp(folders: string[]): Promise<void> {
  const [first] = folders;
  if (first === undefined) return;
  const compiler = path.join(path.dirname(first), 'compile-all.exe');
  await compileAll(['mcs', `-out:${compiler}`, path.join(COMPILE, 'CompileAll.cs')], [first]);
  await compileAll(['mono', compiler, ...folders], folders);
}

/** One module, so that the libraries are compiled once; -s -w leave out what only debuggers read. */
async function compileGo(folders: string[]): Promise<void> {
  const [first] = folders;
  if (first === undefined) return;
  const cwd = path.dirname(first);
  await writeFile(path.join(cwd, 'go.mod'), 'module samples\n\ngo 1.18\n');
  const build = ['go', 'build', '-o', 'bin/', '-ldflags=-s -w', './...'];
  const { stderr } = await execute(build, { cwd, env: { CGO_ENABLED: '0', GOWORK: 'off' } });
  const unformatted = await execute(['gofmt', '-l', '.'], { cwd });
  for (const folder of folders) {
    const name = `${path.basename(folder)}/`;
    const isOwn = (line: string): boolean => line.startsWith(name);
    const errors = stderr.split('\n').filter(isOwn);
    const changed = unformatted.stdout.split('\n').filter(isOwn);
    const problems = [...errors, ...changed.map((file) => `gofmt changes ${file}`)];
    if (existsSync(toGoBinary(folder)) && problems.length === 0) continue;
    await writeFile(path.join(folder, 'errors.txt'), problems.join('\n') || stderr);
  }
}

function toGoBinary(folder: string): string {
  return path.join(path.dirname(folder), 'bin', path.basename(folder));
}

/** @throws when the compiler itself fails; a sample's own faults are beside the sample */
async function compileAll(command: string[], folders: string[]): Promise<void> {
  const [first] = folders;
  if (first === undefined) return;
  const { status, stderr } = await execute(command, { cwd: path.dirname(first) });
  if (status !== 0) throw new Error(`${command.slice(0, 2).join(' ')} failed:\n${stderr}`);
}
