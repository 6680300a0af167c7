import type { Code, PhrasingContent, RootContent } from 'mdast';
import { link, paragraph, text } from '../mdx/blocks';
import { readMeta } from '../mdx/mdx-nodes';

/** How a fence names a language that pages call otherwise. */
const LANGUAGES: Record<string, string | null> = {
  bash: 'sh',
  batch: 'bat',
  javascript: 'js',
  text: null,
};

/** The guide to the sandbox. */
const SANDBOX = '/tools/sandbox/';

/**
 * A fence without what only the page needs (`title="…"`, `wrap`). A title becomes a
 * line above it; results of the sandbox say so.
 */
export function buildCode({ lang, meta, value }: Code): RootContent[] {
  const { attributes, words } = readMeta(meta ?? '');
  const { title } = attributes;
  const fence: Code = { type: 'code', lang: toLanguage(lang), value: value.trimEnd() };
  if (title === undefined) return [fence];
  const caption = [text(title), ...(words.includes('sandbox') ? [text(' · '), fromSandbox()] : [])];
  return [paragraph(...caption, text(':')), fence];
}

export function fromSandbox(): PhrasingContent {
  return link(SANDBOX, text('sandbox'));
}

function toLanguage(lang: string | null | undefined): string | null {
  if (lang === undefined || lang === null) return null;
  return LANGUAGES[lang] === undefined ? lang : LANGUAGES[lang];
}
