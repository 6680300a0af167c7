/**
 * Prints what `npm run bench` measured beside the goals, and fails if one is neither reached nor
 * accounted for. Run: `npx tsx benchmarks/goals.ts`, after the benchmarks
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BENCH_VALUES } from '../scripts/run/results.mjs';
import { GENERATORS } from './generators/table';
import { toGoalTable } from './goal-table';
import type { Goal, Values } from './goal-table';
import goals from './goals.json';

function readValues(): Values {
  const names = [...new Set(goals.map(({ from }) => from))];
  return new Map(names.map((name) => [name, readFile(path.join(BENCH_VALUES, `${name}.jsonl`))]));
}

function readFile(file: string): Map<string, number> {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => JSON.parse(line) as [string, number]));
}

const { table, open } = toGoalTable(
  goals satisfies Goal[],
  readValues(),
  GENERATORS.map(({ name }) => name),
);
console.log(table);
if (open.length > 0) {
  console.error(`\nNeither reached nor accounted for: ${open.join('; ')}`);
  process.exitCode = 1;
}
