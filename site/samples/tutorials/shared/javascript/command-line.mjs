// Reads a script's command and data, and prints its errors. Needs Node.js 20 or later.
import { readFile } from 'node:fs/promises';
import { createClient, RequestError } from './client.mjs';

/** An error in the data of a script; its message is a sentence. */
export class Problem extends Error {}

// region: connect
const OPTIONS = { attempts: 3, log: () => {} };

/** Returns a function that sends requests, with `--sandbox` to the sandbox and without a key. */
export function connect(createApiClient) {
  if (!process.argv.includes('--sandbox')) return createApiClient(OPTIONS);
  return createClient({
    ...OPTIONS,
    baseUrl: process.env.SANDBOX_URL ?? 'http://127.0.0.1:8787',
    headers: { 'X-API-Key': 'sandbox', Authorization: 'user_key sandbox' },
  });
}
// endregion

/** Reads a file beside the script, or another one that is named in the command. */
export async function readText(defaultName) {
  const name = readArgument();
  try {
    return await readFile(name ?? new URL(defaultName, import.meta.url), 'utf8');
  } catch {
    throw new Problem(`The file ${name ?? defaultName} cannot be read.`);
  }
}

export async function readJson(defaultName) {
  const text = await readText(defaultName);
  try {
    return JSON.parse(text);
  } catch (error) {
    const name = readArgument() ?? defaultName;
    throw new Problem(`${name} is not a valid JSON file: ${error.message}.`);
  }
}

/** Data from a CMS can lack a field; the message says which one. */
export function checkTexts(data, names, what) {
  for (const name of names) {
    if (typeof data?.[name] === 'string' && data[name].trim() !== '') continue;
    throw new Problem(`${what} needs text in the field "${name}".`);
  }
}

/** The words after the script in the command, without options: `node x.mjs Prague --sandbox`. */
export function readArgument() {
  return process.argv.slice(2).find((argument) => !argument.startsWith('--'));
}

/** Runs a script; what goes wrong is printed as one sentence, and the exit code is 1. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Problem || error instanceof RequestError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
