/** The tab that a key leads to from the tab at `index`; undefined for keys that lead nowhere. */
export function toNextIndex(key: string, index: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}
