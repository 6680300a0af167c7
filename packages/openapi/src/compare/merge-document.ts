import { alignPaths, listServers } from './align-paths';
import { compareKeys } from './compare-access';
import { createNodeMerge } from './merge-node';
import { createReport } from './merge-options';
import type { MergeOptions, MergeReport } from './merge-options';
import { createSchemaMerge } from './merge-schema';
import { listWritten, omit, pick } from './nodes';
import type { Node } from './nodes';
import { markTypes, pairTypes } from './pair-types';
import { listNames } from './to-wire';
import type { OpenApiDocument, Schema } from '../read/openapi';

/**
 * Ours, changed where theirs means something else on the wire: what is the same stays as ours writes it,
 * under our names. Descriptions, examples, rules, errors, and `x-…` notes of ours stay. Operations, types,
 * fields, required flags, values and defaults are theirs. Of a generated document, these are ours,
 * too, where it does not say them.
 */
export function mergeDocument(
  ours: OpenApiDocument,
  given: OpenApiDocument,
  { report = createReport(), ...options }: MergeOptions = {},
): OpenApiDocument {
  const moved: MergeReport['renamed'] = [];
  const theirs = markTypes(alignPaths(ours, given, (...names) => void moved.push(names)));
  const first = mergeOnce(ours, theirs, options);
  // Where types are used says which are alike, and so which of them is the best.
  const { better } = first;
  const last = better.size === 0 ? first : mergeOnce(ours, theirs, options, better);
  Object.assign(report, last.report, { renamed: [...moved, ...last.report.renamed] });
  return last.document;
}

function mergeOnce(
  ours: OpenApiDocument,
  theirs: OpenApiDocument,
  { isGenerated = false, texts = 'ours', removeErrors = false }: MergeOptions,
  best = new Map<string, string>(),
) {
  const report = createReport();
  const rename = (from: string, to: string): void => void report.renamed.push([from, to]);
  const { pairs, claim, claimNamesakes, findBetter, nameTypes } = pairTypes(
    ours,
    theirs,
    rename,
    best,
  );
  const options = { ours, theirs, isGenerated, claim };
  const { mergeSchema, mergeType } = createSchemaMerge({
    ...options,
    mergeKeys: (our, their, place) => mergeNode(our as Node, their as Node, place) as Schema,
  });
  const mergeNode = createNodeMerge({ ...options, texts, removeErrors, report, mergeSchema });
  // Operations name parameters of ours only, because theirs are resolved where they are used.
  const { parameters } = ours.components;
  const theirParts = {
    ...withoutTypes({ ...theirs, components: { ...theirs.components, parameters } }),
    servers: listServers(theirs),
  };
  const parts = mergeNode(withoutTypes(ours), theirParts, []) as unknown as OpenApiDocument;
  const schemas: Record<string, Schema> = {};
  mergePairs();
  claimNamesakes();
  mergePairs();
  const unused = isGenerated ? listUnused(ours) : [];
  const named = nameTypes(addSchemes(ours, theirs, addResponses(ours, parts)), schemas, unused);
  return { document: dropUnusedTags(ours, named), better: findBetter(), report };

  /** A type that is merged may name others. */
  function mergePairs(): void {
    for (const [name, { schema }] of pairs) {
      if (Object.hasOwn(schemas, name)) continue;
      schemas[name] = mergeType(ours.components.schemas[name]!, schema, ['schemas', name]);
    }
  }
}

/** Ours where the key is the same, and each one that an operation names. */
function addSchemes(
  ours: OpenApiDocument,
  theirs: OpenApiDocument,
  document: OpenApiDocument,
): OpenApiDocument {
  const { securitySchemes: known = {} } = ours.components;
  const stable = compareKeys(ours, theirs, '').length === 0 ? known : {};
  const all = { ...known, ...theirs.components.securitySchemes, ...stable };
  const requirements = JSON.stringify([document.security, document.paths]);
  const isNamed = (name: string): boolean => requirements.includes(`${JSON.stringify(name)}:[`);
  const names = Object.keys(all).filter((name) => Object.hasOwn(stable, name) || isNamed(name));
  const schemes = names.length > 0 && { securitySchemes: pick(all, names) as typeof all };
  return { ...document, components: { ...document.components, ...schemes } };
}

function withoutTypes({ components, ...document }: OpenApiDocument): Node {
  return { ...document, components: omit(components, ['schemas']) };
}

/** Types that no operation uses, which a back end cannot print. */
function listUnused({ paths, webhooks, components }: OpenApiDocument): string[] {
  const used = listNames([paths, webhooks], components.schemas);
  return Object.keys(components.schemas).filter((name) => !used.has(name));
}

/** Takes over the responses of ours that the merged calls name. */
function addResponses(ours: OpenApiDocument, merged: OpenApiDocument): OpenApiDocument {
  const named = JSON.stringify(merged.paths);
  const missing = Object.entries(ours.components.responses ?? {}).filter(
    ([name]) =>
      named.includes(`"#/components/responses/${name}"`) &&
      !Object.hasOwn(merged.components.responses ?? {}, name),
  );
  if (missing.length === 0) return merged;
  const responses = { ...Object.fromEntries(missing), ...merged.components.responses };
  return { ...merged, components: { ...merged.components, responses } };
}

/** Known calls stay in our groups, so theirs may be empty. */
function dropUnusedTags(ours: OpenApiDocument, merged: OpenApiDocument): OpenApiDocument {
  const operations = listWritten(merged).flatMap(({ tags }) => tags ?? []);
  const used = new Set([...operations, ...ours.tags.map(({ name }) => name)]);
  return { ...merged, tags: merged.tags.filter(({ name }) => used.has(name)) };
}
