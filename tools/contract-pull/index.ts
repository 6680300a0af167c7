import { toLine } from '../command-line';
import { pull, readOptions } from './pull';
import { fail } from '../run/steps.mjs';

/** `npm run contract:pull`: compares a published API description with ours, or takes it over. */
async function main(): Promise<void> {
  const lines = await pull(readOptions(process.argv.slice(2)));
  console.log(lines.join('\n'));
}

main().catch((error: Error) => fail(toLine(error.message)));
