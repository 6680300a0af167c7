/** A number that the site wants to reach, from `goals.json`. */
export interface Goal {
  what: string;
  /** The benchmark that measures it. */
  from: string;
  /** The title under which the benchmark prints it. */
  value: string;
  most: number;
  /** What follows the name of another generator where the same benchmark prints its value. */
  others?: string;
  /** The last cell of a missed goal: where it is shown what is in the way. */
  account?: string;
}

/** Printed values, by benchmark and title. */
export type Values = Map<string, Map<string, number>>;

interface Row {
  cells: string[];
  /** Without a value, or missed without an account. */
  isOpen: boolean;
}

/**
 * Compares measured values with the goals.
 *
 * @param others names of the generators that have a column each
 * @returns a table in Markdown, and the goals that are neither reached nor accounted for
 */
export function toGoalTable(
  goals: Goal[],
  values: Values,
  others: string[],
): { table: string; open: string[] } {
  const rows = goals.map((goal) => toRow(goal, values.get(goal.from), others));
  const head = ['', 'This site', 'Goal', ...others, 'Goal reached'];
  const lines = [head, head.map(() => '-'), ...rows.map(({ cells }) => cells)];
  return {
    table: lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
    open: goals.filter((_, index) => rows[index]?.isOpen).map(({ what }) => what),
  };
}

function toRow(goal: Goal, values: Map<string, number> | undefined, others: string[]): Row {
  const { what, value: title, most, account } = goal;
  const value = values?.get(title);
  const findOther = (name: string) =>
    goal.others === undefined ? undefined : values?.get(name + goal.others);
  return {
    cells: [
      what,
      toCell(value),
      toCell(most),
      ...others.map((name) => toCell(findOther(name))),
      toVerdict(goal, value),
    ],
    isOpen: value === undefined || (value > most && account === undefined),
  };
}

function toVerdict({ most, account = 'no' }: Goal, value: number | undefined): string {
  if (value === undefined) return 'not measured';
  return value <= most ? 'yes' : account;
}

function toCell(value: number | undefined): string {
  if (value === undefined) return '–';
  return value.toLocaleString('en-US', { maximumSignificantDigits: value < 100 ? 2 : 6 });
}
