import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { claims } from './accessibility-record/claims';
import { readOutcomes } from './accessibility-record/read-outcomes';
import type { Report } from './accessibility-record/read-outcomes';
import { toRecord } from './accessibility-record/to-record';
import { fail } from './run/steps.mjs';

const REPORT = 'reports/playwright.json';
const RECORD = 'src/features/accessibility/record.json';

/** `npm run accessibility:record`: writes down what the last `npm test` has shown. */
async function main(): Promise<void> {
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  const record = toRecord(claims, readOutcomes(report), report.stats.startTime.slice(0, 10));
  const style = await resolveConfig(RECORD);
  writeFileSync(RECORD, await format(JSON.stringify(record), { ...style, filepath: RECORD }));
  console.log(`${RECORD}: ${record.claims.length} claims, ${record.pages} pages, ${record.tools}`);
}

main().catch((error: Error) => fail(`${error.message}\n${RECORD} is unchanged.`));
