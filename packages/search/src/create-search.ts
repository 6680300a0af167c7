import type { IndexFiles, NamesFile, TextsFile } from './index-files';
import { loadOnce } from '@docs/utils/worker';
import { chooseBest, spreadPages, toHit, dropDoubtful, mergeHits } from './choose-hits';
import { createNameIndex, findByName } from './find';
import type { NameIndex } from './find';
import { findNearestNames } from './similar-words';
import { compareRanks, MOST_HITS } from './hit';
import type { SearchResponse, Hit, Rank } from './hit';
import { memoizeByKey, rememberLast } from './memoize';
import { dropStopWords, parseQuery } from './query';
import { readNames } from './records';
import type { Names } from './records';
import { findEndpoint, readErrorText, readRequestText } from './request-text';
import { createTextIndex } from './text-index';
import type { TextIndex } from './text-index';
import { normalize } from './tokens';

/** The two operations of the search (specification, section 7). */
export interface Search {
  /**
   * Downloads the indexes of a version, first the names, then the texts.
   *
   * @param versionPath begins with the base path: `/`
   * @param context id of a product; empty for all products
   */
  loadIndexes(versionPath: string, context: string): Promise<void>;
  /** Searches what has been downloaded; waits for the names, not for the texts. */
  search(
    versionPath: string,
    context: string,
    text: string,
    options?: QueryOptions,
  ): Promise<SearchResponse>;
}

interface QueryOptions {
  /** How many hits are known already: the twelve after them are returned. */
  from?: number;
  /**
   * Whether the best hits of all other products follow those of the product. The box needs both, and
   * a second message costs a slow phone several milliseconds per letter.
   */
  withOthers?: boolean;
}

interface SearchOptions {
  basePath: string;
  /** By version path, then by product. */
  indexFiles: Record<string, Record<string, IndexFiles>>;
  download: <File>(url: string, isRepeated: boolean) => Promise<File>;
}

/** Hits of a deprecated product keep this share: a question may be about it without its name. */
const DEPRECATED = 0.6;

/** A match that becomes a hit if the other products have nothing better. */
interface Candidate {
  rank: Rank;
  context: string;
  isShared?: boolean;
  /** Its URL. */
  page: string;
  toHit: () => Hit;
}

/** Made for a worker: one thread, which downloads, indexes and responds. */
export function createSearch({ basePath, indexFiles, download }: SearchOptions): Search {
  const toProductIndexes = memoizeByKey((versionPath: string) => {
    const textIndex = createTextIndex();
    return Object.entries(readVersion(versionPath)).map(([context, files]) =>
      createProductIndex(context, files, { textIndex, download }),
    );
  });

  return {
    async loadIndexes(versionPath, context) {
      const indexes = listIndexes(versionPath, context);
      await Promise.all(indexes.map((index) => index.names()));
      await Promise.all(indexes.map((index) => index.texts()));
    },

    async search(versionPath, context, typed, { from = 0, withOthers = false } = {}) {
      const text = normalize(typed);
      const current = await findRanked(versionPath, context, text);
      const all = withOthers ? await findRanked(versionPath, '', text) : current;
      const hits = withOthers ? mergeHits(current, all.slice(0, MOST_HITS), context) : current;
      return {
        hits: hits.slice(from, from + MOST_HITS).map((candidate) => candidate.toHit()),
        total: Math.max(all.length, hits.length),
        nearest:
          hits.length > 0 ? [] : await findNearest(versionPath, withOthers ? '' : context, text),
      };
    },
  };

  /** All that is found, the best first; nothing of it is made ready to be shown. */
  async function findRanked(
    versionPath: string,
    context: string,
    text: string,
  ): Promise<Candidate[]> {
    const indexes = listIndexes(versionPath, context);
    const files = await Promise.all(indexes.map((index) => index.names()));
    if (parseQuery(text).words.length === 0) return [];
    // The texts of one product before those of the next would make the order a matter of luck.
    const withTexts = !indexes.some((index) => index.areTextsComing());
    const ranked = indexes
      .flatMap((index, at) => {
        const candidates = index.findBest({ text, withTexts });
        const isLowered = context === '' && index.isDeprecated && !namesVersion(text, files[at]!);
        return isLowered ? candidates.map(lower) : candidates;
      })
      .sort((a, b) => compareRanks(a.rank, b.rank));
    return spreadPages(dropDoubtful(ranked));
  }

  /** Names like the query; while a text may still have the words, none is suggested. */
  async function findNearest(
    versionPath: string,
    context: string,
    text: string,
  ): Promise<string[]> {
    const indexes = listIndexes(versionPath, context);
    if (!indexes.every((index) => index.hasTexts())) return [];
    return findNearestNames(await Promise.all(indexes.map((index) => index.names())), text);
  }

  function listIndexes(versionPath: string, context: string): ProductIndex[] {
    const all = toProductIndexes(versionPath);
    if (context === '') return all;
    const index = all.find((candidate) => candidate.context === context);
    if (!index) {
      throw new Error(
        `The version "${versionPath}" has no search context "${context}". ` +
          `Known: ${all.map((index) => index.context).join(', ')}`,
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
}

type ProductIndex = ReturnType<typeof createProductIndex>;

/** The index of one product in one version. */
function createProductIndex(
  context: string,
  files: IndexFiles,
  { textIndex, download }: { textIndex: TextIndex; download: SearchOptions['download'] },
) {
  let nameIndex: NameIndex | undefined;
  let textsFile: TextsFile | undefined;
  let textsComing = 0;
  const names = loadOnce(async (failures) => {
    const file = readNames(await download<NamesFile>(files.names, failures > 0));
    nameIndex = createNameIndex(file);
    return file;
  });
  const texts = loadOnce(async (failures) => {
    const file = await download<TextsFile>(files.texts, failures > 0);
    await textIndex.add(context, await names.get(), file);
    textsFile = file;
  });
  // The search box asks for the product that is being read, then for all products.
  const findBest = rememberLast(
    ({ text, withTexts }: { text: string; withTexts: boolean }) =>
      `${withTexts ? textIndex.count() : 0} ${text}`,
    ({ text, withTexts }) => {
      if (!nameIndex) return [];
      const error = readErrorText(text);
      const request = error === undefined ? readRequestText(text) : undefined;
      const endpoint = request && findEndpoint(nameIndex.names, request);
      const query = parseQuery(endpoint ?? error ?? text);
      const telling = dropStopWords(query);
      const source = { context, texts: textsFile };
      const matches = [
        ...findByName(nameIndex, query, textIndex),
        ...(withTexts ? textIndex.find(query).filter((match) => match.context === context) : []),
      ];
      return chooseBest(matches).map((chosen): Candidate => ({
        rank: chosen.rank,
        context,
        isShared: files.isShared,
        page: chosen.record.page.u,
        toHit: () => toHit(chosen, telling, source),
      }));
    },
  );
  return {
    context,
    isDeprecated: files.isDeprecated ?? false,
    names: names.get,
    texts: async () => {
      textsComing += 1;
      await texts.get().finally(() => (textsComing -= 1));
    },
    hasTexts: () => textsFile !== undefined,
    areTextsComing: () => textsComing > 0,
    findBest,
  };
}

/** Whether a query contains the version of a product, as `v1 to v2` that of “Media API v1”. */
function namesVersion(text: string, { pages: [page] }: Names): boolean {
  const version = /\bv\d+$/.exec(page?.b[0] ?? '')?.[0];
  return parseQuery(text).words.some(({ joined }) => joined === version);
}

/** Current products come before a deprecated one that has the same, unless its version is typed. */
function lower({ rank: { level, score }, ...candidate }: Candidate): Candidate {
  return { ...candidate, rank: { level, score: DEPRECATED * score } };
}
