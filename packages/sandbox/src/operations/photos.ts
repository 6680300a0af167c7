import { round } from '../analysis/entities/entities';
import { listWords } from '../analysis/text/text';
import { readBlocks, LINE } from '../analysis/text/read-blocks';
import { findStandardForm } from '../data/item';
import { items } from '../data/items';
import { PHOTO_URL, photos as demoPhotos } from '../data/photos';
import type { Photo } from '../data/photos';
import { badRequest, notFound, ok } from '../replies';
import { checkFeedback, createReferenceKey } from '../state';
import type { Operations, Reply, World } from '../types';
import { listIgnored, listUnknownCategories, pickFields, buildProfile } from './documents';
import { keepCursor, openCursor } from './photo-cursors';
import type { PhotosRequest } from './photo-cursors';
import { listIgnoredItems, meetsConstraints } from './photo-constraints';
import { warn } from '../warnings';
import type { Warning } from '../warnings';

/** All banks of the sandbox contain the same photos. */
const PHOTO_BANKS = ['ctk', 'demo', 'shutterstock'];
/** The real defaults are not documented. */
const DEFAULT_PHOTOS = 10;
const DEFAULT_ALTERNATIVES = 3;

/** Recommending photos. */
export const photos: Operations = {
  listPhotoBanks: () => ok(PHOTO_BANKS),

  recommendPhotos: async ({ path: { dataset = '' }, body }, world) => {
    if (!PHOTO_BANKS.includes(dataset)) return rejectBank();
    const request = body as PhotosRequest;
    const opened = openCursor(request, dataset, world.state);
    if ('violation' in opened) return badRequest([opened.violation]);
    const ranked = await rank(request, world);
    const count = request.recommendationCount ?? DEFAULT_PHOTOS;
    const shownPhotos = ranked.slice(opened.offset, opened.offset + count);
    const shown = ranked.slice(0, opened.offset + count).map(({ id }) => id);
    const photosIds = shownPhotos.map(({ id }) => id);
    const objects = buildObjects(request, shownPhotos, ranked.slice(shown.length));
    const hasMore = shown.length < ranked.length && shownPhotos.length > 0;
    return ok(
      {
        id: request.id,
        referenceKey: createReferenceKey(world, {
          kind: `photos ${dataset}`,
          id: request.id,
          suggested: [photosIds, ...Object.values(objects.altPhotoIds ?? {})].flat(),
        }),
        photosIds,
        ...objects,
        tags: listTags(shownPhotos, request.presentationLanguage ?? 'en'),
        ...(request.cursor !== undefined &&
          hasMore && { nextCursor: keepCursor(request, dataset, shown, world.state) }),
      },
      [
        ...listIgnored(request, shownPhotos.map(buildPhotoData)),
        ...listUseless(request),
        ...listUnknownCategories(
          request,
          demoPhotos.flatMap(({ categories }) => categories),
        ),
      ],
    );
  },

  sendPhotoFeedback: ({ path: { dataset = '' }, body }, world) => {
    if (!PHOTO_BANKS.includes(dataset)) return rejectBank();
    return ok(undefined, checkFeedback(world, `photos ${dataset}`, body as object));
  },
};

function listUseless({ altPhotosCount, returnAltPhotos }: PhotosRequest): Warning[] {
  if (altPhotosCount === undefined || returnAltPhotos) return [];
  return [warn('sandbox-alternatives', 'altPhotosCount is ignored unless returnAltPhotos is true')];
}

function rejectBank(): Reply {
  return notFound('There is no photo bank with this name. GET /v2/photos lists the names.');
}

/** Photos that meet the constraints, the best first. */
async function rank(request: PhotosRequest, world: World): Promise<Photo[]> {
  const { constraints = {} } = request;
  const pattern = demoPhotos.find(({ id }) => id === constraints.likePhotoId);
  const score = pattern
    ? (photo: Photo): number => countCommon(pattern, photo)
    : await createScore(request, world);
  return demoPhotos
    .filter((photo) => photo !== pattern && meetsConstraints(photo, constraints))
    .map((photo) => ({ photo, score: score(photo) }))
    .sort((a, b) => b.score - a.score)
    .map(({ photo }) => photo);
}

/** Faces are what editors look for. */
const PERSON_FACTOR = 1.8;
const WORD_SAYS = 0.2;
const NAME_SAYS = 0.3;
const CATEGORY_SAYS = 0.3;

async function createScore(
  request: PhotosRequest,
  world: World,
): Promise<(photo: Photo) => number> {
  const profile = await buildProfile(request, world);
  const { constraints = {} } = request;
  for (const id of listIgnoredItems(constraints)) profile.delete(id);
  const text = readBlocks(request, LINE)
    .map((block) => block.text)
    .join(' ')
    .toLowerCase();
  const words = new Set(listWords(text.slice(0, 20_000)).map((word) => word.text));
  const categories = (request.categories ?? []).filter(
    ({ code }) => !constraints.category?.ignore?.some((ignored) => ignored.code === code),
  );
  return (photo) => {
    const byItems = photo.items.reduce((sum, id) => {
      const factor = items.get(id)?.type === 'person' ? PERSON_FACTOR : 1;
      return sum + (profile.get(id) ?? 0) * factor;
    }, 0);
    const byWords = photo.words.filter((phrase) =>
      phrase.split(' ').every((word) => words.has(word)),
    ).length;
    const byCategory = photo.categories.filter(({ code }) =>
      categories.some((category) => category.code === code),
    ).length;
    const byName = measureNamedShare(photo.name.en, words);
    return byItems + byWords * WORD_SAYS + byName * NAME_SAYS + byCategory * CATEGORY_SAYS;
  };
}

/**
 * The share of the longer words of a name that an article has; without such words none.
 *
 * @example
 * measureNamedShare('Square in Munich', new Set(['munich'])); // 0.5
 */
export function measureNamedShare(name = '', words: ReadonlySet<string>): number {
  const longer = listWords(name.toLowerCase()).filter(({ text }) => text.length > 2);
  const named = longer.filter(({ text }) => words.has(text));
  return longer.length === 0 ? 0 : named.length / longer.length;
}

function countCommon(a: Photo, b: Photo): number {
  const common = (left: string[], right: string[]): number =>
    left.filter((value) => right.includes(value)).length;
  const isSameKind = a.categories[0]?.code === b.categories[0]?.code;
  return common(a.items, b.items) * 2 + common(a.words, b.words) + (isSameKind ? 0.5 : 0);
}

function buildObjects(
  request: PhotosRequest,
  recommended: Photo[],
  rest: Photo[],
): { altPhotoIds?: Record<string, string[]> } {
  const { returnObjects, returnAltPhotos, returnObjectFields } = request;
  const most = request.altPhotosCount ?? DEFAULT_ALTERNATIVES;
  const alternatives = returnAltPhotos ? pickAlternatives(recommended, rest, most) : undefined;
  const buildData = (photo: Photo): object => pickFields(buildPhotoData(photo), returnObjectFields);
  return {
    ...(alternatives && { altPhotoIds: mapValues(alternatives, (photo) => photo.id) }),
    ...(returnObjects && { photos: recommended.map(buildData) }),
    ...(alternatives && returnObjects && { altPhotos: mapValues(alternatives, buildData) }),
  };
}

/** Alternatives are photos like the recommended one that no page has shown yet. */
function pickAlternatives(recommended: Photo[], rest: Photo[], most: number): [string, Photo[]][] {
  const left = new Set(rest);
  return recommended.map((photo) => {
    const best = [...left]
      .map((other) => ({ other, score: countCommon(photo, other) }))
      .filter(({ score }) => score >= 1)
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
      .map(({ other }) => other);
    for (const other of best) left.delete(other);
    return [photo.id, best];
  });
}

function mapValues<T>(
  entries: [string, Photo[]][],
  toValue: (photo: Photo) => T,
): Record<string, T[]> {
  return Object.fromEntries(entries.map(([id, list]) => [id, list.map(toValue)]));
}

function buildPhotoData({ id, categories, name, description, createdAt, updatedAt }: Photo) {
  return {
    id,
    categories,
    name,
    description,
    url: `${PHOTO_URL}${id}.svg`,
    createdAt,
    updatedAt,
  };
}

/** Tags of the photos found; the score is the share of the photos that have the tag. */
function listTags(recommended: Photo[], language: string): object[] {
  const count = (has: (photo: Photo) => boolean): number =>
    round(recommended.filter(has).length / recommended.length, 2);
  const ids = [...new Set(recommended.flatMap((photo) => photo.items))];
  const words = [...new Set(recommended.flatMap((photo) => photo.words))];
  return [
    ...ids.flatMap((id) => {
      const item = items.get(id);
      if (!item) return [];
      const description = findStandardForm(item, [language, 'en'])?.value ?? id;
      const score = count((photo) => photo.items.includes(id));
      return [{ type: 'Wikidata', value: item.wikidata, subType: item.type, description, score }];
    }),
    ...words.map((word) => ({
      type: 'text',
      value: word,
      subType: 'keyword',
      description: word,
      score: count((photo) => photo.words.includes(word)),
    })),
  ].sort((a, b) => b.score - a.score);
}
