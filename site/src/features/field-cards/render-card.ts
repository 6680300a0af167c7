import { products } from '@docs/vendor';
import type { FieldCard, FieldCards, NextLink, FieldPlace } from '@docs/openapi/describe';
import { findCode, findKeyCode } from '@docs/vendor/standards';
import type { Code } from '@docs/vendor/standards';
import { toShareLink, printBody } from '../share-links';
import { parseJson } from '../json';
import { writeText } from '../../ui/copy/use-copy';
import { createElement as h } from '../../ui/create-element';
import { escapeTags } from '../../ui/OwnKey/escape-html';
import type { Content } from './create-card';
import { loadCards, fetchDefinitions } from './fetch-cards';
import { findLineUrl } from './links';
import styles from './styles.module.css';

/** Downloaded with it, for the first card. */
export { createCard } from './create-card';

/** More values than these are on the page of the field. */
const MOST_VALUES = 8;

/** Renders the field of a name or a value, or the term. Undefined if the data has no such field or term. */
export async function renderCard(link: HTMLAnchorElement): Promise<Content | undefined> {
  const { pathname, hash } = new URL(link.href);
  const [, type = ''] = /\/reference\/(\w+)\/$/.exec(pathname) ?? [];
  if (type === '') return renderTerm(decodeURIComponent(hash.slice(1)), link.href);
  const contract = products.find(({ route }) => pathname.startsWith(`/${route}/`))?.contract;
  if (!contract) return undefined;
  const cards = await loadCards(contract);
  return renderField(cards, { type, field: hash.replace('#field-', '') }, link);
}

async function renderTerm(id: string, href: string): Promise<Content | undefined> {
  const term = (await fetchDefinitions())[id];
  if (!term) return undefined;
  const children = [
    h('p', { class: styles.head }, h('b', {}, term.title)),
    html(term.html),
    h('p', {}, a(href, 'Glossary')),
  ];
  return buildContent(term.title, children);
}

function renderField(
  cards: FieldCards,
  owner: FieldPlace,
  link: HTMLAnchorElement,
): Content | undefined {
  const outer = cards.types[owner.type]?.[owner.field];
  if (!outer) return undefined;
  const isName = link.classList.contains('k');
  // Names are in quotes in JSON, and plain in the paths of a comparison.
  const name = isName
    ? String(parseJson(link.textContent) ?? link.textContent)
    : findName(link, owner.field);
  const key = name === owner.field ? undefined : name;
  const inner = key === undefined ? undefined : cards.types[`${owner.type}.${owner.field}`]?.[key];
  const location: FieldPlace = { ...owner, ...(key !== undefined && { key }) };
  const field = inner ?? outer;
  const value = isName ? findValue(link) : parseJson(link.textContent);
  const title = [owner.type, owner.field, ...(key === undefined ? [] : [key])].join('.');
  const isFree = key !== undefined && !inner;
  const children = [
    h(
      'p',
      { class: styles.head },
      h('b', {}, title),
      ' ',
      h('span', { class: styles.type }, isFree ? 'key of a free-form map' : field.type),
    ),
    ...(isFree ? renderKey(field, location, key) : []),
    html(field.html),
    ...renderValue(field, location, value),
    ...(isFree ? [] : renderValues(field)),
    ...renderAppears(field, link),
    ...renderNext(field, value),
    h('p', {}, a(link.href, `Reference: ${owner.type}.${owner.field}`), ...renderLine(link)),
  ];
  return buildContent(title, children);
}

/** The name before a value; in a list it is the field's own. */
function findName(link: HTMLAnchorElement, field: string): string {
  const before = link.previousElementSibling;
  const isPair = link.previousSibling?.textContent === ': ' && before?.classList.contains('k');
  return isPair ? String(parseJson(before?.textContent ?? '')) : field;
}

function findValue(link: HTMLAnchorElement): unknown {
  const next = link.nextElementSibling;
  const isPair = /^: ?$/.test(link.nextSibling?.textContent ?? '');
  return isPair && next ? parseJson(next.textContent ?? '') : undefined;
}

function renderKey(field: FieldCard, location: FieldPlace, key: string): Node[] {
  const meaning = field.values?.[key];
  const code = findKeyCode(location, key);
  return [
    ...(meaning === undefined ? [] : [html(`<code>${escapeTags(key)}</code>: ${meaning}`)]),
    ...renderCode(key, code),
  ];
}

function renderValue(field: FieldCard, location: FieldPlace, value: unknown): Node[] {
  if (typeof value !== 'string') return [];
  const meaning = location.key === undefined ? field.values?.[value] : undefined;
  const code = findCode(location, value);
  return [
    ...(meaning ? [html(`<code>${escapeTags(value)}</code>: ${meaning}`)] : []),
    ...renderCode(value, code),
  ];
}

function renderCode(value: string, code: Code | undefined): Node[] {
  if (!code) return [];
  const { standard, url = standard.url, term } = code;
  const words = term === undefined ? [] : [h('code', {}, value), `: ${term} · `];
  return [h('p', {}, ...words, 'Standard: ', a(url, standard.name))];
}

function renderValues({ values, isClosed }: FieldCard): Node[] {
  const names = Object.keys(values ?? {});
  if (names.length === 0) return [];
  const label = isClosed ? 'Allowed values' : 'Known values';
  const shown = names.slice(0, MOST_VALUES);
  const more = names.length > MOST_VALUES ? ` and ${names.length - MOST_VALUES} more` : '';
  return [
    h(
      'p',
      {},
      `${label}: `,
      ...join(
        shown.map((name) => h('code', {}, name)),
        ', ',
      ),
      more,
    ),
  ];
}

/** Which options make the field appear, and whether the request beside it sends one of them. */
function renderAppears({ appears = [] }: FieldCard, link: HTMLAnchorElement): Node[] {
  if (appears.length === 0) return [];
  const sent = link.closest<HTMLElement>('[data-sent]')?.dataset.sent?.split(' ') ?? [];
  const reasons = appears.filter(({ option }) => sent.includes(option));
  const names = (reasons.length > 0 ? reasons : appears).map(({ label, href }) =>
    href === undefined ? h('code', {}, label) : a(href, h('code', {}, label)),
  );
  const words = reasons.length > 0 ? 'Appears because the request sends ' : 'Appears with ';
  return [h('p', {}, words, ...join(names, ', '))];
}

function renderNext({ next = [] }: FieldCard, value: unknown): Node[] {
  if (next.length === 0) return [];
  const links = next.map((link) => a(toNextHref(link, value), link.label));
  return [h('p', {}, 'Send it next: ', ...join(links, ' · '))];
}

/** In the console with the value filled in, where the value is all that the request needs. */
function toNextHref({ operation, href, path, body }: NextLink, value: unknown): string {
  if (typeof value !== 'string' || (path === undefined && body === undefined)) return href;
  const literal = JSON.stringify(value);
  const fill = <Json>(json: Json): Json =>
    JSON.parse(JSON.stringify(json).replaceAll('"$value"', () => literal)) as Json;
  return toShareLink({
    operationId: operation,
    path: fill(path ?? {}),
    query: {},
    body: printBody(body === undefined ? undefined : fill(body)),
  });
}

/** Copies a link to the line; where the clipboard is blocked, it follows the link, which is in the URL then. */
function renderLine(link: HTMLAnchorElement): (Node | string)[] {
  const url = link.classList.contains('k') ? findLineUrl(link) : undefined;
  if (url === undefined) return [];
  const copy = a(url, 'Copy link to this line');
  copy.addEventListener('click', (event) => {
    event.preventDefault();
    writeText(url).then(
      () => (copy.textContent = 'Link copied'),
      () => window.location.assign(url),
    );
  });
  return [' · ', copy];
}

function buildContent(label: string, children: Node[]): Content {
  // The links at the end are reached with Tab.
  const words = children.slice(0, -1).flatMap(listParagraphs);
  return { label, children, words: words.join(' · ') };
}

function listParagraphs(node: Node): string[] {
  const inner = node instanceof HTMLDivElement ? [...node.children] : [];
  return (inner.length > 0 ? inner : [node]).map(({ textContent }) => textContent ?? '');
}

function join(parts: Node[], separator: string): (Node | string)[] {
  return parts.flatMap((node, index) => (index === 0 ? [node] : [separator, node]));
}

function a(href: string, content: Node | string): HTMLElement {
  return h('a', { href }, content);
}

/** Finished HTML of the build. */
function html(text: string): HTMLElement {
  const element = h('div', { class: styles.text });
  element.innerHTML = text;
  return element;
}
