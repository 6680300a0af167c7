import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadApiFiles } from '#docs-model/downloads/load-api-files';

/** Writes what the site offers for other tools into the folder that is the first argument. */
async function main(folder: string): Promise<void> {
  for (const [name, content] of Object.entries(await loadApiFiles())) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

main(process.argv[2] ?? 'reports/openapi').catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
