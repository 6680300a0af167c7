import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { listOperations } from '#contract/read/list-operations';
import type { OpenApiDocument, Operation, Schema } from '#contract/read/openapi';
import { loadSubject, renderFinding } from './check';
import type { Subject } from './check';
import { checkDescriptions } from './check-descriptions';
import { checkExamples } from './check-examples';
import { checkOperations } from './check-operations';
import { checkReferences } from './check-references';
import { checkStructure, lintContracts, listUnexemplified } from './lint';

let media: Subject;

beforeAll(async () => {
  media = await loadSubject('media-v2', process.cwd());
});

/** A copy in which something is wrong. */
function spoil(change: (subject: Subject) => void): Subject {
  const subject = structuredClone(media);
  change(subject);
  return subject;
}

function findType(document: OpenApiDocument, name: string): Schema {
  const schema = document.components.schemas[name];
  if (!schema) throw new Error(`${name} is not declared`);
  return schema;
}

function findField(document: OpenApiDocument, type: string, name: string): Schema {
  const field = findType(document, type).properties?.[name];
  if (!field) throw new Error(`${type}.${name} is not declared`);
  return field;
}

function findExample({ examples }: Subject, name: string) {
  const example = examples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`The example ${name} is gone`);
  return example;
}

function findCall(document: OpenApiDocument): Operation {
  const call = document.paths['/v2/nlp/analyze']?.post;
  if (!call) throw new Error('The operation is gone');
  return call;
}

const FILE = 'contract/media-v2/openapi.yaml';

describe('checkDescriptions()', () => {
  it.each<[string, (document: OpenApiDocument) => void, string]>([
    [
      'a type without a description',
      (document) => delete findType(document, 'Tag').description,
      '/components/schemas/Tag: has no description',
    ],
    [
      'a field with a blank description',
      (document) => (findField(document, 'Tag', 'id').description = ' '),
      '/components/schemas/Tag/properties/id: has no description',
    ],
    [
      'a field of an inline object without a description',
      (document) =>
        delete findField(document, 'Analysis', 'metadata').properties!.referenceKey!.description,
      '/components/schemas/Analysis/properties/metadata/properties/referenceKey: has no description',
    ],
    [
      'a value without a meaning',
      (document) =>
        delete findField(document, 'NlpRequest', 'analyses').items!['x-enumDescriptions']!.tags,
      '/components/schemas/NlpRequest/properties/analyses/items/enum: does not explain "tags"',
    ],
    [
      'the meaning of a value that is none',
      (document) =>
        (findField(document, 'Recommendation', 'status')['x-enumDescriptions']!.NEVR = 'Never.'),
      'explains "NEVR", which is not a value. Did you mean "NEVER"?',
    ],
    [
      'a required field that is not declared',
      (document) => findType(document, 'Tag').required!.push('stdform'),
      '/components/schemas/Tag/required: requires "stdform", which is not a field. Did you mean "stdForm"?',
    ],
    [
      'a rule for a field that is not declared',
      (document) => findType(document, 'NlpRequest')['x-rules']![0]!.fields.push('titel'),
      '/x-rules/0/fields: names "titel", which is not a field. Did you mean "title"?',
    ],
    [
      'one id for two rules',
      (document) => (findType(document, 'NlpRequest')['x-rules']![1]!.id = 'text-or-paragraphs'),
      '"text-or-paragraphs" already names the rule "Text or paragraphs"',
    ],
    [
      'a rule ID that cannot be an anchor',
      (document) => (findType(document, 'NlpRequest')['x-rules']![1]!.id = 'Size limit'),
      '"Size limit" is not kebab-case',
    ],
  ])('finds %s', async (_, change, want) => {
    const findings = await checkDescriptions(spoil(({ document }) => change(document)));
    const texts = findings.map(renderFinding);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts[0]).toContain(`${FILE}#/`);
    expect(texts.join('\n')).toContain(want);
  });
});

describe('checkOperations()', () => {
  it.each<[string, (subject: Subject) => void, string]>([
    [
      'a summary without a verb',
      ({ document }) => (findCall(document).summary = 'Article analysis'),
      'does not start with a known verb',
    ],
    [
      'a long summary',
      ({ document }) =>
        (findCall(document).summary = 'Get one two three four five six seven eight'),
      'the summary has 9 words',
    ],
    [
      'a summary with a full stop',
      ({ document }) => (findCall(document).summary = 'Get it.'),
      'ends with a full stop',
    ],
    [
      'a missing description',
      ({ document }) => (findCall(document).description = ''),
      'has no description',
    ],
    [
      'an ID that cannot be an anchor',
      ({ document }) => (findCall(document).operationId = 'analyze article'),
      'operationId "analyze article" is not camelCase',
    ],
    [
      'a missing error',
      ({ document }) => delete findCall(document).responses['413'],
      '/paths/~1v2~1nlp~1analyze/post: does not document the error 413',
    ],
    [
      'an error without a remedy',
      ({ document }) => delete document.components.responses!.TooManyRequests!['x-remedy'],
      'the error 429 lacks x-cause or x-remedy',
    ],
    [
      'an operation without an example',
      (subject) =>
        (subject.examples = subject.examples.filter(({ name }) => name !== 'articles-delete')),
      'has no example; add a folder with "operation: deleteArticle"',
    ],
    [
      'a group without a page',
      ({ document }) => document.tags.push({ name: 'Other' }),
      '#/tags/5: the group "Other" has no page',
    ],
  ])('finds %s', (_, change, want) => {
    expect(checkOperations(spoil(change)).map(renderFinding).join('\n')).toContain(want);
  });
});

describe('checkExamples()', () => {
  const file = (name: string) => `contract/media-v2/examples/${name}`;

  it.each<[string, (subject: Subject) => void, string]>([
    [
      'a request without a required field',
      (subject) => (findExample(subject, 'tagging-basic').body = { text: 'x' }),
      `${file('tagging-basic/request.json')}#: must have required property 'id'`,
    ],
    [
      'a value that is not allowed',
      (subject) => (findExample(subject, 'tagging-basic').body = { id: '1', analyses: ['tag'] }),
      `${file('tagging-basic/request.json')}#/analyses/0: must be equal to one of the allowed values: all, `,
    ],
    [
      'a combination that a rule forbids',
      (subject) =>
        (findExample(subject, 'tagging-basic').body = {
          id: '1',
          title: 'x',
          paraSpecs: [{ type: 'title', text: 'x' }],
        }),
      'must NOT be valid',
    ],
    [
      'a date that is none',
      (subject) =>
        (findExample(subject, 'photos-recommend').body = {
          id: '1',
          constraints: { dateBefore: '2024-02-31' },
        }),
      '#/constraints/dateBefore: must match format "date"',
    ],
    [
      'a response of the wrong type',
      (subject) => (findExample(subject, 'kb-search').response = { hits: 'many' }),
      `${file('kb-search/response.json')}#/hits: must be integer`,
    ],
    [
      'a missing answer',
      (subject) => delete findExample(subject, 'kb-search').response,
      `${file('kb-search/response.json')}#: is missing`,
    ],
    [
      'a response of an operation without a response body',
      (subject) => (findExample(subject, 'editorial-delete').response = {}),
      'the operation returns no body',
    ],
    [
      'a missing body',
      (subject) => delete findExample(subject, 'kb-search').body,
      `${file('kb-search/request.json')}#: is missing`,
    ],
    [
      'a body where none is taken',
      (subject) => (findExample(subject, 'articles-get').body = {}),
      'the operation takes no body',
    ],
    [
      'a misspelt field',
      (subject) => (findExample(subject, 'kb-search').response = { hit: 1 }),
      'contains SearchResults.hit, which is not declared. Did you mean "hits"?',
    ],
    [
      'a missing path parameter',
      (subject) => (findExample(subject, 'articles-get').parameters.path = { dataset: 'demo' }),
      `${file('articles-get/meta.yaml')}#/parameters/path/articleId: is missing`,
    ],
    [
      'an unknown query parameter',
      (subject) => (findExample(subject, 'editorial-list').parameters.query = { objects: 'true' }),
      'no query parameter "objects". Known: returnObjects',
    ],
    [
      'a query parameter of the wrong type',
      (subject) =>
        (findExample(subject, 'editorial-list').parameters.query = { returnObjects: 'yes' }),
      '#/parameters/query/returnObjects: must be boolean',
    ],
  ])('finds %s', (_, change, want) => {
    expect(checkExamples(spoil(change)).map(renderFinding).join('\n')).toContain(want);
  });
});

describe('checkReferences()', () => {
  it.each<[string, (document: OpenApiDocument) => void, string]>([
    [
      'a link to a type that is not declared',
      (document) => (findType(document, 'Tag').description = 'See [`Tags`](type:Tags).'),
      '#/components/schemas/Tag/description: links to type:Tags: type "Tags" is not declared',
    ],
    [
      'a link to a field that is not declared',
      (document) => (findCall(document).description = 'See [x](type:Tag.stdform).'),
      'Did you mean "stdForm"?',
    ],
    [
      'a link to an operation that is not declared',
      (document) => (findField(document, 'Tag', 'id').description = 'See [x](op:analyse).'),
      'links to op:analyse: operation "analyse" is not declared',
    ],
    [
      'a link in the response for every other status',
      (document) =>
        (findCall(document).responses.default = { description: 'See [x](type:Nowhere).' }),
      '/post/responses/default/description: links to type:Nowhere',
    ],
    [
      'a link to an entry that the glossary does not have',
      (document) => (findType(document, 'Tag').description = 'A [form](term:standard-from).'),
      'glossary.mdx has no entry "standard-from". Did you mean "standard-form"?',
    ],
    [
      'an option that no request has',
      (document) =>
        (findField(document, 'Tag', 'mentions')['x-appears-with'] = [
          'NlpRequest.returnMention=true',
        ]),
      'NlpRequest has no "returnMention". Did you mean "returnMentions"?',
    ],
    [
      'an option with a value that it does not take',
      (document) =>
        (findField(document, 'Tag', 'mentions')['x-appears-with'] = [
          'NlpRequest.returnMentions=yes',
        ]),
      '"yes" is not a value. Known: true, false',
    ],
    [
      'an option of an unknown owner',
      (document) =>
        (findField(document, 'Tag', 'mentions')['x-appears-with'] = ['Nlp.returnMentions']),
      'names "Nlp", which is neither a type nor an operation',
    ],
    [
      'a successor that is not declared',
      (document) => (findType(document, 'Tag')['x-successor'] = { type: 'Tagg' }),
      'links to type:media-v2/Tagg',
    ],
    [
      'a successor that names nothing',
      (document) => (findType(document, 'Tag')['x-successor'] = {}),
      'names neither operation nor type nor none',
    ],
  ])('finds %s', async (_, change, want) => {
    const findings = await checkReferences(spoil(({ document }) => change(document)));
    expect(findings.map(renderFinding).join('\n')).toContain(want);
  });

  it('finds links in the words about examples', async () => {
    const subject = spoil((copy) => {
      findExample(copy, 'kb-search').description = 'Like [x](type:Nowhere).';
    });
    const [finding] = await checkReferences(subject);
    expect(finding?.file).toBe('contract/media-v2/examples/kb-search/meta.yaml');
  });

  it('takes no link in an example value for one', async () => {
    const subject = spoil(({ document }) => {
      findField(document, 'Tag', 'id').examples = ['[x](type:Nowhere)'];
    });
    expect(await checkReferences(subject)).toEqual([]);
  });

  it('asks a deprecated document for a successor of each thing', async () => {
    const subject = await loadSubject('media-v1', process.cwd());
    const copy = structuredClone(subject);
    delete findField(copy.document, 'TagsResponse', 'tags')['x-successor'];
    const findings = await checkReferences(copy);
    expect(findings.map(renderFinding)).toEqual([
      'contract/media-v1/openapi.yaml#/components/schemas/TagsResponse/properties/tags: ' +
        'has no x-successor; name its counterpart, or why there is none',
    ]);
  });
});

describe('checkStructure()', () => {
  it.each<[string, (document: OpenApiDocument) => void, string]>([
    [
      'two calls with one id',
      (document) => (document.paths['/v2/photos']!.get!.operationId = 'analyze'),
      '(operation-operationId-unique)',
    ],
    [
      'a path parameter that is not declared',
      (document) => delete document.paths['/v2/articles/{dataset}/{articleId}']!.get!.parameters,
      '(path-parameters-defined)',
    ],
    [
      'an example that its schema does not allow',
      (document) => (findField(document, 'Tag', 'relevance').examples = ['high']),
      '#/components/schemas/Tag/properties/relevance/examples/0: ',
    ],
  ])('finds %s', async (_, change, want) => {
    const { file, document } = spoil((subject) => change(subject.document));
    const findings = await checkStructure(file, document);
    expect(findings.map(renderFinding).join('\n')).toContain(want);
  });
});

describe('listUnexemplified()', () => {
  it('lists a field once its only example is gone', () => {
    const before = listUnexemplified(media);
    const after = listUnexemplified(spoil((subject) => (subject.examples = [])));
    expect(before).not.toContain('EditorialTag.stdForms');
    expect(after).toContain('EditorialTag.stdForms');
    expect(after).toEqual(expect.arrayContaining(before));
  });

  it('does not count the fields of a type again under its other name', () => {
    const fields = listUnexemplified(spoil((subject) => (subject.examples = [])));
    expect(fields.filter((name) => name.startsWith('Response.'))).toEqual([]);
  });
});

describe('scripts/contract-lint.ts', () => {
  const require = createRequire(import.meta.url);

  async function copyContracts(change: (document: OpenApiDocument) => void): Promise<string> {
    const root = await mkdtemp(path.join(tmpdir(), 'lint-'));
    await cp('contract', path.join(root, 'contract'), { recursive: true });
    await mkdir(path.join(root, 'content/gkb'), { recursive: true });
    await cp('content/gkb/glossary.mdx', path.join(root, 'content/gkb/glossary.mdx'));
    const document = parse(await readFile(path.join(root, FILE), 'utf8')) as OpenApiDocument;
    change(document);
    await writeFile(path.join(root, FILE), stringify(document));
    return root;
  }

  async function run(change: (document: OpenApiDocument) => void) {
    const root = await copyContracts(change);
    return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        ['--import', require.resolve('tsx'), path.resolve('scripts/contract-lint.ts')],
        { cwd: root },
        (_, output, errors) => resolve({ code: child.exitCode ?? -1, output, errors }),
      );
    });
  }

  it('ends with 0 and counts the fields without an example', async () => {
    const { code, output, errors } = await run(() => {});
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(/^media-v2: 0 findings, \d+ of \d+ fields in no example$/m);
    expect(output).toContain('\n  Redirects.status\n');
  });

  it('ends with 1 and names file and place of each finding', async () => {
    const { code, errors } = await run((document) => delete findType(document, 'Tag').description);
    expect(code).toBe(1);
    expect(errors).toContain(`${FILE}#/components/schemas/Tag: has no description`);
    expect(errors).toContain('1 findings. Correct these locations');
  });

  it('throws for a document that cannot be read', async () => {
    const root = await copyContracts((document) => delete (document as { info?: object }).info);
    await expect(lintContracts(root)).rejects.toThrow(
      `${FILE} is not a valid OpenAPI 3.1 document`,
    );
  });

  it('lists every operation of the document it checked', () => {
    expect(listOperations(media.document).length).toBe(23);
  });
});
