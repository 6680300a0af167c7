/**
 * How long the playground takes for a template of its gallery, in processor time: the output follows
 * every letter. Run: `npx tsx benchmarks/genja.ts`
 */
import { loadavg } from 'node:os';
import { createEngine } from '../src/features/playground/engine/create-engine';
import { gallery } from '../src/features/playground/gallery';
import { note, report, toMedian } from './report';

const RUNS = 21;

const engine = createEngine();
const times = gallery.map((item) => {
  const runs = Array.from({ length: RUNS }, () => {
    const start = process.cpuUsage();
    engine.render(item);
    return process.cpuUsage(start).user / 1000;
  });
  return { id: item.id, first: runs[0] ?? NaN, median: toMedian(runs) };
});
const [slowest] = times.toSorted((a, b) => b.first - a.first);

// The first time counts: nothing is compiled yet, and the words are unknown.
report('genja', { slowestTemplateMs: slowest?.first });
note('slowest template', slowest?.id ?? '');
note('when it is known, ms', Math.max(...times.map(({ median }) => median)));
note('load of the machine', loadavg()[0] ?? NaN);
