import type { ErrorDoc, OperationDoc } from '#contract/list-operations';
import type { Notes } from '#contract/openapi';
import type { OpenQuestion } from '#docs-model/facts/list-page-questions';
import type { Source } from '#docs-model/facts/source';
import { toErrorUrl } from '#docs-model/links/link-targets';
import { code, link, toPhrases } from '#docs-model/mdx/blocks';
import { products } from '#products';

/**
 * Lists the open questions of a contract: each `x-unknown`, in the order of operations, types and
 * their fields. A question that several of them share is listed once, with a link to each.
 */
export function listContractQuestions(source: Source): OpenQuestion[] {
  const { contract, document, operations, types } = source;
  const found = new Map<string, OpenQuestion>();
  const errors = new Map<string, ErrorDoc>();
  const add = (notes: Notes, target: string, label: string): void => {
    const question = notes['x-unknown'];
    if (question === undefined) return;
    const entry = found.get(question) ?? { content: toPhrases(question), links: [] };
    found.set(question, { ...entry, links: [...entry.links, link(target, code(label))] });
  };
  const { route } = products.find((product) => product.contract === contract)!;
  add(document.info, `/${route}/`, document.info.title);
  for (const operation of operations) {
    const target = `op:${operation.id}`;
    add(operation.notes, target, operation.id);
    for (const parameter of operation.parameters) {
      add(parameter, target, `${operation.id}: ${parameter.name}`);
    }
    add(findResponse(source, operation), target, `${operation.id}: response`);
    operation.errors.forEach((error) => errors.set(error.status, error));
  }
  for (const type of types) {
    add(type.notes, `type:${type.name}`, type.name);
    for (const { name, notes } of type.fields) {
      add(notes, `type:${type.name}.${name}`, `${type.name}.${name}`);
    }
  }
  for (const { notes, status, name } of errors.values()) {
    add(notes, toErrorUrl(contract, status), `${status} ${name}`);
  }
  return [...found.values()];
}

function findResponse({ document }: Source, { path, method }: OperationDoc): Notes {
  return document.paths[path]?.[method]?.responses['200'] ?? {};
}
