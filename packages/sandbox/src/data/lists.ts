import { MOST_BYTES } from '@docs/vendor';
import { CALLS_PER_SECOND } from '../http/keys';
import { demoArticles, demoEditorialTags } from './articles';
import { LANGUAGES } from './item';
import { demoItems, itemsByKind, redirects, topics } from './items';
import { photos } from './photos';

/** A table for people. */
export interface List {
  head: string[];
  rows: string[][];
}

/** Everything that the sandbox knows, made from its data, so that no page can be out of date. */
export const lists = {
  items: listItems,
  names: listNames,
  photos: listPhotos,
  articles: listArticles,
  redirects: listRedirects,
  'editorial-tags': listEditorialTags,
  limits: listLimits,
} satisfies Record<string, () => List>;

function listLimits(): List {
  const rows: [string, number][] = [
    ['Requests per second for each key', CALLS_PER_SECOND],
    ['Request body size in bytes (500 KB)', MOST_BYTES],
  ];
  return {
    head: ['Limit', 'Value'],
    rows: rows.map(([name, value]) => [name, value.toLocaleString('en')]),
  };
}

function listItems(): List {
  return {
    head: ['ID', 'Type', 'English', 'Czech', 'German', 'French', 'Polish'],
    rows: [...demoItems, ...topics].map(({ id, type, names }) => [
      id,
      type,
      ...LANGUAGES.map((language) => names[language]?.[0] ?? ''),
    ]),
  };
}

/** Names that the analysis recognizes and that no other list describes, in a row for each kind. */
function listNames(): List {
  const rows = itemsByKind.map(([kind, items]) => {
    const named = items.filter((item) => !demoItems.includes(item));
    return [...kind.split(' | ').slice(0, 2), named.map(({ names }) => names.en?.[0]).join(', ')];
  });
  return { head: ['Type', 'Kind', 'Names'], rows: rows.filter((row) => row.at(-1) !== '') };
}

function listPhotos(): List {
  return {
    head: ['ID', 'Name', 'Czech name', 'Orientation', 'Category', 'Created'],
    rows: photos.map(({ id, name, orientation, categories, createdAt }) => [
      id,
      name.en ?? '',
      name.cs ?? '',
      orientation,
      categories.map(({ code }) => code).join(', '),
      createdAt,
    ]),
  };
}

function listArticles(): List {
  return {
    head: ['ID', 'Title', 'Language', 'Published', 'Category', 'May be recommended'],
    rows: demoArticles.map(({ id, title, language, publishDate, categories, recommendation }) => [
      id,
      title ?? '',
      language ?? '',
      publishDate?.slice(0, 10) ?? '',
      categories?.map(({ code }) => code).join(', ') ?? '',
      recommendation?.published === false ? 'not published' : describeEnd(recommendation),
    ]),
  };
}

function describeEnd(settings?: { status: string; expireDate?: string }): string {
  if (settings?.status === 'EXPIRE_DATE') return `until ${settings.expireDate?.slice(0, 10)}`;
  return settings?.status === 'NEVER' ? 'never' : 'always';
}

function listRedirects(): List {
  return { head: ['Deprecated ID', 'Replaced by'], rows: [...redirects].map((pair) => [...pair]) };
}

function listEditorialTags(): List {
  return {
    head: ['ID', 'Name', 'External ID', 'Forbidden'],
    rows: demoEditorialTags.map(({ gkbId, name, externalId, forbidden }) => [
      gkbId,
      name,
      externalId ?? '',
      forbidden ? 'yes' : 'no',
    ]),
  };
}
