import { indentLines, printJson } from './print-literal';
import { hasBody, type SampleRequest, sentHeaders, sentUrl } from '../request';

/** Prints a curl command for POSIX shells (Linux, macOS, Git Bash). */
export function printCurl(request: SampleRequest): string {
  const url = quoteShell(sentUrl(request.url));
  const headers = sentHeaders(request).map((header) => `-H ${quoteShell(header.join(': '))}`);
  const data = hasBody(request) ? [`-d ${quoteShell(printJson(request.body))}`] : [];
  const words = [...startCurl(request.method, url), ...headers, ...data];
  return `${indentLines(words.join(' \\\n'), '  ')}\n`;
}

/**
 * The first lines of a command. The URL has its own line: most are too long for the first one in a
 * column of text. After an HTTP error, `--fail-with-body` ends with status 22 and
 * still shows the body.
 */
export function startCurl(method: string, url: string): string[] {
  return [`curl --fail-with-body${method === 'GET' ? '' : ` -X ${method}`}`, url];
}

/** Nothing is special between apostrophes but the apostrophe itself. */
function quoteShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
