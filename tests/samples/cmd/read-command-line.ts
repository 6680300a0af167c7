import { readCommand } from './read-command';
import { splitArguments } from './split-arguments';

/**
 * Reads a command of the Windows prompt as cmd.exe and then curl do, and returns the sample with
 * its arguments.
 *
 * @example
 * readCommandLine('curl "a b" ^\n  -H "x: \\"y\\""'); // ['curl', 'a b', '-H', 'x: "y"']
 * @throws when the command contains what cmd.exe would act upon: a sample must not depend on it
 */
export function readCommandLine(text: string): string[] {
  return splitArguments(readCommand(text.replace(/\r?\n$/, '')));
}
