import path from 'node:path';
import { LATER } from './read-site';
import type { Route } from './read-site';
import { MAIN } from './site-part';
import type { Row, SitePart } from './site-part';

const IMPORTS = `import ComponentCreator from '@docusaurus/ComponentCreator';
import { addFiles, loadLater, toRoutes } from ${JSON.stringify(path.join(__dirname, 'client.tsx'))};
`;

/** The script with the routes of a part; those of a product come with its files. */
export function printRoutes(part: SitePart): string {
  const files = `addFiles(${printRegistry(part)}, ${JSON.stringify(part.files)});\n`;
  const routes = printList(part, part.routes);
  return `${IMPORTS}${part.name === MAIN ? '' : files}export default ${routes};\n`;
}

/** What loads the files of a part, by their keys. */
export function printRegistry({ registry }: SitePart): string {
  const lines = registry.map(
    ([key, { load, id }]) => `  ${JSON.stringify(key)}: [${load}, "", ${id}],`,
  );
  return `{\n${lines.join('\n')}\n}`;
}

function printList(part: SitePart, routes: Route[]): string {
  const items = groupRows(part, routes).map((item) =>
    Array.isArray(item) ? printRows(part, item) : printRoute(part, item),
  );
  return `[\n${items.join(',\n')}\n]`;
}

/** Pages of one kind that follow one another are one list. */
function groupRows(part: SitePart, routes: Route[]): (Route | Row[])[] {
  const groups: (Route | Row[])[] = [];
  for (const route of routes) {
    const row = part.toRow(route);
    const last = groups.at(-1);
    if (row === undefined) groups.push(route);
    else if (Array.isArray(last) && isAlike(last[0]!, row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function isAlike(one: Row, other: Row): boolean {
  return JSON.stringify(one.shared) === JSON.stringify(other.shared);
}

function printRows({ name }: SitePart, rows: Row[]): string {
  const { component, fields } = rows[0]!.shared;
  const shared = [name, component, fields].map((value) => JSON.stringify(value)).join(', ');
  const lines = rows.map(({ rest, load }) => `${JSON.stringify(rest)}: ${load}`);
  return `...toRoutes(${shared}, {\n${lines.join(',\n')}\n})`;
}

function printRoute(part: SitePart, { component, routes, ...fields }: Route): string {
  const { path: route, key } = part.toKey(component);
  const call = component === '*' ? "'*'" : `${JSON.stringify(route)}, '${key}'`;
  const list = routes === LATER ? printLater(fields.path) : routes && printList(part, routes);
  const printed = [
    ...Object.entries(fields).map(([field, value]) => `${field}: ${JSON.stringify(value)}`),
    `component: ComponentCreator(${call})`,
    ...(list === undefined ? [] : [`routes: ${list}`]),
  ];
  return `{ ${printed.join(', ')} }`;
}

/** plugins/page-template finds the file by the name of the chunk. */
function printLater(product: string): string {
  const chunk = `/* webpackChunkName: ${JSON.stringify(`routes:${product}`)} */`;
  const file = `./routes.js?product=${encodeURIComponent(product)}`;
  return `loadLater(${JSON.stringify(product)}, () => import(${chunk} ${JSON.stringify(file)}))`;
}
