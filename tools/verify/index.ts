import { createInterface } from 'node:readline/promises';
import { ignoreClosedPipes } from '@docs/utils/node';
import { toLine } from '../command-line';
import { readVerifySettings } from './read-settings';
import { verify } from './verify';

/** `npm run verify`: sends the examples of a contract to the real API, and lists the differences. */
async function main(): Promise<void> {
  // Also without a reader, a run deletes what it has created.
  ignoreClosedPipes();
  const settings = readVerifySettings(process.argv.slice(2), process.env);
  const interruption = new AbortController();
  // The run still deletes what it has created; a second Ctrl+C ends it.
  process.once('SIGINT', () => interruption.abort());
  const confirm = settings.yes ? () => Promise.resolve(true) : ask;
  const { signal } = interruption;
  process.exitCode = await verify(settings, { confirm, signal, root: '.', print: console.log });
}

async function ask(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('There is no terminal to ask. Add --yes to send.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const reply = await terminal.question('Send these requests? [y/N] ');
  terminal.close();
  return /^y(es)?$/i.test(reply.trim());
}

main().catch(({ message }: Error) => {
  console.error(message.split('\n').map(toLine).join('\n'));
  process.exitCode = 2;
});
