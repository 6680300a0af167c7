import { watch } from './watch';

/** Where the documentation is served. The bundler puts it here. */
declare const SITE: string;

/** What `node contract-watch.mjs` runs. */
async function main(): Promise<void> {
  const { code, text } = await watch(process.argv.slice(2), SITE);
  (code === 2 ? process.stderr : process.stdout).write(text);
  process.exitCode = code;
}

void main();
