import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';

const require = createRequire(import.meta.url);

/** MDN's data on the support of each feature. */
export const compatData = JSON.parse(
  readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8'),
) as CompatData;

/** The names that browserslist and MDN give to the browsers of package.json. */
const BROWSERS: Record<string, BrowserName> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

interface Supported {
  browser: BrowserName;
  /** The oldest version that the site supports. */
  version: number;
}

/**
 * Reads the supported browsers from package.json.
 *
 * @example listSupported(); // [{ browser: 'chrome', version: 107 }, …]
 * @throws when a query has another form than `firefox >= 125`
 */
export function listSupported(): Supported[] {
  const { browserslist } = JSON.parse(readFileSync('site/package.json', 'utf8')) as {
    browserslist: { production: string[] };
  };
  return browserslist.production.map((query) => {
    const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    const browser = BROWSERS[name];
    if (browser === undefined || version === undefined) {
      throw new Error(
        `package.json: the browserslist query "${query}" is not like "firefox >= 125", with one ` +
          `of ${Object.keys(BROWSERS).join(', ')}.`,
      );
    }
    return { browser, version: Number(version) };
  });
}

const SUPPORTED = listSupported();

/**
 * @param options.isPrefixed whether the build writes prefixes, as it does in style sheets
 * @returns the supported browsers that lack a feature, such as `['firefox 125']`
 */
export function listLacking(
  feature: Identifier | undefined,
  { isPrefixed = false }: { isPrefixed?: boolean } = {},
): string[] {
  const support = feature?.__compat?.support;
  if (support === undefined) return [];
  return SUPPORTED.filter(({ browser, version }) => {
    const statement = support[browser];
    if (statement === undefined) return false;
    const statements = Array.isArray(statement) ? statement : [statement];
    return !statements.some((statement) => isSupported(statement, version, isPrefixed));
  }).map(({ browser, version }) => `${browser} ${version}`);
}

function isSupported(
  statement: SimpleSupportStatement,
  version: number,
  isPrefixed: boolean,
): boolean {
  const { version_added, version_removed, flags, prefix, alternative_name } = statement;
  if (flags || alternative_name || version_removed || (prefix && !isPrefixed)) return false;
  if (typeof version_added !== 'string' || version_added === 'preview') return false;
  return Number.parseFloat(version_added.replace('≤', '')) <= version;
}
