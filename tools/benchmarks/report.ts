import { loadavg } from 'node:os';
import budgets from './budgets.json';

type Budgets = typeof budgets;

/**
 * Prints each value beside its budget, and how busy the machine is. A value over its budget fails the command.
 *
 * @example
 * report('search', { firstResultBytes: 35_145 });
 * // search.firstResultBytes   35145   budget 60000   ok
 */
export function report<Group extends keyof Budgets>(
  group: Group,
  values: Partial<Record<keyof Budgets[Group] & string, number>>,
): void {
  const limits = budgets[group] as Record<string, number>;
  Object.entries<number | undefined>(values).forEach(([name, value = NaN]) => {
    const budget = limits[name] ?? NaN;
    const isOk = value <= budget;
    const title = `${group}.${name}`.padEnd(28);
    console.log(
      `${title} ${formatCell(value)}   budget ${formatCell(budget)}   ${isOk ? 'ok' : 'over'}`,
    );
    if (!isOk) process.exitCode = 1;
  });
  note('load of the machine', loadavg()[0] ?? NaN);
}

/** A value that has no budget: it explains the others. */
export function note(title: string, value: number | string): void {
  console.log(`${title.padEnd(28)} ${typeof value === 'number' ? formatCell(value) : value}`);
}

export function findMedian(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function formatCell(value: number): string {
  return String(Math.round(value * 10) / 10).padStart(8);
}
