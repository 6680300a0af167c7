import path from 'node:path';
import { Parser } from 'htmlparser2';
import { compileForBrowser } from '../../site/plugins/page-template/compile';
import { URLS } from './urls';

/** A page of the offline copy. */
interface Page {
  /** Its file below the folder of the site: `genja/quick/index.html`. */
  name: string;
  /** Says whether the copy has a file. */
  hasFile(name: string): boolean;
  /** Where the site is online, for what the copy lacks. */
  site: string;
  /** Replaces the content security policy, which depends on the scripts of all pages. */
  policy: string;
}

interface Span {
  start: number;
  end: number;
}

interface Edit extends Span {
  text: string;
}

/** Ends the name of a style sheet for pages that are read from the folder. */
export const FILE_STYLES = '.file.css';

const compile = (name: string) => compileForBrowser(path.join(__dirname, `browser/${name}.ts`));

const READ_FROM_FOLDER = compile('read-from-folder');

const RESTORE_URLS = compile('restore-urls');

/**
 * Makes a page of the site readable from a folder (`file:`): its URLs are relative, and its scripts
 * start only if a server sends it. All else stays as it is, byte by byte, because the scripts of the page
 * expect it. The not-found page is sent for any URL, so its own URLs stay absolute.
 *
 * @throws when the page has no place for what is added
 */
export function rewritePage(html: string, page: Page): string {
  const policies: Edit[] = [];
  const edits: Edit[] = [];
  const openings: Edit[] = [];
  let isHead = true;
  let spans: Record<string, Span> = {};
  let script: { start: number; inner: number; src?: string } | undefined;
  const parser: Parser = new Parser({
    onopentagname() {
      spans = {};
    },
    onattribute(name) {
      spans[name] = { start: parser.startIndex, end: parser.endIndex };
    },
    onopentag(name, attributes) {
      const edit = (attribute: string, text: string): Edit => ({ ...spans[attribute]!, text });
      if (name === 'meta' && attributes['http-equiv'] === 'Content-Security-Policy') {
        policies.push(edit('content', printAttribute('content', page.policy)));
      } else if (name === 'script') {
        const isData = ![undefined, 'text/javascript'].includes(attributes.type);
        const { startIndex: start, endIndex: end } = parser;
        script = isData ? undefined : { start, inner: end + 1, src: attributes.src };
      } else if (!isHead) {
        for (const url of URLS.filter((url) => isOwn(attributes[url]))) {
          edits.push(edit(url, printAttribute(url, toRelative(attributes[url] ?? '', page))));
        }
      } else if (name === 'link' && ['stylesheet', 'icon'].includes(attributes.rel ?? '')) {
        edits.push(edit('href', printLoaded(attributes.href ?? '', page)));
      }
    },
    onclosetag(name, isImplied) {
      if (name === 'script' && script !== undefined) {
        const { start, inner, src } = script;
        const end = parser.endIndex + 1;
        if (src !== undefined) edits.push({ start, end, text: printMeta(src) });
        else if (html.slice(inner, end).includes(BANNER)) edits.push({ start, end, text: '' });
        else {
          const opening = insert(inner, `if(location.protocol!=='file:'){`);
          openings.push(opening);
          edits.push(opening, insert(parser.startIndex, '}'));
        }
      } else if (name === 'head' && !isImplied) {
        isHead = false;
        edits.push(insert(parser.startIndex, `<script>${READ_FROM_FOLDER}</script>`));
      }
    },
  });
  parser.end(html);
  if (policies.length !== 1 || isHead) {
    throw new Error(
      `${page.name} has no content security policy, or its head has no end. See site/plugins/page-template.`,
    );
  }
  if (page.name === '404.html') return applyEdits(html, policies);
  // The last script starts those that the head names.
  const last = openings.at(-1);
  if (last !== undefined) last.text += RESTORE_URLS;
  return applyEdits(html, [...policies, ...edits]);
}

/** A style sheet names its version for pages that are read from the folder, if it has one. */
function printLoaded(href: string, page: Page): string {
  const url = toRelative(href, page);
  const fromFolder = url.replace(/\.css$/, FILE_STYLES);
  const file = path.posix.join(path.posix.dirname(page.name), fromFolder);
  const attribute = printAttribute('href', url);
  if (fromFolder === url || !page.hasFile(file)) return attribute;
  return `${attribute} ${printAttribute('data-file', fromFolder)}`;
}

/** Warns of a wrong base URL when the scripts come late, as they do here on purpose. */
const BANNER = '__docusaurus-base-url-issue-banner';

function printMeta(script: string): string {
  return `<meta name="script" ${printAttribute('content', script)}>`;
}

function insert(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

function applyEdits(text: string, edits: Edit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start);
  const parts = inOrder.map(
    (edit, index) => text.slice(inOrder[index - 1]?.end ?? 0, edit.start) + edit.text,
  );
  return parts.join('') + text.slice(inOrder.at(-1)?.end ?? 0);
}

function isOwn(url = ''): boolean {
  return url.startsWith('/') && !url.startsWith('//');
}

function printAttribute(name: string, value: string): string {
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/**
 * The relative URL of a file that a path of the site means, or its URL online if the copy lacks it.
 *
 * @example
 * // on the page genja/quick/index.html
 * toRelative('/genja/kb/#items', page); // '../kb/index.html#items'
 */
function toRelative(url: string, { name, hasFile, site }: Page): string {
  const { pathname, search, hash } = new URL(url, site);
  const target = [pathname, `${pathname.replace(/\/$/, '')}/index.html`]
    .map((candidate) => candidate.slice(1))
    .find(
      (candidate) => candidate !== '' && !candidate.endsWith('/') && hasFile(decodeURI(candidate)),
    );
  if (target === undefined) return new URL(url, site).href;
  const relative = path.posix.relative(path.posix.dirname(name), target);
  return `${relative.startsWith('.') ? '' : './'}${relative}${search}${hash}`;
}

/**
 * Style sheets for pages that start no scripts although the browser would run them: what is meant for
 * browsers without scripts applies, what is meant for scripts does not.
 *
 * @example
 * toFileStyles('@media (scripting:none){.fold{display:none}}'); // '@media (min-width:0){…}'
 * @throws when a style sheet asks for scripts in another way
 */
export function toFileStyles(styles: string): string {
  const changed = styles
    .replaceAll('(scripting:none)', '(min-width:0)')
    .replaceAll('(scripting:enabled)', '(max-width:0)');
  const other = /\(\s*scripting\b[^)]*\)/.exec(changed)?.[0];
  if (other === undefined) return changed;
  throw new Error(
    `A style sheet has the condition “${other}”: add it to tools/bundle/rewrite-page.ts.`,
  );
}
