import type { OpenApiDocument, Schema } from '../read/openapi';
import { isSame } from './nodes';
import { SCHEMAS, findTypeName, listKinds, listNames } from './to-wire';
import { renameTypes, resolveSchema, toBare, toWire } from './to-wire';

/** Ends the names of their types, until it is known which of them are ours. */
const MARK = '!';

/** Their document with marked names of types. */
export function markTypes(document: OpenApiDocument): OpenApiDocument {
  const marked = renameTypes(document, (name) => name + MARK);
  const types = Object.entries(marked.components.schemas);
  const schemas = Object.fromEntries(types.map(([name, schema]) => [name + MARK, schema]));
  return { ...marked, components: { ...marked.components, schemas } };
}

/**
 * Finds their types that are ours under any name, by where they are used and by their fields.
 *
 * @param theirs with marked names
 * @param rename is told each of their names for what we call otherwise
 * @param best their names, by ours, where several are alike
 */
export function pairTypes(
  ours: OpenApiDocument,
  theirs: OpenApiDocument,
  rename: (theirs: string, ours: string) => void,
  best: ReadonlyMap<string, string>,
) {
  const [ourTypes, theirTypes] = [ours.components.schemas, theirs.components.schemas];
  /** Each type of ours, as theirs describes it. */
  const pairs = new Map<string, { name?: string; schema: Schema }>();
  /** Types of theirs that are where ours is, and how much they are like it. */
  const candidates = new Map<string, Map<string, number>>();

  /** Whether their schema is our type; the first one decides what that becomes. */
  function claim(name: string, their: Schema): boolean {
    const theirName = findTypeName(their);
    if (theirName !== undefined) addCandidate(name, theirName);
    const pair = pairs.get(name);
    if (pair?.name !== undefined && pair.name === theirName) return true;
    if (pair) {
      const [wire, first] = [their, pair.schema].map((schema) => toBare(toWire(theirs, schema)));
      return isSame(wire, first);
    }
    const namesake = name + MARK;
    const preferred = [namesake, best.get(name) ?? ''].find(
      (other) => theirTypes[other] && (other === theirName || isLike(name, theirTypes[other])),
    );
    if (!preferred && !isLike(name, their)) return false;
    const source = preferred ?? theirName;
    pairs.set(name, { name: source, schema: (source && theirTypes[source]) || their });
    if (source && source !== namesake) rename(source.replace(MARK, ''), name);
    return source === theirName || claim(name, their);
  }

  const isLike = (name: string, schema: Schema): boolean =>
    isAlike(resolveSchema(ours, ourTypes[name]!), resolveSchema(theirs, schema));

  function addCandidate(name: string, theirName: string): void {
    const rates = candidates.get(name) ?? new Map<string, number>();
    candidates.set(name, rates);
    if (rates.has(theirName)) return;
    const [our, their] = [
      resolveSchema(ours, ourTypes[name]!),
      resolveSchema(theirs, theirTypes[theirName] ?? {}),
    ];
    rates.set(theirName, rate(our, their));
  }

  /** The types that are more like ours than the first one that is alike. */
  function findBetter(): Map<string, string> {
    const better = new Map<string, string>();
    for (const [name, rates] of candidates) {
      const paired = pairs.get(name)?.name;
      const [first] = [...rates].sort(([, a], [, b]) => b - a);
      const isBetter = paired !== name + MARK && first && first[1] > (rates.get(paired ?? '') ?? 0);
      if (isBetter) better.set(name, first[0]);
    }
    return better;
  }

  /** Types that nothing which is in both uses are the same by their names at least. */
  function claimNamesakes(): void {
    for (const name of Object.keys(ourTypes)) {
      if (theirTypes[name + MARK] && !pairs.has(name)) claim(name, { $ref: SCHEMAS + name + MARK });
    }
  }

  /**
   * The document with the types that it names, those of theirs that nothing names, and some of ours.
   *
   * @param merged our types as they become
   */
  function nameTypes(
    document: OpenApiDocument,
    merged: Record<string, Schema>,
    kept: string[],
  ): OpenApiDocument {
    const claimed = new Map([...pairs].map(([our, { name = our }]) => [name, our]));
    const used = listNames([theirs.paths, theirs.webhooks], theirTypes);
    const unused = Object.keys(theirTypes).filter((name) => !used.has(name) && !claimed.has(name));
    const all = { ...ourTypes, ...theirTypes, ...merged };
    const whole = renameTypes(
      { ...document, components: { ...document.components, schemas: all } },
      (name) => claimed.get(name) ?? name,
    );
    const { schemas, ...others } = whole.components;
    const roots = [...pairs.keys(), ...unused, ...kept].map((name) => ({ $ref: SCHEMAS + name }));
    const names = listNames([{ ...whole, components: others }, ...roots], schemas);
    const toFinal = (name: string): string => {
      const plain = name.replace(MARK, '');
      return plain !== name && names.has(plain) ? `${plain}2` : plain;
    };
    const types = Object.entries(schemas)
      .filter(([name]) => names.has(name))
      .map(([name, schema]) => [toFinal(name), schema] as const);
    const components = { ...others, schemas: Object.fromEntries(types) };
    return renameTypes({ ...whole, components }, toFinal);
  }

  return { pairs, claim, claimNamesakes, findBetter, nameTypes };
}

/** The share of fields that two types have in common, with values of the same kinds. */
function rate(our: Schema, their: Schema): number {
  const [ours, theirs] = [our, their].map(({ properties = {} }) => properties);
  const common = Object.keys(ours!).filter(
    (name) => theirs![name] && isSame(listKinds(ours![name]!), listKinds(theirs![name])),
  );
  return common.length / new Set(Object.keys({ ...ours, ...theirs })).size;
}

/** Types with fields are the same where 80% of the fields of the smaller one are in the other one. */
function isAlike(our: Schema, their: Schema): boolean {
  const [ours, theirs] = [our, their].map(({ properties = {} }) => Object.keys(properties));
  const least = Math.min(ours!.length, theirs!.length);
  if (ours!.length + theirs!.length === 0) return isSame(listKinds(our), listKinds(their));
  return least > 0 && ours!.filter((name) => theirs!.includes(name)).length >= 0.8 * least;
}
