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
 */
export function pairTypes(
  ours: OpenApiDocument,
  theirs: OpenApiDocument,
  rename: (theirs: string, ours: string) => void,
) {
  const [ourTypes, theirTypes] = [ours.components.schemas, theirs.components.schemas];
  /** Each type of ours, as theirs describes it. */
  const pairs = new Map<string, { name?: string; schema: Schema }>();

  /** Whether their schema is our type; the first one decides what that becomes. */
  function claim(name: string, their: Schema): boolean {
    const theirName = findTypeName(their);
    const pair = pairs.get(name);
    if (pair?.name !== undefined && pair.name === theirName) return true;
    if (pair) {
      const [wire, first] = [their, pair.schema].map((schema) => toBare(toWire(theirs, schema)));
      return isSame(wire, first);
    }
    const our = resolveSchema(ours, ourTypes[name]!);
    const isLike = (schema: Schema): boolean => isAlike(our, resolveSchema(theirs, schema));
    const namesake = name + MARK;
    const isOther = theirName !== namesake;
    const hasOther = isOther && theirTypes[namesake] !== undefined && isLike(theirTypes[namesake]);
    if (!hasOther && isOther && !isLike(their)) return false;
    const source = hasOther ? namesake : theirName;
    pairs.set(name, { name: source, schema: (source && theirTypes[source]) || their });
    if (hasOther) return claim(name, their);
    if (source && isOther) rename(source.replace(MARK, ''), name);
    return true;
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

  return { pairs, claim, claimNamesakes, nameTypes };
}

/** Types with fields are the same where 80% of the fields of the smaller one are in the other one. */
function isAlike(our: Schema, their: Schema): boolean {
  const [ours, theirs] = [our, their].map(({ properties = {} }) => Object.keys(properties));
  const least = Math.min(ours!.length, theirs!.length);
  if (ours!.length + theirs!.length === 0) return isSame(listKinds(our), listKinds(their));
  return least > 0 && ours!.filter((name) => theirs!.includes(name)).length >= 0.8 * least;
}
