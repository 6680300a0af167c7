import { isPair, isScalar, isSeq, LineCounter, parseAllDocuments, visit } from 'yaml';
import type { YAMLMap } from 'yaml';
import { describeRepeated, readJson } from '@docs/utils';

/**
 * Reads JSON or YAML. Integers may be a `bigint`, so none is rounded.
 *
 * @throws an error of one line that names the source and the remedy
 */
export function parseText(text: string, source: string): unknown {
  // In the flow style of YAML, the first key has no quotation marks.
  const isJson = /^\s*(\{\s*["}]|\[)/.test(text);
  try {
    return isJson ? parseJson(text) : parseYaml(text);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const [reason] = (error as Error).message.split('\n');
    throw new Error(
      `${source} is not valid ${isJson ? 'JSON' : 'YAML'}: ${reason?.replace(/[.:]?$/, '.')} ` +
        'Check that the document is complete, and report the error to its publisher.',
      { cause: error },
    );
  }
}

/** JSON as it is read everywhere; YAML has no names twice, either. */
function parseJson(text: string): unknown {
  const { value, repeated } = readJson(text);
  const [problem] = describeRepeated(repeated);
  if (problem !== undefined) throw new Error(problem);
  return value;
}

/** The library takes 100 for an attack, but a list of errors may be that of every operation. */
const MOST_ALIASES = 10_000;

function parseYaml(text: string): unknown {
  const lineCounter = new LineCounter();
  // The library compares each key with all others of its map: time would grow with the square.
  const options = { merge: true, uniqueKeys: false, intAsBigInt: true, lineCounter };
  const [document, ...others] = parseAllDocuments(text, options).filter(
    ({ contents, errors }) => errors.length > 0 || !isScalar(contents) || contents.value !== null,
  );
  if (others.length > 0) {
    throw new Error('it has several YAML documents. Pass a file with one of them.');
  }
  const [problem] = document?.errors ?? [];
  if (problem?.code === 'RESOURCE_EXHAUSTION') throw new RangeError(problem.message);
  if (problem) throw problem;
  visit(document ?? null, {
    Scalar(_, node) {
      if (node.value instanceof Date) node.value = node.source;
    },
    Map(_, map, path) {
      const isData = path.some((node) => isPair(node) && VALUES.includes(String(node.key)));
      if (!isData) keepTexts(map);
      const { items } = map;
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        // 200 and '200' are the same key, and merge keys are symbols.
        const name = typeof key.value === 'symbol' ? key : String(key.value);
        if (names.has(name)) {
          const { line } = lineCounter.linePos(key.range![0]);
          throw new Error(
            `the key "${String(key.value)}" is in a map twice, again in line ${line}.`,
          );
        }
        names.add(name);
      }
    },
  });
  return document?.toJS({ maxAliasCount: MOST_ALIASES });
}

const VALUES = ['default', 'example', 'examples', 'enum', 'const', 'value'];
const TEXTS = ['version', 'title', 'description', 'summary', 'name'];

/** Texts without quotation marks may look like numbers, days, or flags: `version: 1.10`. */
function keepTexts(map: YAMLMap): void {
  const isText = /\bstring\b/.test(String(map.get('type')));
  for (const { key, value } of map.items) {
    if (!(isText ? [...TEXTS, ...VALUES] : TEXTS).includes(String(key))) continue;
    for (const node of isSeq(value) ? value.items : [value]) {
      if (isScalar(node) && node.value !== null) node.value = node.source ?? node.value;
    }
  }
}
