/**
 * Features that some supported browser lacks, used all the same, with what its readers get. A key
 * covers what is below it: `css.properties.cursor` covers `css.properties.cursor.pointer`.
 */
export const ENHANCEMENTS: Record<string, string> = {
  'api.ClipboardItem': 'asked for before it is used; the text is written as text',
  'api.Clipboard.write': 'used together with ClipboardItem only',
  'api.CSS.highlights': 'asked for before it is used; the found words are not marked',
  'api.Highlight': 'used together with CSS.highlights only',
  'css.at-rules.media.scripting': 'without scripts, buttons that do nothing stay visible',
  'css.properties.accent-color': 'checkboxes in the color of the system',
  'css.properties.box-decoration-break': 'no rounded ends where a mark goes on in the next line',
  'css.properties.break-after': 'on paper, a heading may be the last line of a page',
  'css.properties.contain.style': 'the same look, a little more layout work',
  'css.properties.content-visibility': 'on paper, nested types that are closed stay closed',
  'css.properties.cursor': 'phones have no pointer',
  'css.properties.field-sizing': 'a text field keeps its height and scrolls',
  'css.properties.resize': 'phones have no handle to resize with',
  'css.properties.forced-color-adjust': 'in forced colors an icon has the color of text',
  'css.properties.scrollbar-color': 'the scrollbar of the system',
  'css.properties.scrollbar-width': 'the scrollbar of the system',
  'css.properties.text-indent': 'a wrapped line of code goes on at the edge',
  'css.properties.text-decoration.dotted': 'a solid line instead of dots',
  'css.properties.text-size-adjust': 'the size of text that the phone chooses in landscape',
  'css.properties.text-wrap': 'headings are not balanced',
  'css.selectors.-webkit-meter': 'Firefox has a rule of its own beside it',
  'css.selectors.details-content': 'on paper, nested types that are closed stay closed',
  'css.selectors.selection': 'selected text of a template has the color of the system',
  'css.types.color-mix': 'links are underlined in the full color',
};

/** The key that covers a feature, if one does. */
export function findEnhancement(feature: string): string | undefined {
  return Object.keys(ENHANCEMENTS).find((key) => feature.startsWith(key));
}
