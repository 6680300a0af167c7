import { writeFiles } from '@docs/utils/node';
import { printFiles } from '../site/deploy/print-files';
import { describeSite } from '../site/deploy/site';
import { takeNoOptions } from './run/port.mjs';
import { fail } from './run/steps.mjs';

/** `npm run deploy:config`: writes the configurations of the servers from the built site. */
async function writeConfigurations(): Promise<void> {
  takeNoOptions('Writes site/deploy/generated/ from the site in build/.');
  const files = Object.entries(printFiles(describeSite('build')));
  await writeFiles('site/deploy/generated', files);
  files.forEach(([name]) => console.log(`site/deploy/generated/${name}`));
}

writeConfigurations().catch((error: Error) =>
  fail(`${error.message}\nDoes build/ contain a built site? Run: npm run build`),
);
