const ATOM = 'http://www.w3.org/2005/Atom';

/** How often an element may occur: RFC 4287, sections 4.1.1 and 4.1.2. */
type Counts = Record<string, [least: number, most: number]>;

const FEED: Counts = {
  id: [1, 1],
  title: [1, 1],
  updated: [1, 1],
  author: [1, Infinity],
  subtitle: [0, 1],
  generator: [0, 1],
  rights: [0, 1],
  link: [1, Infinity],
  category: [0, Infinity],
  entry: [0, Infinity],
};

const ENTRY: Counts = {
  id: [1, 1],
  title: [1, 1],
  updated: [1, 1],
  published: [0, 1],
  link: [1, Infinity],
  content: [1, 1],
  category: [0, Infinity],
};

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/**
 * Says what is wrong with an Atom feed, or returns an empty list: whether it is well-formed, which
 * elements it has, absolute and different IDs, dates, links and categories. It needs the DOM.
 */
export function checkAtom(xml: string): string[] {
  const document = parse(xml);
  if (typeof document === 'string') return [document];
  const feed = document.documentElement;
  if (feed.namespaceURI !== ATOM || feed.localName !== 'feed') return ['The root is no atom:feed'];
  const entries = listChildren(feed, 'entry');
  const ids = entries.map((entry) => readChild(entry, 'id'));
  const self = listChildren(feed, 'link').filter((link) => link.getAttribute('rel') === 'self');
  return [
    ...checkElement(feed, FEED),
    ...entries.flatMap((entry) => checkElement(entry, ENTRY)),
    ...(self.length === 1 ? [] : [`The feed has ${self.length} links to itself`]),
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `Two entries have the ID ${id}`),
  ];
}

function parse(xml: string): Document | string {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const problem = document.querySelector('parsererror');
  return problem ? `It is not well-formed: ${problem.textContent}` : document;
}

function checkElement(element: Element, counts: Counts): string[] {
  const name = readChild(element, 'id') || element.localName;
  const children = [...element.children];
  const unknown = children.filter(
    (child) => child.namespaceURI !== ATOM || !Object.hasOwn(counts, child.localName),
  );
  return [
    ...unknown.map((child) => `${name} has an unknown element ${child.localName}`),
    ...Object.entries(counts).flatMap(([key, [least, most]]) => {
      const count = listChildren(element, key).length;
      return count < least || count > most ? [`${name} has ${count} elements ${key}`] : [];
    }),
    ...children.flatMap((child) => checkValue(child).map((problem) => `${name}: ${problem}`)),
  ];
}

function checkValue(element: Element): string[] {
  const text = element.textContent ?? '';
  switch (element.localName) {
    case 'id':
      return URL.canParse(text) ? [] : [`the ID "${text}" is no IRI`];
    case 'updated':
    case 'published':
      return DATE.test(text) && !Number.isNaN(Date.parse(text)) ? [] : [`"${text}" is no date`];
    case 'title':
      return text.trim() === '' ? ['the title is empty'] : [];
    case 'author':
      return readChild(element, 'name') === '' ? ['the author has no name'] : [];
    case 'link':
      return URL.canParse(element.getAttribute('href') ?? '') ? [] : ['a link is not absolute'];
    case 'category':
      return element.getAttribute('term') ? [] : ['a category has no term'];
    default:
      return [];
  }
}

function listChildren(element: Element, name: string): Element[] {
  return [...element.children].filter((child) => child.localName === name);
}

function readChild(element: Element, name: string): string {
  return listChildren(element, name)[0]?.textContent ?? '';
}
