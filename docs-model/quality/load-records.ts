import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { listOperations } from '#contract/read/list-operations';
import { loadContract } from '#contract/read/load';
import { loadExamples } from '#contract/examples/load-examples';
import { contractNames } from '#contract/names';
import { findProductOf } from '../find-product';
import { RESERVED_KEYS } from '#sandbox/http/keys';
import { EXECUTED_FILE, findExecution, toFingerprint } from '#samples/load-executed';
import type { Executed } from '#samples/load-executed';
import { loadSamples } from '#samples/load-samples';
import { TUTORIAL_RUNS, toTutorialFingerprint } from '#samples/load-tutorials';
import type { TutorialRuns } from '#samples/load-tutorials';
import { tutorials } from '#samples/tutorials';
import { loadPageFences } from './load-page-fences';

/** What readers do, in each browser engine. Written by `npm run engines:record`, never by hand. */
export interface BrowserRuns {
  /** `2026-11-23` */
  date: string;
  /** Of the files that say what readers do. */
  fingerprint: string;
  /** How many journeys passed, by the name and version of the engine. */
  engines: Record<string, number>;
  journeys: string[];
}

/** What axe found on a page of each kind. Written by `npm run accessibility:record`, never by hand. */
export interface AccessibilityRuns {
  /** `2026-11-23` */
  date: string;
  fingerprint: string;
  /** Browser and axe-core, with versions. */
  tools: string[];
  kinds: { kind: string; route: string; windows: { width: number; rules: number }[] }[];
}

/** What pages weigh, in bytes. Written by `npm run weights:record`, never by hand. */
export interface Weights {
  /** `2026-11-23` */
  date: string;
  fingerprint: string;
  /** With its version. */
  browser: string;
  /** `stock` is the weight of the same text in Docusaurus as it comes. */
  kinds: { kind: string; route: string; bytes: number; stock?: number }[];
  /** `Docusaurus 3.10.2` */
  stock: string;
  /** The OpenAPI document that the tools draw. */
  document: string;
  tools: { tool: string; bytes: number }[];
}

const KINDS = 'testing/browser/kinds.ts';

/**
 * What a record is about, when its test visits pages: the files that say which pages these are and
 * what is done there. Pages change every day, and every run of the tests visits them again.
 */
const SUBJECTS = {
  'browsers.json': ['tests/engines/journeys.ts', KINDS],
  'accessibility.json': ['tests/accessibility/page-kinds.spec.ts', 'testing/browser/axe.ts', KINDS],
  'weights.json': ['benchmarks/measure-bytes.ts', 'benchmarks/peers.ts', KINDS],
} satisfies Partial<Record<RecordName, string[]>>;

/** The records of test runs that the page `/quality/` is made from. */
export interface Records {
  executed: Executed;
  tutorialRuns: TutorialRuns;
  browserRuns: BrowserRuns;
  accessibilityRuns: AccessibilityRuns;
  weights: Weights;
  /** By group and name: `pages.medianBytes`. */
  budgets: Record<string, Record<string, number>>;
  tasks: { requests: { api: string }[]; templates: object[]; facts: { document: string }[] };
  apis: Coverage[];
  /** How many Genja templates the pages have, each with its output. */
  templates: number;
  /** A sentence with the remedy about each record that is older than what it is about. */
  outdated: string[];
}

/** How much of an API was executed. */
export interface Coverage {
  title: string;
  operations: number;
  /** Operations with an example that was executed. */
  executed: number;
  /** Documented errors of all operations, and those that the sandbox returns on demand. */
  errors: number;
  onDemand: number;
}

/** The files of the records, by the name under which the site serves them below `/quality/`. */
export const RECORD_FILES = {
  'samples.json': EXECUTED_FILE,
  'tutorials.json': TUTORIAL_RUNS,
  'browsers.json': 'tests/engines/passed.json',
  'accessibility.json': 'tests/accessibility/passed.json',
  'weights.json': 'benchmarks/weights.json',
  'budgets.json': 'benchmarks/budgets.json',
  'agent-tasks.yaml': 'tests/agents/tasks.yaml',
} as const;

type RecordName = keyof typeof RECORD_FILES;

/** The command that makes a record; the other two are written by hand, because they are goals. */
const COMMANDS: Partial<Record<RecordName, string>> = {
  'samples.json': 'npm run samples:record',
  'tutorials.json': 'npm run tutorials:record',
  'browsers.json': 'npm run engines:record',
  'accessibility.json': 'npm run accessibility:record',
  'weights.json': 'npm run weights:record',
};

/**
 * Reads all records.
 *
 * @throws naming the file and the remedy when a record is missing or cannot be read
 */
export async function loadRecords(root = process.cwd()): Promise<Records> {
  const read = <Value>(name: RecordName) => readRecord(name, root) as Promise<Value>;
  const executed = await read<Executed>('samples.json');
  const tutorialRuns = await read<TutorialRuns>('tutorials.json');
  const browserRuns = await read<BrowserRuns>('browsers.json');
  const accessibilityRuns = await read<AccessibilityRuns>('accessibility.json');
  const weights = await read<Weights>('weights.json');
  const outdated = [
    describe('samples.json', await listOutdatedSamples(executed, root)),
    describe('tutorials.json', await listOutdatedTutorials(tutorialRuns)),
    describe('browsers.json', await listOutdatedSubjects('browsers.json', browserRuns, root)),
    describe(
      'accessibility.json',
      await listOutdatedSubjects('accessibility.json', accessibilityRuns, root),
    ),
    describe('weights.json', await listOutdatedSubjects('weights.json', weights, root)),
  ];
  return {
    executed,
    tutorialRuns,
    browserRuns,
    accessibilityRuns,
    weights,
    budgets: await read('budgets.json'),
    tasks: await read('agent-tasks.yaml'),
    apis: await loadCoverage(executed, root),
    templates: loadPageFences(root).length,
    outdated: outdated.flat(),
  };
}

/** @throws when records are older than what they are about */
export function requireCurrent({ outdated }: Records): void {
  if (outdated.length === 0) return;
  throw new Error(
    `The page /quality/ needs newer records:\n${outdated.map((line) => `  ${line}`).join('\n')}\n` +
      'To build with these records while you write, set OUTDATED_RECORDS=allowed: the page then says so.',
  );
}

async function readRecord(name: RecordName, root: string): Promise<unknown> {
  const file = RECORD_FILES[name];
  const command = COMMANDS[name];
  const remedy = command === undefined ? 'Restore it from version control.' : `Run: ${command}`;
  const text = await readFile(path.join(root, file), 'utf8').catch(() => {
    throw new Error(`${file}, a record of the page /quality/, is missing. ${remedy}`);
  });
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}, a record of the page /quality/, cannot be read. ${remedy}`, {
      cause: error,
    });
  }
}

function describe(name: RecordName, changed: string[]): string[] {
  if (changed.length === 0) return [];
  const [first, second] = changed;
  const more = changed.length > 2 ? ` and ${changed.length - 2} more` : '';
  const named = [first, second].filter(Boolean).join(', ');
  return [`${RECORD_FILES[name]} is older than ${named}${more}. Run: ${COMMANDS[name]}`];
}

/** Samples that have changed since they ran, and those that the record has and the site has not. */
async function listOutdatedSamples(executed: Executed, root: string): Promise<string[]> {
  const samples = await loadSamples(root);
  const current = await Promise.all(samples.map((sample) => findExecution(sample, executed)));
  const toKey = (language: string, name: string) => `${language}: ${name}`;
  const known = new Set(samples.map(({ language, name }) => toKey(language, name)));
  const recorded = Object.entries(executed).flatMap(([language, execution]) =>
    Object.keys(execution.samples).map((name) => toKey(language, name)),
  );
  return [
    ...samples
      .filter((_, index) => current[index] === undefined)
      .map(({ language, name }) => toKey(language, name)),
    ...recorded.filter((key) => !known.has(key)).map((key) => `the end of ${key}`),
  ];
}

async function listOutdatedTutorials({ samples }: TutorialRuns): Promise<string[]> {
  const changed = await Promise.all(
    tutorials.map(async (tutorial) => {
      const isCurrent = samples[tutorial.name] === (await toTutorialFingerprint(tutorial));
      return isCurrent ? [] : [`the tutorial ${tutorial.name}`];
    }),
  );
  return changed.flat();
}

async function listOutdatedSubjects(
  name: keyof typeof SUBJECTS,
  { fingerprint }: { fingerprint: string },
  root: string,
): Promise<string[]> {
  const isCurrent = fingerprint === (await toSubjectFingerprint(name, root));
  return isCurrent ? [] : [`one of ${SUBJECTS[name].join(', ')}`];
}

async function loadCoverage(executed: Executed, root: string): Promise<Coverage[]> {
  const names = new Set(Object.values(executed).flatMap(({ samples }) => Object.keys(samples)));
  const onDemand = Object.values(RESERVED_KEYS).map(String);
  return Promise.all(
    contractNames.map(async (contract) => {
      const operations = listOperations(await loadContract(contract, root));
      const examples = [...(await loadExamples(contract, root)).values()];
      const ran = examples.filter(({ name }) => names.has(`${contract}/${name}`));
      const errors = operations.flatMap((operation) => operation.errors);
      return {
        title: findProductOf(contract).title,
        operations: operations.length,
        executed: new Set(ran.map(({ operation }) => operation.id)).size,
        errors: errors.length,
        onDemand: errors.filter(({ status }) => onDemand.includes(status)).length,
      };
    }),
  );
}

/** Changes with every file that a record is about. */
export async function toSubjectFingerprint(
  name: keyof typeof SUBJECTS,
  root = process.cwd(),
): Promise<string> {
  const texts = SUBJECTS[name].map((file) => readFile(path.join(root, file), 'utf8'));
  return toFingerprint((await Promise.all(texts)).join('\n'));
}
