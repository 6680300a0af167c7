import type { Plugin } from '@docusaurus/types';

type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Components that are drawn after a click only. */
const DRAWN_LATER = [
  'AidParts',
  'Answer',
  'Console',
  'FeedbackPath',
  'FieldTrimmer',
  'JsonEditor',
  'JsonView',
  'PhotoConstraints',
  'PresentationLanguages',
];

/**
 * Docusaurus joins the styles of all components into one file that every page loads. Those of the
 * components here come with their program instead, so that pages pay for them when they are used.
 */
export function keepStylesApart(): BundlerConfig {
  const others = new RegExp(
    `^(?!.*[\\\\/]src[\\\\/]components[\\\\/](?:${DRAWN_LATER.join('|')})[\\\\/])`,
  );
  return { optimization: { splitChunks: { cacheGroups: { styles: { test: others } } } } };
}
