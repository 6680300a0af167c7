import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadDocuments } from '#docs-model/documents/load-documents';

/** Writes the documents that the site publishes into the folder that is the first argument. */
async function main(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(await loadDocuments())) {
    await writeFile(path.join(folder, name), text);
  }
}

main(process.argv[2] ?? 'reports/openapi').catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
