const TRIES = 5;
const FACTOR = 4;

/** Between 1, where time grows as the input does, and 2, where it grows with its square. */
export const MOST_GROWTH = 1.5;

/**
 * How the time of work grows with its input, as a power: 1 if twice the input takes twice the
 * time, 2 if it takes four times as long. Time of the processor counts, and the best of several
 * runs, since others use the machine, too.
 *
 * @param leastTime milliseconds of the processor: shorter runs tell nothing, and are short enough
 * @returns 0 where even four times the input takes hardly any time
 */
export async function measureGrowth(
  run: (size: number) => unknown,
  size: number,
  leastTime = 60,
): Promise<number> {
  let [few, many] = [Infinity, Infinity];
  let growth = 0;
  for (let count = 0; count < TRIES; count += 1) {
    many = Math.min(many, await time(() => run(FACTOR * size)));
    if (many < leastTime) return 0;
    few = Math.min(few, await time(() => run(size)));
    growth = Math.log(many / few) / Math.log(FACTOR);
    if (growth < MOST_GROWTH) break;
  }
  return growth;
}

async function time(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
