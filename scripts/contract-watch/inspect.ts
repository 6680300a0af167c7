import type { Change } from '#contract/compare/change';
import { listOperations } from '#contract/read/list-operations';
import type { OperationDoc } from '#contract/read/list-operations';
import type { Notes, OpenApiDocument, Schema } from '#contract/read/openapi';
import { findNearest, suggest } from '#contract/suggest';
import { toValidate } from '#sandbox/http/validate';
import { listUsedFields } from './list-used-fields';
import type { Used } from './list-used-fields';
import type { Recording } from './read-recordings';

/** Something that does not fit any longer, or that will break. */
export interface Finding {
  kind: 'invalid' | 'undeclared' | 'deprecated' | 'breaking';
  file: string;
  operation: string;
  part: Recording['part'] | 'query';
  /** JSON pointer into the recorded body; empty for what concerns the whole operation. */
  pointer: string;
  /** Field of the contract, such as `Entity.type`. */
  field?: string;
  text: string;
  remedy: string;
  /** At how many further places of the recording the same is true. */
  more: number;
}

export interface Contracts {
  current: OpenApiDocument;
  /** What the recorded code was written for. */
  older?: OpenApiDocument;
  /** The breaking changes from the older one to the current one. */
  breaking: Change[];
}

type Reason = Omit<Finding, 'file' | 'operation' | 'more'>;

const MOST_ERRORS = 1000;

/** The field of what changed for every operation. */
export const ALL = 'all operations';

/** Lists what is to be changed because of one recording. */
export function inspect(recording: Recording, contracts: Contracts): Finding[] {
  const { current } = contracts;
  const operation = findOperation(current, recording.operation);
  const reasons = operation
    ? inspectBody(current, operation, recording)
    : [toMissing(current, recording)];
  return group([...reasons, ...listBreaking(recording, contracts)]).map((finding) => ({
    ...finding,
    file: recording.file,
    operation: recording.operation,
  }));
}

/** By its ID, or by its method and path: `POST /v2/knowledgebase/search`. */
export function findOperation(document: OpenApiDocument, name: string): OperationDoc | undefined {
  return listOperations(document).find(
    (operation) => operation.id === name || toSubject(operation) === name,
  );
}

/** For an operation that the contract does not have. */
export function suggestOperation(document: OpenApiDocument, name: string): string {
  return suggest(
    name,
    listOperations(document).map(({ id }) => id),
  );
}

function toMissing(document: OpenApiDocument, { operation, part }: Recording): Reason {
  return {
    kind: 'undeclared',
    part,
    pointer: '',
    text: `the contract has no operation "${operation}"`,
    remedy: suggestOperation(document, operation),
  };
}

function inspectBody(
  document: OpenApiDocument,
  operation: OperationDoc,
  recording: Recording,
): Reason[] {
  const { part, body } = recording;
  const schema = findSchema(operation, recording);
  const used = schema ? listUsedFields(document, schema, body, toPlace(operation, part)) : [];
  const undeclared = used.filter((one) => one.schema === undefined);
  const places = new Set(undeclared.map(({ pointer }) => pointer));
  return [
    ...(schema ? listErrors(document, schema, recording) : []).filter(
      ({ pointer }) => !places.has(pointer),
    ),
    ...undeclared.map((one) => toUndeclared(one, part)),
    ...listStatusReasons(operation, recording),
    ...listDeprecated(operation, used, part),
    ...listParameterReasons(operation, recording),
  ];
}

function findSchema(operation: OperationDoc, { part, status }: Recording): Schema | undefined {
  if (part === 'request') return operation.request?.schema;
  if (status === undefined || status.startsWith('2')) return operation.response?.schema;
  return operation.errors.find((error) => error.status === status)?.body?.schema;
}

function listStatusReasons({ errors }: OperationDoc, { part, status }: Recording): Reason[] {
  if (status === undefined || status.startsWith('2')) return [];
  const known = errors.map((error) => error.status);
  if (known.includes(status)) return [];
  return [
    {
      kind: 'undeclared',
      part,
      pointer: '',
      text: `the contract has no response with status ${status}`,
      remedy: `It has ${known.join(', ') || 'no errors'}.`,
    },
  ];
}

function toPlace(operation: OperationDoc, part: Recording['part']) {
  return { subject: toSubject(operation), member: part === 'request' ? 'body' : 'response' };
}

function listErrors(
  document: OpenApiDocument,
  schema: Schema,
  { part, body }: Recording,
): Reason[] {
  return toValidate(
    document,
    schema,
    MOST_ERRORS,
  )(body).map(({ pointer, expected, field, remedy }) => ({
    kind: 'invalid',
    part,
    pointer,
    ...(field !== undefined && { field }),
    text: `the contract expects ${expected}`,
    remedy:
      part === 'request'
        ? remedy
        : 'Change the code that reads it, then record the response again.',
  }));
}

function toUndeclared({ pointer, subject, member, declared = [] }: Used, part: Recording['part']) {
  const name = member?.split('.').at(-1) ?? '';
  const nearest = findNearest(name, declared);
  const question = nearest === undefined ? '' : `Did you mean "${nearest}"? `;
  const verb = part === 'request' ? 'sending' : 'reading';
  return {
    kind: 'undeclared' as const,
    part,
    pointer,
    field: toFieldName({ subject, member }),
    text: 'the contract does not declare this field',
    remedy: `${question}Stop ${verb} it, or ask for it to be documented.`,
  };
}

function listDeprecated(operation: OperationDoc, used: Used[], part: Recording['part']): Reason[] {
  const fields = used
    .filter(({ schema }) => schema?.deprecated)
    .map(({ pointer, schema, ...place }) => ({
      ...toDeprecated(schema ?? {}, part),
      pointer,
      field: toFieldName(place),
    }));
  if (!operation.notes.deprecated) return fields;
  const whole = {
    ...toDeprecated(operation.notes, part),
    pointer: '',
    field: toSubject(operation),
  };
  return [whole, ...fields];
}

function toDeprecated(notes: Notes, part: Finding['part']) {
  return {
    kind: 'deprecated' as const,
    part,
    text: 'is deprecated and can be removed',
    remedy: describeSuccessor(notes),
  };
}

function describeSuccessor({ 'x-successor': successor }: Notes): string {
  if (!successor) return 'The contract names no replacement: see its description.';
  const { document, operation, type, field, none } = successor;
  if (none !== undefined) return none;
  const name = operation ?? [type, field].filter(Boolean).join('.');
  return `Use ${name}${document === undefined ? '' : ` of ${document}`}.`;
}

function listParameterReasons(operation: OperationDoc, { path }: Recording): Reason[] {
  if (path === undefined) return [];
  const sent = new URL(path, 'https://host.invalid').searchParams;
  const known = operation.parameters.filter((parameter) => parameter.in === 'query');
  const names = known.map(({ name }) => name);
  const undeclared = [...new Set(sent.keys())].filter((name) => !names.includes(name));
  const missing = known.filter(({ name, required }) => required && !sent.has(name));
  const deprecated = known.filter((parameter) => parameter.deprecated && sent.has(parameter.name));
  const at = (name: string) => ({
    part: 'query' as const,
    pointer: '',
    field: `${toSubject(operation)} query parameter ${name}`,
  });
  return [
    ...undeclared.map((name) => ({
      ...at(name),
      kind: 'undeclared' as const,
      text: 'the contract does not declare this parameter',
      remedy: `${suggest(name, names)}.`,
    })),
    ...missing.map(({ name }) => ({
      ...at(name),
      kind: 'invalid' as const,
      text: 'the contract requires this parameter',
      remedy: 'Add it to the URL.',
    })),
    ...deprecated.map((parameter) => ({
      ...toDeprecated(parameter, 'query'),
      ...at(parameter.name),
    })),
  ];
}

/** The breaking changes between both contracts that concern what the recording contains. */
function listBreaking(recording: Recording, { current, older, breaking }: Contracts): Reason[] {
  if (!older) return [];
  const used = [older, current].flatMap((document) => listUses(document, recording));
  return breaking.flatMap((change) => {
    const use = used.find((one) => isAffected(one, change, recording));
    return use ? [toBreaking(change, use, recording.part)] : [];
  });
}

/** What a recording contains, among it the operation itself and its parameters. */
function listUses(document: OpenApiDocument, recording: Recording): Used[] {
  const operation = findOperation(document, recording.operation);
  if (!operation) return [];
  const { part, body, path } = recording;
  const subject = toSubject(operation);
  const schema = findSchema(operation, recording);
  const sent = [...new URL(path ?? '/', 'https://host.invalid').searchParams.keys()];
  return [
    { subject, pointer: '' },
    { ...toPlace(operation, part), pointer: '' },
    ...sent.map((name) => ({ subject, member: `query parameter ${name}`, pointer: '' })),
    ...(schema ? listUsedFields(document, schema, body, toPlace(operation, part)) : []),
  ];
}

function isAffected(use: Used, change: Change, { part }: Recording): boolean {
  if (change.subject === 'document') return true;
  if (change.subject !== use.subject) return false;
  // What became required is missing in what was recorded, so only its type is there.
  if (change.kind === 'added') return part === 'request' && isSameOwner(use, change);
  return change.member === use.member;
}

/** Whether something was used where the change adds a field or a parameter. */
function isSameOwner({ member }: Used, change: Change): boolean {
  const isParameter = /^(query|header|path) parameter /.test(change.member ?? '');
  const owner = isParameter ? undefined : change.member?.split('.').slice(0, -1).join('.');
  return member === (owner === '' ? undefined : owner);
}

function toBreaking(change: Change, { pointer }: Used, part: Recording['part']): Reason {
  const { subject, member, kind, text } = change;
  const words = text ?? (kind === 'changed' ? 'has changed' : `was ${kind}`);
  return {
    kind: 'breaking',
    part,
    pointer,
    field: subject === 'document' ? ALL : toFieldName({ subject, member }),
    text: kind === 'added' ? `was added and ${words}` : words,
    remedy: toRemedy(change, part),
  };
}

function toRemedy({ subject, member, kind }: Change, part: Recording['part']): string {
  if (subject === 'document') return 'Change the URL and the headers of your requests.';
  if (kind === 'added') return 'Send it.';
  if (kind === 'removed' && member !== undefined) {
    return part === 'request' ? 'Stop sending it.' : 'Stop reading it.';
  }
  if (kind === 'removed') return 'Stop using it.';
  return part === 'request'
    ? 'Check the values that you send.'
    : 'Check that your code accepts the new values.';
}

function toSubject({ method, path }: OperationDoc): string {
  return `${method.toUpperCase()} ${path}`;
}

function toFieldName({ subject, member }: Pick<Used, 'subject' | 'member'>): string {
  if (member === undefined) return subject;
  return `${subject}${subject.includes(' ') ? ' ' : '.'}${member}`;
}

/** The same about each item of a list is said once, with the first place. */
function group(reasons: Reason[]): Omit<Finding, 'file' | 'operation'>[] {
  const groups = new Map<string, Reason[]>();
  for (const reason of reasons) {
    const { kind, part, pointer, field, text } = reason;
    const place = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
    const key = [kind, part, place, field, text].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), reason]);
  }
  return [...groups.values()].map((same) => ({ ...same[0]!, more: same.length - 1 }));
}
