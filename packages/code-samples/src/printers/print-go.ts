import { printJson, quoteJson } from './print-literal';
import { expectsJson, hasBody, type SampleRequest, sentHeaders, sentUrl } from '../request';

/** Methods for which net/http has a constant, and our APIs a use. */
const METHODS: Record<string, string> = {
  GET: 'http.MethodGet',
  POST: 'http.MethodPost',
  PUT: 'http.MethodPut',
  PATCH: 'http.MethodPatch',
  DELETE: 'http.MethodDelete',
};

/** Prints a sample that needs only the standard library. */
export function printGo(request: SampleRequest): string {
  const imports = [
    'fmt',
    'io',
    'log',
    'net/http',
    ...(hasBody(request) ? ['strings'] : []),
    'time',
  ];
  return `package main

import (
${imports.map((name) => `\t"${name}"\n`).join('')})

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
${printRequest(request)}
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
${expectsJson(request) ? '\tfmt.Println(string(result))\n' : ''}	return nil
}
`;
}

function printRequest(request: SampleRequest): string {
  const method = METHODS[request.method] ?? quoteJson(request.method);
  const body = hasBody(request) ? 'body' : 'nil';
  const headers = sentHeaders(request).map(
    ([name, value]) => `\trequest.Header.Set(${quoteJson(name)}, ${quoteJson(value)})\n`,
  );
  return `	url := ${quoteJson(sentUrl(request.url))}
${printBody(request)}	request, err := http.NewRequest(${method}, url, ${body})
	if err != nil {
		return err
	}
${headers.join('')}`;
}

/** In a raw string everything is literal but the backtick, for which JSON has an escape. */
function printBody(request: SampleRequest): string {
  if (!hasBody(request)) return '';
  const json = printJson(request.body).replaceAll('`', '\\u0060');
  return `\tbody := strings.NewReader(\`${json}\`)\n`;
}
