import { toPointer, suggest } from '@docs/utils';
import { listOperations, listTypes, listValues } from '@docs/openapi';
import type { OpenApiDocument, Schema, Successor } from '@docs/openapi';
import { listOwnUrls, resolveUrl } from '@docs/docs-model';
import { toExampleFile } from './check';
import type { Finding, Subject } from './check';

/** Keys whose values are data, not words of ours. */
const VALUES = new Set(['examples', 'example', 'default', 'enum', 'const']);

interface Location {
  file: string;
  pointer: string;
  key: string;
  value: unknown;
}

/** Every link in words, every `x-appears-with` and `x-successor` leads to something declared. */
export async function checkReferences(subject: Subject): Promise<Finding[]> {
  const { contract, file, document, examples } = subject;
  const places = [
    ...listPlaces(file, document),
    ...examples.flatMap((example) => {
      const meta = toExampleFile(example, 'meta.yaml');
      return listPlaces(meta, { description: example.description });
    }),
  ];
  const lost = isDeprecated(document) ? listWithoutSuccessor(file, document) : [];
  const findings = await Promise.all(
    places.map(async (location) => {
      const messages = await checkPlace(location);
      return messages.map((message) => ({
        file: location.file,
        pointer: location.pointer,
        message,
      }));
    }),
  );
  return [...lost, ...findings.flat()];

  async function checkPlace({ key, value }: Location): Promise<string[]> {
    if (key === 'x-appears-with') return checkOptions(document, value);
    if (key === 'x-successor') return checkSuccessor(value as Successor);
    if (typeof value !== 'string') return [];
    return (await Promise.all(listOwnUrls(value).map(checkUrl))).flat();
  }

  async function checkUrl(url: string): Promise<string[]> {
    return resolveUrl(url, contract).then(
      () => [],
      (error: Error) => [`links to ${url}: ${error.message}`],
    );
  }

  async function checkSuccessor(successor: Successor): Promise<string[]> {
    const { document: other, operation, type, field, none } = successor;
    const home = other === undefined ? '' : `${other}/`;
    if (none !== undefined) return none.trim() === '' ? ['x-successor.none is empty'] : [];
    if (operation !== undefined) return checkUrl(`op:${home}${operation}`);
    if (type === undefined) return ['x-successor names neither operation nor type nor none'];
    return checkUrl(`type:${home}${type}${field === undefined ? '' : `.${field}`}`);
  }
}

function isDeprecated(document: OpenApiDocument): boolean {
  return listOperations(document).every(({ notes }) => notes.deprecated);
}

/** Users migrating from an old API need a successor for every element. */
function listWithoutSuccessor(file: string, document: OpenApiDocument): Finding[] {
  const message = 'has no x-successor; name its counterpart, or why there is none';
  return [
    ...listOperations(document).map(({ path, method, notes }) => ({
      pointer: toPointer(['paths', path, method]),
      notes,
    })),
    ...listTypes(document).flatMap(({ name, notes, fields }) => {
      const pointer = toPointer(['components', 'schemas', name]);
      return [
        { pointer, notes },
        ...fields.map((field) => ({
          pointer: pointer + toPointer(['properties', field.name]),
          notes: field.notes,
        })),
      ];
    }),
  ]
    .filter(({ notes }) => notes['x-successor'] === undefined)
    .map(({ pointer }) => ({ file, pointer, message }));
}

function listPlaces(file: string, node: unknown, pointer = ''): Location[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const here = pointer + toPointer([key]);
    // A field and a response may be named `default`; then it is not a value.
    const isData = VALUES.has(key) && !/\/(properties|responses)$/.test(pointer);
    if (isData) return [];
    return [{ file, pointer: here, key, value }, ...listPlaces(file, value, here)];
  });
}

/** Options are fields of request types or parameters of operations, perhaps with a value. */
function checkOptions(document: OpenApiDocument, options: unknown): string[] {
  if (!Array.isArray(options)) return ['x-appears-with is not a list'];
  return options.flatMap((option: string) => {
    const [path = '', value] = option.split('=');
    const [owner = '', member = ''] = path.split('.');
    const members = listMembers(document, owner);
    if (!members)
      return [`x-appears-with names "${owner}", which is neither a type nor an operation`];
    const values = members.get(member);
    if (!values) {
      return [`"${option}": ${owner} has no "${member}". ${suggest(member, [...members.keys()])}`];
    }
    if (value === undefined || values.length === 0 || values.includes(value)) return [];
    return [`"${option}": "${value}" is not a value. ${suggest(value, values)}`];
  });
}

/** Names of fields or parameters, with their values where they are a list. */
function listMembers(document: OpenApiDocument, owner: string): Map<string, string[]> | undefined {
  const members =
    listTypes(document).find(({ name }) => name === owner)?.fields ??
    listOperations(document).find(({ id }) => id === owner)?.parameters;
  return members && new Map(members.map(({ name, schema }) => [name, toValues(schema)]));
}

function toValues(schema: Schema): string[] {
  if (schema.type === 'boolean') return ['true', 'false'];
  return listValues(schema).map(({ value }) => value);
}
