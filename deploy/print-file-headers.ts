import { SHARING } from './site';
import type { Site } from './site';

/** The file `_headers`, which hosts of static files such as Netlify and Cloudflare Pages read. */
export function printFileHeaders(site: Site): string {
  const { headers, hashedPath, caching, types, fileTypes, sharedPaths } = site;
  const rules: [path: string, headers: [string, string][]][] = [
    ['/*', headers],
    [`${hashedPath}*`, [['Cache-Control', caching.hashed]]],
    ...sharedPaths.map((path): [string, [string, string][]] => [path, [SHARING]]),
    ...types.map(([extension, type]): [string, [string, string][]] => [
      `/*.${extension}`,
      [['Content-Type', `${type}; charset=utf-8`]],
    ]),
    ...fileTypes.map(([path, type]): [string, [string, string][]] => [
      path,
      [['Content-Type', type]],
    ]),
  ];
  return rules
    .map(([path, lines]) =>
      [path, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}
