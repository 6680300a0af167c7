import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printFiles } from '../site/deploy/print-files';
import { describeSite } from '../site/deploy/site';
import { fail } from './run/steps.mjs';

/** `npm run deploy:config`: writes the configurations of the servers from the built site. */
async function writeConfigurations(): Promise<void> {
  for (const [name, text] of Object.entries(printFiles(describeSite('build')))) {
    await writeFile(path.join('site/deploy/generated', name), text);
    console.log(`site/deploy/generated/${name}`);
  }
}

writeConfigurations().catch((error: Error) =>
  fail(`${error.message}\nDoes build/ contain a built site? Run: npm run build`),
);
