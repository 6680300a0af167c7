import { loadExamples } from '#contract/load-examples';
import { contractNames } from '#contract/names';
import { toPath } from '#contract/example';
import { createSandbox } from './create-sandbox';
import { loadContracts } from './node';
async function main(){
const sandbox = createSandbox({ contracts: await loadContracts(), now: () => Date.UTC(2024, 9, 14, 16, 47, 26), random: () => 0.6, callsPerSecond: Infinity });
for (const name of contractNames) for (const ex of (await loadExamples(name)).values()) {
  sandbox.reset();
  const r = await sandbox.fetch(new Request('https://x.y' + toPath(ex), { method: ex.operation.method.toUpperCase(), headers: { 'X-API-Key': 'k', Authorization: 'user_key k', 'X-Customer-ID': 'c', 'Content-Type': 'application/json' }, body: ex.body === undefined ? undefined : JSON.stringify(ex.body) }));
  const t = await r.text();
  console.log('##', name, ex.name, r.status, r.headers.get('x-sandbox-warning') ?? '', '\n  ', t.slice(0, Number(process.argv[2] ?? 600)));
}}
void main();
