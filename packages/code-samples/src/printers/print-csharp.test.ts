import { expect, test } from 'vitest';
import { bodilessRequest, emptyRequest } from '../testing/bodiless-requests';
import { compareLines } from '../testing/compare-lines';
import { exampleRequest } from '../example-request';
import { printCsharp } from './print-csharp';

test('printCsharp() prints a complete class', () => {
  expect(printCsharp(exampleRequest)).toMatchInlineSnapshot(`
    "using System;
    using System.Net.Http;
    using System.Text;
    using System.Threading.Tasks;

    public static class Analyze
    {
        public static int Main()
        {
            return RunAsync().GetAwaiter().GetResult();
        }

        private static async Task<int> RunAsync()
        {
            using (var client = new HttpClient())
            using (var request = new HttpRequestMessage(HttpMethod.Post, "https://media-api.geneea.com/v2/nlp/analyze"))
            {
                request.Headers.Add("X-API-Key", "<YOUR_API_KEY>");
                request.Content = new StringContent(@"{
                  ""id"": ""1234"",
                  ""title"": ""Emmanuel Macron in Germany."",
                  ""text"": ""Mr. Macron's visit to a trade show"",
                  ""analyses"": [""entities"", ""tags""],
                  ""returnMentions"": true
                }", Encoding.UTF8, "application/json");

                using (var response = await client.SendAsync(request))
                {
                    if (!response.IsSuccessStatusCode)
                    {
                        Console.Error.WriteLine($"{(int)response.StatusCode} {response.ReasonPhrase}");
                        return 1;
                    }
                    Console.OutputEncoding = new UTF8Encoding(false);
                    Console.WriteLine(await response.Content.ReadAsStringAsync());
                    return 0;
                }
            }
        }
    }
    "
  `);
});

const values: Array<[name: string, given: unknown, want: string]> = [
  ['a quote', '"', String.raw`""v"": ""\""""`],
  ['a backslash', '\\', String.raw`""v"": ""\\""`],
  ['a line break', 'one\ntwo', String.raw`""v"": ""one\ntwo""`],
  ['braces', '{0}', '""v"": ""{0}""'],
];

test.each(values)('printCsharp() keeps %s', (_name, given, want) => {
  expect(printCsharp({ ...exampleRequest, body: { v: given } })).toContain(want);
});

test('printCsharp() asks without a body and without its content type', () => {
  const [first, second] = [{ ...exampleRequest, body: {} }, bodilessRequest].map(printCsharp);
  expect(compareLines(first!, second!)).toMatchInlineSnapshot(`
    "-         using (var request = new HttpRequestMessage(HttpMethod.Post, "https://media-api.geneea.com/v2/nlp/analyze"))
    -             request.Content = new StringContent(@"{}", Encoding.UTF8, "application/json");
    +         using (var request = new HttpRequestMessage(HttpMethod.Get, "https://media-api.geneea.com/v2/nlp/analyze"))"
  `);
});

test('printCsharp() names a method which old versions of .NET do not know', () => {
  const code = printCsharp({ ...exampleRequest, method: 'PATCH' });
  expect(code).toContain('new HttpMethod("PATCH")');
});

test('printCsharp() needs no text where nothing is sent or returned', () => {
  const code = printCsharp(emptyRequest);
  expect(code).toContain('using System.Net.Http;\nusing System.Threading.Tasks;\n');
  expect(code).not.toContain('Encoding');
});
