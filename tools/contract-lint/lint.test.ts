import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { getAt } from '@docs/utils';
import type { OpenApiDocument } from '@docs/openapi';
import { loadSubject, renderFinding } from './check';
import type { Subject } from './check';
import { checkDescriptions } from './check-descriptions';
import { checkExamples } from './check-examples';
import { checkOperations } from './check-operations';
import { checkProbes } from './check-probes';
import { checkReferences } from './check-references';
import { checkStructure } from './lint';

/** A value that is set at a path, or removed, and the finding that it causes. */
interface Case {
  path: string;
  value?: unknown;
  want: string;
}

const cases = parse(readFileSync('tools/contract-lint/lint.yaml', 'utf8')) as Record<
  'descriptions' | 'operations' | 'probes' | 'examples' | 'references',
  Case[]
>;

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

/** Sets what is at a path such as "Tag/properties/id"; without a value, it is removed. */
function setAt(target: unknown, path: string, value?: unknown): void {
  const steps = path.split('/');
  const last = steps.pop()!;
  const holder = getAt(target, steps) as Record<string, unknown>;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
}

/** Copies in which something is wrong in a type, in the operation "analyze", or in an example. */
const spoilType = (path: string, value?: unknown): Subject =>
  spoil(({ document }) => setAt(document.components.schemas, path, value));
const spoilCall = (path: string, value?: unknown): Subject =>
  spoil(({ document }) => setAt(document.paths['/v2/nlp/analyze']!.post, path, value));
const spoilExample = (path: string, value?: unknown): Subject =>
  spoil(({ examples }) =>
    setAt(Object.fromEntries(examples.map((example) => [example.name, example])), path, value),
  );

const FILE = 'contracts/media-v2/openapi.yaml';

describe('checkDescriptions()', () => {
  it.each(cases.descriptions)('finds that $path is $value', async ({ path, value, want }) => {
    const texts = (await checkDescriptions(spoilType(path, value))).map(renderFinding);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts[0]).toContain(`${FILE}#/components/schemas/`);
    expect(texts.join('\n')).toContain(want);
  });
});

describe('checkOperations()', () => {
  const list = (subject: Subject) => checkOperations(subject).map(renderFinding).join('\n');

  it('finds an operation without an example', () => {
    const subject = spoil((copy) => {
      copy.examples = copy.examples.filter(({ name }) => name !== 'articles-delete');
    });
    expect(list(subject)).toContain('has no example; add a folder with "operation: deleteArticle"');
  });

  it('finds a group without a page', () => {
    const subject = spoil(({ document }) => void document.tags.push({ name: 'Other' }));
    expect(list(subject)).toContain('#/tags/5: the group "Other" has no page');
  });
});

describe('checkExamples()', () => {
  it.each(cases.examples)('finds that $path is $value', ({ path, value, want }) => {
    const findings = checkExamples(spoilExample(path, value)).map(renderFinding);
    expect(findings[0]).toMatch(/^contracts\/media-v2\/examples\//);
    expect(findings.join('\n')).toContain(want);
  });
});

describe('checkProbes()', () => {
  it.each(cases.probes)('finds that $path is $value', ({ path, value, want }) => {
    expect(checkProbes(spoilType(path, value)).map(renderFinding).join('\n')).toContain(want);
  });
});

describe('checkReferences()', () => {
  it.each(cases.references)('finds that $path is $value', async ({ path, value, want }) => {
    const findings = await checkReferences(spoilType(path, value));
    expect(findings.map(renderFinding).join('\n')).toContain(want);
  });

  it.each(['description', 'responses/default/description'])(
    'finds links in the %s of an operation',
    async (path) => {
      const subject = spoilCall('responses/default', { description: 'Any.' });
      setAt(subject.document.paths['/v2/nlp/analyze']!.post, path, 'See [x](type:Nowhere).');
      const [finding] = await checkReferences(subject);
      expect(renderFinding(finding!)).toContain(`/post/${path}: links to type:Nowhere`);
    },
  );

  it('finds links in the words about examples', async () => {
    const subject = spoilExample('kb-search/description', 'Like [x](type:Nowhere).');
    const [finding] = await checkReferences(subject);
    expect(finding?.file).toBe('contracts/media-v2/examples/kb-search/meta.yaml');
  });

  it('takes no link in an example value for one', async () => {
    const subject = spoilType('Tag/properties/id/examples', ['[x](type:Nowhere)']);
    expect(await checkReferences(subject)).toEqual([]);
  });

  it('asks a deprecated document for a successor of each thing', async () => {
    const subject = await loadSubject('media-v1', process.cwd());
    const copy = structuredClone(subject);
    setAt(copy.document.components.schemas, 'TagsResponse/properties/tags/x-successor');
    const findings = await checkReferences(copy);
    expect(findings.map(renderFinding)).toEqual([
      'contracts/media-v1/openapi.yaml#/components/schemas/TagsResponse/properties/tags: ' +
        'has no x-successor; name its counterpart, or why there is none',
    ]);
  });
});

describe('checkStructure()', () => {
  it.each(cases.operations)('finds that the $path is $value', async ({ path, value, want }) => {
    const { file, document } = spoilCall(path, value);
    const findings = await checkStructure(file, document);
    expect(findings.map(renderFinding).join('\n')).toContain(want);
  });

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
      (document) =>
        setAt(document.components.schemas, 'Tag/properties/relevance/examples', ['high']),
      '#/components/schemas/Tag/properties/relevance/examples/0: ',
    ],
    [
      'an error without a remedy',
      (document) => delete document.components.responses!.TooManyRequests!['x-remedy'],
      '#/components/responses/TooManyRequests/x-remedy: the error lacks x-remedy',
    ],
  ])('finds %s', async (_, change, want) => {
    const { file, document } = spoil((subject) => change(subject.document));
    const findings = await checkStructure(file, document);
    expect(findings.map(renderFinding).join('\n')).toContain(want);
  });
});

describe('tools/contract-lint/index.ts', () => {
  const require = createRequire(import.meta.url);

  async function run(change: (document: OpenApiDocument) => void) {
    const root = await mkdtemp(path.join(tmpdir(), 'lint-'));
    await cp('contracts', path.join(root, 'contracts'), { recursive: true });
    await mkdir(path.join(root, 'site/content/gkb'), { recursive: true });
    await cp('site/content/gkb/glossary.mdx', path.join(root, 'site/content/gkb/glossary.mdx'));
    const document = parse(await readFile(path.join(root, FILE), 'utf8')) as OpenApiDocument;
    change(document);
    await writeFile(path.join(root, FILE), stringify(document));
    return new Promise<{ code: number; errors: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        ['--import', require.resolve('tsx'), path.resolve('tools/contract-lint/index.ts')],
        { cwd: root },
        (_error, _output, errors) => resolve({ code: child.exitCode ?? -1, errors }),
      );
    });
  }

  // `npm run check` fails where it ends with 1 and there is nothing to correct.
  it('ends with 1 and names file and place of each finding', async () => {
    const { code, errors } = await run(
      (document) => delete document.components.schemas.Tag!.description,
    );
    expect(code).toBe(1);
    expect(errors).toContain(`${FILE}#/components/schemas/Tag: has no description`);
    expect(errors).toContain('Correct these locations');
  });
});
