import { toLine } from '../command-line';
import { HELP, pull, readPullOptions } from './pull';
import { asksForHelp } from '../run/port.mjs';
import { fail } from '../run/steps.mjs';

/** `npm run contract:pull`: compares a published API description with ours, or takes it over. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  console.log(asksForHelp(args) ? HELP : (await pull(readPullOptions(args))).join('\n'));
}

main().catch(({ message }: Error) => fail(message.split('\n').map(toLine).join('\n')));
