import { indentLines } from './print-block';
import { printJson } from './print-literal';
import { hasBody, type SampleRequest, sentHeaders, sentUrl } from './request';

/** Prints a curl command for POSIX shells (Linux, macOS, Git Bash). */
export function printCurl(request: SampleRequest): string {
  const method = request.method === 'GET' ? '' : `-X ${request.method} `;
  // --fail-with-body: after an HTTP error curl exits with status 22 and still shows the error body.
  const start = `curl --fail-with-body ${method}${quoteShell(sentUrl(request.url))}`;
  const headers = sentHeaders(request).map((header) => `-H ${quoteShell(header.join(': '))}`);
  const data = hasBody(request) ? [`-d ${quoteShell(printJson(request.body))}`] : [];
  return `${indentLines([start, ...headers, ...data].join(' \\\n'), '  ')}\n`;
}

/** Nothing is special between apostrophes but the apostrophe itself. */
function quoteShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
