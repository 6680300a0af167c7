interface Site {
  /** At most 16 characters: browsers show it in the list of search engines. */
  title: string;
  /** With the base path: `https://help.geneea.com/`. */
  url: string;
}

/**
 * The description with which browsers add the search of the site to their own:
 * https://github.com/dewitt/opensearch
 */
export function printOpenSearch({ title, url }: Site): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeXml(title)}</ShortName>`,
    `  <Description>Search ${escapeXml(title)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image type="image/svg+xml">${escapeXml(url)}img/favicon.svg</Image>`,
    `  <Url type="text/html" template="${escapeXml(url)}search/?q={searchTerms}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
