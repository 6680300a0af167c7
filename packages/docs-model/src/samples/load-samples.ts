import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toLineFeeds } from '@docs/utils';
import { loadContract, loadExamples, findRepository } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import { quickStarts } from '@docs/vendor/site';
import type { QuickStart } from '@docs/vendor/site';
import type { ContractName } from '@docs/vendor';
import { listLanguages, toSampleRequest } from '@docs/code-samples';
import { languages } from '@docs/vendor/samples';

/** A complete script of the site. */
export type Sample = {
  /** `media-v2/tagging-basic` for an example, `quick-start/general-v3/analyze.py` for a file. */
  name: string;
  /** Id in `languages.ts`. */
  language: string;
  /** Under this name it can be saved and run. */
  fileName: string;
  text: string;
  /** The examples whose requests it sends, in this order. */
  calls: string[];
};

/** Reads all scripts of the site: every example in every language, and the quick starts. */
export async function loadSamples(root = findRepository()): Promise<Sample[]> {
  const printed = await Promise.all(contractNames.map((contract) => printExamples(contract, root)));
  const written = await Promise.all(quickStarts.map((quickStart) => read(quickStart, root)));
  return [...printed.flat(), ...written];
}

async function printExamples(contract: ContractName, root: string): Promise<Sample[]> {
  const document = await loadContract(contract, root);
  const examples = await loadExamples(contract, root);
  return [...examples.values()].flatMap((example) => {
    const name = `${contract}/${example.name}`;
    const request = toSampleRequest(example, document);
    return listLanguages(languages, request).map((language) => ({
      name,
      language: language.id,
      fileName: language.fileName(request),
      text: language.print(request),
      calls: [name],
    }));
  });
}

async function read({ file, language, calls }: QuickStart, root: string): Promise<Sample> {
  const text = toLineFeeds(
    await readFile(path.join(root, 'site/samples/quick-start', file), 'utf8'),
  );
  const fileName = path.basename(file);
  return { name: `quick-start/${file}`, language, fileName, text, calls };
}
