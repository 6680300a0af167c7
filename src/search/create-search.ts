import type { IndexFiles, NamesFile, TextsFile } from '@generated/local-search/default/index-files';
import { chooseBest, toHit } from './choose-hits';
import { createRecordIndex, fill, fillInSteps, find } from './find';
import type { RecordIndex } from './find';
import { findNearestNames } from './find-nearest-names';
import { compareRanks, MOST_HITS } from './hit';
import type { Answer, Hit, Rank } from './hit';
import { once } from './once';
import { parseQuery } from './query';
import { toNameRecords, toTextRecords } from './records';
import { rememberLast } from './remember-last';

/** The two operations of the search (specification, section 7). */
export interface Search {
  /**
   * Downloads the indexes of a version, first the names, then the texts.
   *
   * @param versionPath begins with the base path: `/`
   * @param context id of a product; empty for all products
   */
  loadIndexes(versionPath: string, context: string): Promise<void>;
  /** Answers from what has been downloaded; waits for the names, not for the texts. */
  search(versionPath: string, context: string, text: string): Promise<Answer>;
}

export interface SearchOptions {
  basePath: string;
  /** By version path, then by product. */
  indexFiles: Record<string, Record<string, IndexFiles>>;
  download: <File>(address: string, isRepeated: boolean) => Promise<File>;
}

/** The index of one product in one version. */
interface ProductIndex {
  context: string;
  names: () => Promise<NamesFile>;
  texts: () => Promise<void>;
  /** From the indexes that are ready. */
  findBest: (text: string) => Candidate[];
}

/** What may be a hit, if the other products have nothing better. */
interface Candidate {
  rank: Rank;
  toHit: () => Hit;
}

/** Made for a worker: one thread, which downloads, indexes and answers. */
export function createSearch({ basePath, indexFiles, download }: SearchOptions): Search {
  const toProductIndexes = once((versionPath: string) =>
    Object.entries(readVersion(versionPath)).map(([context, files]) =>
      createProductIndex(context, files),
    ),
  );

  return {
    async loadIndexes(versionPath, context) {
      const indexes = listIndexes(versionPath, context);
      await Promise.all(indexes.map((index) => index.names()));
      await Promise.all(indexes.map((index) => index.texts()));
    },

    async search(versionPath, context, text) {
      const indexes = listIndexes(versionPath, context);
      const files = await Promise.all(indexes.map((index) => index.names()));
      if (parseQuery(text).words.length === 0) return { hits: [], nearest: [] };
      const hits = indexes
        .flatMap((index) => index.findBest(text))
        .sort((a, b) => compareRanks(a.rank, b.rank))
        .slice(0, MOST_HITS)
        .map((candidate) => candidate.toHit());
      return { hits, nearest: hits.length > 0 ? [] : findNearestNames(files, text) };
    },
  };

  function listIndexes(versionPath: string, context: string): ProductIndex[] {
    const all = toProductIndexes(versionPath);
    if (context === '') return all;
    const index = all.find((candidate) => candidate.context === context);
    if (!index) {
      throw new Error(
        `The version "${versionPath}" has no search context "${context}". ` +
          `Known: ${all.map((known) => known.context).join(', ')}`,
      );
    }
    return [index];
  }

  function readVersion(versionPath: string): Record<string, IndexFiles> {
    if (!versionPath.startsWith(basePath)) {
      throw new Error(
        `The version path "${versionPath}" does not start with the base path "${basePath}". ` +
          'Pass the path of a docs version, with the base path.',
      );
    }
    const version = Object.hasOwn(indexFiles, versionPath) ? indexFiles[versionPath] : undefined;
    if (!version) {
      throw new Error(
        `There is no documentation version at "${versionPath}". ` +
          `Known: ${Object.keys(indexFiles).join(', ')}`,
      );
    }
    return version;
  }

  function createProductIndex(context: string, files: IndexFiles): ProductIndex {
    const indexes: RecordIndex[] = [];
    const names = retryable(async (isRepeated) => {
      const file = await download<NamesFile>(files.names, isRepeated);
      const index = createRecordIndex(toNameRecords(file));
      fill(index);
      indexes.push(index);
      return file;
    });
    const texts = retryable(async (isRepeated) => {
      const file = await download<TextsFile>(files.texts, isRepeated);
      const index = createRecordIndex(toTextRecords(await names(), file));
      await fillInSteps(index);
      indexes.push(index);
    });
    // The search box asks for the product that is being read, then for all products.
    const findBest = rememberLast(
      (text: string) => `${indexes.length} ${text}`,
      (text) => {
        const query = parseQuery(text);
        return chooseBest(find(indexes, query)).map((found): Candidate => {
          let hit: Hit | undefined;
          return { rank: found.rank, toHit: () => (hit ??= toHit(found, query, context)) };
        });
      },
    );
    return { context, names, texts, findBest };
  }
}

/** Does the work once; after a failure the next call does it again. */
function retryable<Value>(work: (isRepeated: boolean) => Promise<Value>): () => Promise<Value> {
  let attempts = 0;
  let current: Promise<Value> | undefined;
  return () => {
    current ??= work(attempts++ > 0).catch((error: unknown) => {
      current = undefined;
      throw error;
    });
    return current;
  };
}
