export const redirects: [from: string, to: string][] = [
  ['/api_general/reference/open-questions/', '/api_general/'],
  ['/api_media/reference/open-questions/', '/api_media/'],
  ['/api_media2/reference/open-questions/', '/api_media2/'],
  ['/genja/reference/open-questions/', '/genja/'],
  ['/api_general/quick/tested/', '/quality/'],
  ['/api_media2/concepts/languages/', '/api_media2/guide/languages/#which-setting-you-need'],
  ['/api_media2/guide/production/', '/api_media2/guide/reliability/'],
  ['/api_media2/guide/contract-watch/', '/tools/types/#breaking-changes'],
  ['/api_media2/guide/sandbox/', '/tools/sandbox/'],
  ['/api_media2/guide/programs/', '/tools/ai-assistants/'],
  ['/api_media2/guide/mcp/', '/tools/mcp/'],
  ['/api_media2/guide/collections/', '/tools/collections/'],
  ['/api_media2/guide/types/', '/tools/types/'],
];

export function isRedirect(route: string): boolean {
  return redirects.some(([from]) => from === route);
}

/** For hosts of static files, which cannot redirect: a page that leads on, without scripts. */
export function printRedirect(to: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${to}">
</head>
<body><p>This page has moved to <a href="${to}">${to}</a>.</p></body>
</html>
`;
}
