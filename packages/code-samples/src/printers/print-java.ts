import { toPascalCase, expectsJson, hasBody, sentHeaders, sentUrl } from '../request';
import type { SampleRequest } from '../request';
import { indentLines, printJson, quoteJson } from './print-literal';

/** The longest constant which a Java class can contain, in bytes. */
const LONGEST_CONSTANT = 65_535;

/** The request builder's own functions: `.POST(body)`, but `.GET()`. */
const WITH_BODY = ['POST', 'PUT'];
const WITHOUT_BODY = ['GET', 'DELETE'];

/** Prints a class for Java 17 and later. The language has no JSON, so the body is a text block. */
export function printJava(request: SampleRequest): string {
  const headers = sentHeaders(request)
    .map(([name, value]) => `\n            .header(${quoteJson(name)}, ${quoteJson(value)})`)
    .join('');
  const output = expectsJson(request) ? '\n        System.out.println(response.body());' : '';

  return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

public class ${toPascalCase(request.name)} {
    public static void main(String[] args) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(${quoteJson(sentUrl(request.url))}))${headers}
            .timeout(Duration.ofSeconds(60))
            ${printMethod(request)}
            .build();
        var response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());

        if (response.statusCode() >= 400) {
            System.err.println("HTTP " + response.statusCode() + ": " + response.body());
            System.exit(1);
        }${output}
    }
}
`;
}

/** Says whether the compiler accepts the body. */
export function isShortForJava(request: SampleRequest): boolean {
  if (!hasBody(request)) return true;
  // A class file spends three bytes on each half of an emoji, where UTF-8 spends four on both.
  const json = printJson(request.body).replace(/[\uD800-\uDFFF]/g, '\uFFFF');
  // The text block ends with a line break.
  return new TextEncoder().encode(`${json}\n`).length < LONGEST_CONSTANT;
}

function printMethod(request: SampleRequest): string {
  const { method } = request;
  if (WITHOUT_BODY.includes(method) && !hasBody(request)) return `.${method}()`;

  const body = hasBody(request)
    ? `ofString(${printTextBlock(printJson(request.body))})`
    : 'noBody()';
  const publisher = `HttpRequest.BodyPublishers.${body}`;
  if (WITH_BODY.includes(method)) return `.${method}(${publisher})`;
  return `.method(${quoteJson(method)}, ${publisher})`;
}

/** JSON never contains three quotes in a row, so only backslashes have to be escaped. */
function printTextBlock(json: string): string {
  const block = `"""\n${json.replaceAll('\\', '\\\\')}\n"""`;
  return indentLines(block, ' '.repeat(16));
}
