import { expect, test } from 'vitest';
import { bodilessRequest } from '../testing/bodiless-requests';
import { compareLines } from '../testing/compare-lines';
import { exampleRequest } from '../example-request';
import { printGo } from './print-go';

test('printGo() prints complete code', () => {
  expect(printGo(exampleRequest)).toMatchInlineSnapshot(`
    "package main

    import (
    	"fmt"
    	"io"
    	"log"
    	"net/http"
    	"strings"
    	"time"
    )

    func main() {
    	if err := run(); err != nil {
    		log.Fatal(err)
    	}
    }

    func run() error {
    	url := "https://media-api.geneea.com/v2/nlp/analyze"
    	body := strings.NewReader(\`{
      "id": "1234",
      "title": "Emmanuel Macron in Germany.",
      "text": "Mr. Macron's visit to a trade show",
      "analyses": ["entities", "tags"],
      "returnMentions": true
    }\`)
    	request, err := http.NewRequest(http.MethodPost, url, body)
    	if err != nil {
    		return err
    	}
    	request.Header.Set("X-API-Key", "<YOUR_API_KEY>")
    	request.Header.Set("Content-Type", "application/json")

    	client := http.Client{Timeout: time.Minute}
    	response, err := client.Do(request)
    	if err != nil {
    		return err
    	}
    	defer response.Body.Close()

    	result, err := io.ReadAll(response.Body)
    	if err != nil {
    		return err
    	}
    	if response.StatusCode >= 400 {
    		return fmt.Errorf("%s: %s", response.Status, result)
    	}
    	fmt.Println(string(result))
    	return nil
    }
    "
  `);
});

const values: Array<[name: string, given: unknown, want: string]> = [
  ['a backtick, which ends a raw string', '`', String.raw`"v": "\u0060"`],
  ['a quote', '"', String.raw`"v": "\""`],
  ['a backslash', '\\', String.raw`"v": "\\"`],
  ['a line break', 'one\r\ntwo', String.raw`"v": "one\r\ntwo"`],
  ['verbs of fmt', '%s %d', '"v": "%s %d"'],
  ['letters and emoji', 'kůň 😀', '"v": "kůň 😀"'],
  ['what Go does not allow in source', '\0\uFEFF', String.raw`"v": "\u0000\ufeff"`],
];

test.each(values)('printGo() keeps %s', (_name, given, want) => {
  expect(printGo({ ...exampleRequest, body: { v: given } })).toContain(want);
});

test('printGo() asks without a body and without its content type', () => {
  const [first, second] = [{ ...exampleRequest, body: {} }, bodilessRequest].map(printGo);
  expect(compareLines(first!, second!)).toMatchInlineSnapshot(`
    "- 	"strings"
    - 	body := strings.NewReader(\`{}\`)
    - 	request, err := http.NewRequest(http.MethodPost, url, body)
    - 	request.Header.Set("Content-Type", "application/json")
    + 	request, err := http.NewRequest(http.MethodGet, url, nil)"
  `);
});

test('printGo() names a method which net/http does not know', () => {
  expect(printGo({ ...exampleRequest, method: 'REPORT' })).toContain(
    'NewRequest("REPORT", url, body)',
  );
});

test('printGo() does not print an empty response', () => {
  const [first, second] = [exampleRequest, { ...exampleRequest, response: 'none' as const }].map(
    printGo,
  );
  expect(compareLines(first!, second!)).toMatchInlineSnapshot(`"- 	fmt.Println(string(result))"`);
});
