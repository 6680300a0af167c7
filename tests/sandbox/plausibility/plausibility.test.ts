import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { call, openSandbox } from '@docs/sandbox/testing';
import { judge } from './judge';
import type { Expectations, Results } from './judge';

interface Sample extends Expectations {
  name: string;
  domain?: string;
  htmlExtractor?: string;
  text: string;
}

/** As measured: a change of the engine may raise it, never lower it. */
const LEAST = 1;

const REFERENCE = '2024-10-14';

async function loadSamples(): Promise<Sample[]> {
  const files = ['english', 'czech'].map((name) =>
    readFile(`tests/sandbox/plausibility/${name}.yaml`, 'utf8'),
  );
  return (await Promise.all(files)).flatMap((file) => parse(file) as Sample[]);
}

it('the sandbox gives what a person expects of 51 documents', async () => {
  const { sandbox } = await openSandbox();
  const samples = await loadSamples();
  expect(samples).toHaveLength(51);
  let [met, all] = [0, 0];
  const misses: string[] = [];
  for (const sample of samples) {
    const { text, domain, htmlExtractor } = sample;
    const request = { id: '1', text, domain, htmlExtractor, referenceDate: REFERENCE };
    const general = await call(sandbox, 'POST /v3/analysis', request);
    const media = await call(sandbox, 'POST /v2/nlp/analyze', { id: '1', text });
    const verdicts = judge(sample, general.body as Results, media.body as Results);
    all += verdicts.length;
    met += verdicts.filter(({ isMet }) => isMet).length;
    for (const { isMet, what } of verdicts) if (!isMet) misses.push(`${sample.name}: ${what}`);
  }
  console.log(`Plausibility: ${met} of ${all} expectations are met. Missed:\n${misses.join('\n')}`);
  expect(met / all).toBeGreaterThanOrEqual(LEAST);
});
