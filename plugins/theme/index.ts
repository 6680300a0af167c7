import path from 'node:path';
import * as themeModule from '@docusaurus/theme-classic';
import type { PluginOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { printAnnouncementColors } from './announcement-colors';

// The theme's own declarations leave these out.
export const { validateOptions, validateThemeConfig } = themeModule as unknown as PluginModule;

/** What of the framework knows widths of the window; see em-breakpoints.cjs. */
const WITH_BREAKPOINTS = [
  /@docusaurus[\\/]theme-classic[\\/].*\.css$/,
  /@docusaurus[\\/]theme-common[\\/].*[\\/]useWindowSize\.js$/,
];

/**
 * theme-classic without what a reader of this site does not need: Infima (our own style sheets
 * stand in `src/css`) and Prism in the browser (code is highlighted by the build).
 */
export default function theme(context: LoadContext, options: PluginOptions): Plugin<undefined> {
  const classic = themeModule.default(context, options);
  const { announcementBar } = context.siteConfig.themeConfig as UserThemeConfig;
  const colors = printAnnouncementColors(announcementBar);
  return {
    ...classic,
    // The theme's paths are relative to its own package, ours would be relative to this file.
    getThemePath: () => inClassic('theme'),
    getTypeScriptThemePath: () => inClassic('../src/theme'),
    async contentLoaded({ actions }) {
      if (colors !== undefined) await actions.createData(COLORS, colors);
    },
    getClientModules: () => [
      ...(classic.getClientModules?.() ?? [])
        .filter((file) => !/infima|prism/.test(file))
        .map((file) => (path.isAbsolute(file) ? file : inClassic(file))),
      ...(colors === undefined
        ? []
        : [path.join(context.generatedFilesDir, classic.name, 'default', COLORS)]),
    ],
    // Its own configures Prism only.
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: WITH_BREAKPOINTS,
            enforce: 'pre',
            use: [path.join(__dirname, 'em-breakpoints.cjs')],
          },
        ],
      },
    }),
    // The minifier lowers and prefixes style sheets for the same browsers already.
    configurePostCss: (options) => ({ ...options, plugins: [] }),
    injectHtmlTags: (args) => withoutStyleAttributes(classic.injectHtmlTags?.(args) ?? {}),
  };
}

/** Name of the style sheet with the colors of the announcement. */
const COLORS = 'announcement-colors.css';

function inClassic(file: string): string {
  return path.resolve(path.dirname(require.resolve('@docusaurus/theme-classic')), file);
}

/** The icon sprite is hidden with a style attribute, which a strict content security policy forbids. */
function withoutStyleAttributes<Tags>(tags: Tags): Tags {
  return JSON.parse(
    JSON.stringify(tags).replaceAll('"style":"display: none;"', '"hidden":true'),
  ) as Tags;
}
