import { toPath } from '#contract/examples/example';
import type { Example } from '#contract/examples/example';
import { KEYS } from '../../testing/open-sandbox';

export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Uint8Array;
}

type Random = () => number;
type Json = unknown;

const VALUES: Json[] = [
  null,
  true,
  'true',
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 53 + 2,
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '🎸'.repeat(50),
  'a'.repeat(3000),
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  "' OR 1=1 --",
  '(a+)+$',
  'a\r\nX-Evil: 1',
  '2024-13-45',
  '0000-00-00',
  '9999-12-31T23:59:60+99:99',
  'NOW',
  '*',
  'english',
  [],
  {},
  [[]],
  [null],
  { $ref: '#' },
  { toString: 1, valueOf: 2, length: -1 },
];

const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'txt',
  '',
  '\ud800',
  'č',
  'a/b~c',
  'x'.repeat(500),
];

const PATHS: ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => path.replaceAll('/', '//'),
  (path) => `//evil${path}`,
  (path) => `/\\evil${path}`,
  (path) => `${path}/../..${path}`,
  (path) => `${path}/%2e%2e/%2f`,
  (path) => `${path}%00`,
  (path) => `${path}%ff`,
  (path) => path.toUpperCase(),
  (path) => path.replace(/[^/]+$/, '__proto__'),
  (path) => path.replace(/[^/]+$/, encodeURIComponent('a/b?c#d')),
  (path) => `${path}?returnObjects=x&__proto__=1&returnObjects=true&=`,
  (path) => `${path}?name=${'a'.repeat(3000)}`,
];

const HEADERS: Record<string, string>[] = [
  { 'X-API-Key': '', Authorization: '', 'X-Customer-ID': '' },
  { 'X-API-Key': '__proto__', Authorization: 'user_key __proto__' },
  { Authorization: 'Bearer test', 'X-API-Key': 'a'.repeat(5000) },
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/json; charset=latin1' },
  { 'Content-Type': 'application/jsonp' },
  { 'Content-Length': '-1' },
  { 'Content-Length': '99999999999' },
];

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'DELETE', 'PATCH', 'PROPFIND'];

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const TEXTS: ((text: string, random: Random) => Uint8Array)[] = [
  (text, random) => encode(text.slice(0, Math.floor(random() * text.length))),
  (text) => encode(`\ufeff${text}`),
  (text) => encode(`${text}${text}`),
  (text) => Uint8Array.of(...encode(text), 0xff, 0xc0, 0x80),
  (text) => encode(text.replaceAll('"', "'")),
  (text) => encode(text.replace('{', '{"id":"a","id":"b",')),
  (text) => encode(text.replace('{', '{"__proto__":{"polluted":true},')),
  (text) => encode(text.replace(/"([^"]*)"$/, '"\\ud800"')),
  () => encode('['.repeat(20_000)),
  () => encode('{"a":'.repeat(70) + '1' + '}'.repeat(70)),
  () => encode('null'),
  () => encode('42'),
  () => encode('"text"'),
  () => encode('[]'),
  () => encode('1e999'),
  () => new Uint8Array(520_000).fill(97),
  () => new Uint8Array(),
];

const choose = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(random() * list.length)] as T;

/** Makes one request hostile in one to three ways. The same random numbers give the same request. */
export function toHostileRequest(example: Example, random: Random): HostileRequest {
  const request: HostileRequest = {
    method: example.operation.method.toUpperCase(),
    path: toPath(example),
    headers: { ...KEYS, 'Content-Type': 'application/json' },
  };
  let { body } = example as { body: Json };
  let text: Uint8Array | undefined;
  for (let ways = 1 + Math.floor(random() * 3); ways > 0; ways -= 1) {
    const way = random();
    if (way < 0.6 && body !== undefined) body = change(body, random);
    else if (way < 0.7) request.path = choose(PATHS, random)(request.path);
    else if (way < 0.8) Object.assign(request.headers, choose(HEADERS, random));
    else if (way < 0.85) request.method = choose(METHODS, random);
    else text = choose(TEXTS, random)(JSON.stringify(body ?? {}), random);
  }
  const bytes = text ?? (body === undefined ? undefined : encode(JSON.stringify(body)));
  const isBodiless = request.method === 'GET' || request.method === 'HEAD';
  return isBodiless || !bytes ? request : { ...request, body: bytes };
}

/** Replaces, removes, repeats or adds one value anywhere inside a body. */
function change(body: Json, random: Random): Json {
  if (typeof body !== 'object' || body === null || random() < 0.15) return choose(VALUES, random);
  if (Array.isArray(body)) {
    if (body.length === 0 || random() < 0.2) {
      return Array.from(
        { length: Math.floor(random() * 120) },
        () => body[0] ?? choose(VALUES, random),
      );
    }
    const at = Math.floor(random() * body.length);
    return body.map((item: Json, index) => (index === at ? change(item, random) : item));
  }
  const entries = Object.entries(body);
  if (entries.length === 0 || random() < 0.25) {
    return Object.fromEntries([...entries, [choose(NAMES, random), choose(VALUES, random)]]);
  }
  const at = Math.floor(random() * entries.length);
  if (random() < 0.1) return Object.fromEntries(entries.filter((_, index) => index !== at));
  return Object.fromEntries(
    entries.map(([key, value], index) => [key, index === at ? change(value, random) : value]),
  );
}
