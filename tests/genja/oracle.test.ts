import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { readFence } from '@docs/genja/fence';
import { render, createRandom } from '@docs/genja';
import { findJinjaPython, buildAptCommand, TOOLCHAINS } from '../../tools/run/toolchains.mjs';
import { generateTemplate, HOSTILE_DATA, type Random } from '@docs/genja/testing';
import { DIFFERENCES, findDifference } from './intended-differences';
import { loadPageFences } from './load-page-fences';

interface Case {
  template: string;
  data: unknown;
}

type JinjaResult = { output: string } | { error: string };

const GENERATED = Number(process.env.GENJA_COMPARED_TEMPLATES ?? 1000);
const SEED = 20261122;

const python = findJinjaPython();
const { packages } = TOOLCHAINS.find(({ id }) => id === 'jinja2')!;
const install = `Jinja2 is not installed: sudo ${buildAptCommand(packages).join(' ')}`;

if (python) {
  describe('Jinja2 and our engine agree', () => compareAll(python));
} else if (process.env.TOOLCHAINS === 'required') {
  test('Jinja2', () => {
    throw new Error(install);
  });
} else {
  test.skip(install);
}

function compareAll(command: string): void {
  const used = new Map<string, number>();
  afterAll(() => {
    const lines = DIFFERENCES.map(({ name }) => `- ${name}: ${used.get(name) ?? 0} templates`);
    console.log(`Intended differences from Jinja2:\n${lines.join('\n')}`);
  });

  test('on the standard examples of the pages', () => {
    const cases = loadPageFences()
      .map(({ content }) => readFence(content))
      .filter(
        ({ template }) =>
          !/\|\s*(?:m|morph|unit|unitNum|ln|sign|numeral|ord_numeral_in_words)\b|#|{%-? (?:switch|for \w+, \w+ in (?:seats|{))/.test(
            template.replace(/{#[^]*?#}/g, ''),
          ),
      );
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(listDisagreements(cases, command, used)).toEqual([]);
  });

  test.each([
    '{{ -4|round(-1) }} {{ -0.04|round(1) }} {{ -25|round(-1) }} {{ -2.5|round }}',
    "{{ 'ª' is lower }} {{ 'ⓐ' is lower }} {{ 'Ⓐ' is upper }} {{ 'ʰ' is lower }} {{ 'aǅ' is lower }}",
    '{{ missing|reverse|list }} {{ missing|reverse|tojson }}',
  ])('on %s', (template) => {
    expect(listDisagreements([{ template, data: {} }], command, used)).toEqual([]);
  });

  test(
    `on ${GENERATED} generated templates with hostile data`,
    { timeout: 600_000 + 10 * GENERATED },
    () => {
      const random = createRandom(SEED);
      const cases = Array.from({ length: GENERATED }, () => ({
        template: generateShort(random),
        data: HOSTILE_DATA,
      }));
      const results = askJinja(cases, command);
      expect(listDisagreements(cases, command, used, results).slice(0, 10)).toEqual([]);
      // Templates that all fail would prove nothing.
      expect(results.filter((result) => 'output' in result).length).toBeGreaterThan(GENERATED / 3);
    },
  );
}

/** Long templates take Jinja2 long to compile and show no more. */
function generateShort(random: Random): string {
  const template = generateTemplate(random);
  return template.length <= 600 ? template : generateShort(random);
}

function listDisagreements(
  cases: Case[],
  command: string,
  used: Map<string, number>,
  results = askJinja(cases, command),
) {
  return cases.flatMap(({ template, data }, index) => {
    const theirs = results[index]!;
    const ours = render({ template, data });
    const same = ours.ok ? 'output' in theirs && theirs.output === ours.output : 'error' in theirs;
    if (same) return [];
    const name = findDifference(template, ours, theirs);
    if (name) used.set(name, (used.get(name) ?? 0) + 1);
    return name ? [] : [{ template, ours: ours.ok ? ours.output : ours.error.message, theirs }];
  });
}

function askJinja(cases: Case[], command: string): JinjaResult[] {
  const { stdout, stderr, status } = spawnSync(command, ['tests/genja/oracle.py'], {
    input: cases.map((testCase) => JSON.stringify(testCase)).join('\n'),
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, PYTHONIOENCODING: 'utf8' },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as JinjaResult);
}
