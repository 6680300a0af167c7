import table from './redirects.data.json';

/** Old paths of pages, with where they are now. */
export const redirects = Object.entries(table);

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
