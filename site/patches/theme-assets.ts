// Change: theme-classic for our own style sheets (`site/src/css`): without Infima, without Prism in the browser
// (the build highlights code), without nprogress (site/src/client-modules/progress-bar.ts), with breakpoints
// in em and without style attributes. Items of the navigation bar are at the right unless they say otherwise.
// Why: 48 KB on every page (decisions/0037-worth-of-each-patch.md). With a default font of 24 px the bar has
// room for two thirds of its words and would break them at 1,000 px (WCAG 1.4.4). The policy forbids style
// attributes. The specification has the position “right” as the default (section 3); the theme validates
// to “left”. Upstream: theme-classic and theme-common 3.10.2. Remove when: the theme has options for
// its client modules, and breakpoints in em.
import path from 'node:path';
import * as themeModule from '@docusaurus/theme-classic';
import type { PluginOptions } from '@docusaurus/theme-classic';
import type { ThemeConfig, UserThemeConfig } from '@docusaurus/theme-common';
import type {
  LoadContext,
  Plugin,
  PluginModule,
  ThemeConfigValidationContext,
} from '@docusaurus/types';
import { findTarget, toError } from './find-target';
import type { Target } from './find-target';
import { replaceText, transformWith } from './transform';

const classicModule = themeModule as unknown as PluginModule;

// The theme's own declarations leave this out.
export const { validateOptions } = classicModule;

const patch = 'theme-assets.ts';

const LEFT_OUT = ['infima', 'prism-include-languages', 'nprogress'];

/** The colors of the announcement, which the theme would write into a style attribute. */
type Colors = { colors?: string };

type AnnouncementBar = NonNullable<UserThemeConfig['announcementBar']>;

/**
 * @returns the validated configuration, with items of the navigation bar at the right by default, and
 * with the colors as text of a style sheet
 */
export function validateThemeConfig(
  context: ThemeConfigValidationContext<UserThemeConfig, ThemeConfig>,
): ThemeConfig {
  const placed = { ...context, themeConfig: withPositions(context.themeConfig) };
  const config = classicModule.validateThemeConfig!(placed as never) as ThemeConfig;
  const { announcementBar: bar } = config;
  if (bar === undefined) return config;
  const colors = printAnnouncementColors(bar);
  return {
    ...config,
    announcementBar: {
      ...bar,
      backgroundColor: undefined as never,
      textColor: undefined as never,
      ...({ colors } satisfies Colors),
    },
  };
}

export default function theme(context: LoadContext, options: PluginOptions): Plugin<undefined> {
  const classic = themeModule.default(context, options);
  const { announcementBar } = context.siteConfig.themeConfig as unknown as ThemeConfig;
  const { colors } = (announcementBar ?? {}) as Colors;
  return {
    ...classic,
    // The theme's paths are relative to its own package, ours would be relative to this file.
    getThemePath: () => inClassic('theme'),
    getTypeScriptThemePath: () => inClassic('../src/theme'),
    async contentLoaded({ actions }) {
      if (colors !== undefined) await actions.createData(COLORS, colors);
    },
    getClientModules: () => [
      ...leaveOut(classic.getClientModules?.() ?? []).map((file) =>
        path.isAbsolute(file) ? file : inClassic(file),
      ),
      ...(colors === undefined
        ? []
        : [path.join(context.generatedFilesDir, classic.name, 'default', COLORS)]),
    ],
    // Its own configures Prism only.
    configureWebpack(config) {
      shareHashes(config);
      return { module: { rules: buildRules() } };
    },
    // The minifier lowers and prefixes style sheets for the same browsers already. PostCSS has no
    // configuration file here, and would look for one in all folders above each style sheet.
    configurePostCss: (postCss) => ({ ...postCss, plugins: [], config: false }),
    injectHtmlTags: (args) => withoutStyleAttributes(classic.injectHtmlTags?.(args) ?? {}),
  };
}

/** The theme rejects a value that is not a list. */
function withPositions(themeConfig: UserThemeConfig): UserThemeConfig {
  const { navbar } = themeConfig;
  if (!Array.isArray(navbar?.items)) return themeConfig;
  const items = navbar.items.map((item) => ({ position: 'right' as const, ...item }));
  return { ...themeConfig, navbar: { ...navbar, items } };
}

const COLORS = 'announcement-colors.css';

function inClassic(file: string): string {
  return path.resolve(path.dirname(require.resolve('@docusaurus/theme-classic')), file);
}

const WINDOW = 'window.innerWidth > desktopBreakpoint';
const WINDOW_IN_EM = "!window.matchMedia('(max-width: ' + desktopBreakpoint / 16 + 'em)').matches";

/** Styles that ours replace, and that the site does without, by the first class of each. */
const LEFT_OUT_STYLES = [
  ['theme-classic/lib/theme/Admonition/Layout/styles', 'admonition'],
  ['theme-classic/lib/theme/DocRoot/Layout/Main/styles', 'docMainContainer'],
  ['theme-classic/lib/theme/DocSidebarItem/Category/styles', 'categoryLink'],
  ['theme-classic/lib/theme/DocSidebarItem/Link/styles', 'menuExternalLink'],
  ['theme-classic/lib/theme/Heading/styles', 'hash-link'],
  ['theme-classic/lib/theme/Navbar/Search/styles', 'navbarSearchContainer'],
  ['theme-classic/lib/theme/SkipToContent/styles', 'skipToContent'],
  ['theme-common/lib/utils/anchorUtils', 'anchorTargetStickyNavbar'],
  ['theme-common/lib/utils/errorBoundaryUtils', 'errorBoundaryError'],
] as const;

/** The script with a breakpoint, one of the style sheets for all of them, and those that are left out. */
export const targets: [Target, Target, ...Target[]] = [
  { patch, file: '@docusaurus/theme-common/lib/hooks/useWindowSize.js', text: WINDOW },
  {
    patch,
    file: '@docusaurus/theme-classic/lib/theme/TOC/styles.module.css',
    text: '(max-width: 996px)',
  },
  ...LEFT_OUT_STYLES.map(([file, text]) => ({
    patch,
    file: `@docusaurus/${file}.module.css`,
    text,
  })),
];

/**
 * Without styles that ours replace, and with breakpoints that follow the reader's default font size, in
 * style sheets and in the one script.
 */
function buildRules(): object[] {
  const [script, , ...leftOut] = targets.map((target) => findTarget(target));
  return [
    { test: leftOut, enforce: 'pre', use: [transformWith(() => '')] },
    {
      test: /@docusaurus[\\/]theme-classic[\\/].*\.css$/,
      enforce: 'pre',
      use: [transformWith(useEmBreakpoints)],
    },
    { test: script, use: [transformWith(replaceText(WINDOW, WINDOW_IN_EM))] },
  ];
}

/** The classes of a file end with the same hash, which compresses better. */
function shareHashes({ module }: { module?: { rules?: unknown[] } }): void {
  const loaders = (module?.rules as { use?: unknown }[]).flatMap(({ use }) => use);
  const options = (loaders as { options?: { modules?: { hashStrategy?: string } } }[]).flatMap(
    (loader) => loader?.options?.modules ?? [],
  );
  if (options.length === 0) throw toError(patch, 'the names of classes, which the bundler lacks');
  for (const names of options) names.hashStrategy = 'minimal-subset';
}

const PX_PER_EM = 16;

/** `(max-width: 996px)` is `(max-width: 62.25em)`; `(min-width: 997px)` is all that is wider. */
export function useEmBreakpoints(source: string): string {
  return source.replace(/\((max|min)-width: (\d+)px\)/g, (_, end: string, width: string) =>
    end === 'max'
      ? `(max-width: ${Number(width) / PX_PER_EM}em)`
      : `(width > ${(Number(width) - 1) / PX_PER_EM}em)`,
  );
}

export function leaveOut(modules: string[]): string[] {
  for (const name of LEFT_OUT) {
    if (modules.some((file) => file.includes(name))) continue;
    throw toError(patch, `the client module “${name}” of theme-classic, which has none`);
  }
  return modules.filter((file) => !LEFT_OUT.some((name) => file.includes(name)));
}

/** The icon sprite is hidden with a style attribute. */
export function withoutStyleAttributes<Tags>(tags: Tags): Tags {
  const json = JSON.stringify(tags);
  if (!json.includes(HIDING)) throw toError(patch, `${HIDING} of theme-classic, which has none`);
  return JSON.parse(json.replaceAll(HIDING, '"hidden":true')) as Tags;
}

const HIDING = '"style":"display: none;"';

/** As a style sheet: a style attribute, where upstream writes them, does not pass the policy. */
export function printAnnouncementColors({
  backgroundColor,
  textColor,
}: AnnouncementBar): string | undefined {
  const declarations = [
    ...(backgroundColor ? [`background-color: ${backgroundColor};`] : []),
    ...(textColor ? [`color: ${textColor};`] : []),
  ];
  return declarations.length === 0
    ? undefined
    : `div.theme-announcement-bar { ${declarations.join(' ')} }\n`;
}
