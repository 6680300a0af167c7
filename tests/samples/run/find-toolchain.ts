import { buildAptCommand, TOOLCHAINS } from '../../../tools/run/toolchains.mjs';
import { runners } from './runners';
import type { Runner } from './runners';

/** How the samples of a language can be executed here; or, in words, why they cannot. */
export type Found = { runner: Runner; missing?: string };

const versions = new Map<string, string | undefined>();

/**
 * Finds the toolchain of a language.
 *
 * @throws when the language has no runner
 */
export function findToolchain(language: string): Found {
  const runner = runners[language];
  const toolchain = TOOLCHAINS.find(({ id }) => id === runner?.toolchain);
  if (!runner || !toolchain) {
    throw new Error(
      `Nothing says how to execute the language "${language}" of packages/code-samples/src/languages.ts. ` +
        'Add it to tests/samples/run/runners.ts, and its toolchain to tools/run/toolchains.mjs.',
    );
  }
  if (!versions.has(toolchain.id)) versions.set(toolchain.id, toolchain.findVersion());
  if (versions.get(toolchain.id) !== undefined) return { runner };
  return {
    runner,
    missing: `not all of its toolchain is installed: sudo ${buildAptCommand(toolchain.packages).join(' ')}`,
  };
}

/** The Python that runs scripts; or, in words, why there is none. */
export function findPython(): { command: string[]; missing?: string } {
  const python = findToolchain('python');
  const command = python.runner.commands({ folder: '', fileName: '', text: '' })[0]?.slice(0, 1);
  const { missing } = python;
  if (missing !== undefined && process.env.TOOLCHAINS === 'required') throw new Error(missing);
  return { command: command ?? [], ...(missing !== undefined && { missing }) };
}
