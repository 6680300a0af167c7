/** What the client's code asks of the site's configuration; the rest is for the build. */
const KEPT = new Set([
  'title',
  'tagline',
  'titleDelimiter',
  'favicon',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'trailingSlash',
  'noIndex',
  'i18n',
  'themeConfig',
  'customFields',
  'future',
  'storage',
]);

/** Leaves out of the configuration what only the build needs, such as the options of plugins. */
module.exports = function slimConfig(source) {
  const [, json] = /^export default (\{[\s\S]*\});?\s*$/m.exec(source) ?? [];
  if (json === undefined) return source;
  const entries = Object.entries(JSON.parse(json)).filter(([key]) => KEPT.has(key));
  return `export default ${JSON.stringify(Object.fromEntries(entries))};\n`;
};
