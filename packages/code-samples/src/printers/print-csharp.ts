import {
  toPascalCase,
  expectsJson,
  hasBody,
  isContentType,
  sentHeaders,
  sentUrl,
} from '../request';
import type { SampleRequest } from '../request';
import { indentLines, printJson, quoteJson } from './print-literal';

/** Methods which all versions of .NET and Mono name. */
const NAMED_METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

// Without the encoding, a Windows console shows question marks for letters outside its code page.
const OUTPUT = `                Console.OutputEncoding = new UTF8Encoding(false);
                Console.WriteLine(await response.Content.ReadAsStringAsync());
`;

const INDENT = ' '.repeat(12);

/**
 * Prints a class for .NET and Mono. Mono's compiler reads C# 7.0: no `async Main`, no `using`
 * declarations, no raw strings.
 */
export function printCsharp(request: SampleRequest): string {
  const url = quoteJson(sentUrl(request.url));
  const preparation = [...printHeaders(request), ...printContent(request)]
    .map((line) => `${INDENT}${line}\n`)
    .join('');
  const usesText = hasBody(request) || expectsJson(request);

  return `using System;
using System.Net.Http;
${usesText ? 'using System.Text;\n' : ''}using System.Threading.Tasks;

public static class ${toPascalCase(request.name)}
{
    public static int Main()
    {
        return RunAsync().GetAwaiter().GetResult();
    }

    private static async Task<int> RunAsync()
    {
        using (var client = new HttpClient())
        using (var request = new HttpRequestMessage(${printMethod(request.method)}, ${url}))
        {
${preparation}
            using (var response = await client.SendAsync(request))
            {
                if (!response.IsSuccessStatusCode)
                {
                    Console.Error.WriteLine($"{(int)response.StatusCode}: {await response.Content.ReadAsStringAsync()}");
                    return 1;
                }
${expectsJson(request) ? OUTPUT : ''}                return 0;
            }
        }
    }
}
`;
}

function printMethod(method: string): string {
  if (!NAMED_METHODS.includes(method)) return `new HttpMethod(${quoteJson(method)})`;
  return `HttpMethod.${toPascalCase(method.toLowerCase())}`;
}

/** The content type is a header of the content, which .NET tells apart. */
function printHeaders(request: SampleRequest): string[] {
  return sentHeaders(request)
    .filter(([name]) => !isContentType(name))
    .map(([name, value]) => `request.Headers.Add(${quoteJson(name)}, ${quoteJson(value)});`);
}

function printContent(request: SampleRequest): string[] {
  if (!hasBody(request)) return [];
  const body = indentLines(printVerbatim(printJson(request.body)), INDENT);
  const [, type] = sentHeaders(request).find(([name]) => isContentType(name))!;
  return [`request.Content = new StringContent(${body}, Encoding.UTF8, ${quoteJson(type)});`];
}

/** In a verbatim string a backslash is a backslash; only quotes are doubled. */
function printVerbatim(text: string): string {
  return `@"${text.replaceAll('"', '""')}"`;
}
