import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { toPath, listOperations } from '@docs/openapi';
import { buildDocument } from '@docs/openapi/testing';
import { loadContract, loadExamples } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import { printPythonTypes } from './print-python';
import { printTypeScript } from './print-typescript';
import { printJsonSchemas } from '../downloads/load-api-files';

/** The sample of the page about types. */
const SAMPLE = readFileSync('site/samples/client/analyze.mts', 'utf8');

const BASE = 'https://docs.example/schemas';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  types: [],
};

describe.each(contractNames)('the types of %s', (contract) => {
  it('accept every request and every response of the examples', async () => {
    const examples = [...(await loadExamples(contract)).values()];
    const lines = examples.map((example, index) => {
      const body = example.body === undefined ? '' : `, ${JSON.stringify(example.body)}`;
      const { method } = example.operation;
      const sent = `send('${method.toUpperCase()}', ${JSON.stringify(toPath(example))}${body})`;
      const response = JSON.stringify(example.response);
      return `let x${index} = await ${sent}; x${index} = ${response}; x${index};`;
    });
    expect(examples.length).toBeGreaterThan(1);
    expect(await compile(contract, lines.join('\n'))).toEqual([]);
  });

  it('are JSON Schemas that accept every request and every response of the examples', async () => {
    const document = await loadContract(contract);
    const files = printJsonSchemas(document, BASE);
    const ajv = addFormats(new Ajv({ strict: true, strictRequired: false, strictTypes: false }));
    ajv.addFormat('float', true);
    Object.values(files).forEach((text) => ajv.addSchema(JSON.parse(text) as object));
    let count = 0;
    for (const { operation, body, response } of (await loadExamples(contract)).values()) {
      for (const [bodyDoc, value] of [
        [operation.request, body],
        [operation.response, response],
      ] as const) {
        if (!bodyDoc?.type.isReference || bodyDoc.type.containers.length > 0) continue;
        const isValid = ajv.validate(`${BASE}/${bodyDoc.type.name}.json`, value);
        expect(isValid, `${bodyDoc.type.name}: ${ajv.errorsText()}`).toBe(true);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(2);
  });
});

describe('names and descriptions of a contract', () => {
  const document = buildDocument({
    info: { title: 'Shop\nconst evil = 1; """ \\', version: '1' },
    schemas: {
      Order: {
        type: 'object',
        description: 'A */ const evil = 1; """ \\',
        properties: {
          'a: 1; const evil = 1; //\nimport os': { type: 'string', description: 'B\nimport os */' },
          kind: { type: 'string', enum: ["it's", 'a\nconst evil = 1;', '\\', '"'] },
        },
      },
    },
  });

  it('stay what they are in TypeScript', () => {
    const { statements } = ts.createSourceFile('a.ts', printTypeScript(document), 99);
    expect(statements.map(({ kind }) => kind)).toEqual(
      statements.map(() => ts.SyntaxKind.InterfaceDeclaration),
    );
    const order = statements.find(
      (node) => ts.isInterfaceDeclaration(node) && node.name.text === 'Order',
    );
    expect((order as ts.InterfaceDeclaration).members).toHaveLength(2);
  });

  it('stay what they are in Python', () => {
    const text = printPythonTypes(document);
    // Nothing but declarations begins a line, and each docstring ends where it should.
    expect(text.match(/^(?!class |from |__all__ |Save this|""")\S.*$/gm)).toBeNull();
    expect(text.replaceAll('\\\\', '').match(/(?<!\\)"""/g)).toHaveLength(6);
  });
});

describe('printTypeScript()', () => {
  it.each([
    ['a field of another type', "send('POST', '/v3/analysis', { text: 1 })"],
    ['a field that does not exist', "send('POST', '/v3/analysis', { text: '', txet: '' })"],
    ['an unknown path', "send('POST', '/v3/analyze', { text: '' })"],
    ['undefined for a field', "send('POST', '/v3/analysis', { text: '', title: undefined })"],
    ['a request without its body', "send('POST', '/v3/analysis')"],
  ])('rejects %s', async (_name, code) => {
    expect(await compile('general-v3', `${code};`)).toHaveLength(1);
  });

  it('tells operations with a fixed path from those with a parameter', async () => {
    const code = "const list = await send('GET', '/v2/customize/editorial_tag/list'); list.tags;";
    expect(await compile('media-v2', code)).toEqual([]);
  });

  it('types the requests and the pages of the client', async () => {
    expect(await compile('media-v2', SAMPLE)).toEqual([]);
    const wrong = SAMPLE.replace("text: '", "txet: '");
    expect(wrong).not.toBe(SAMPLE);
    expect(await compile('media-v2', wrong)).toHaveLength(1);
  });

  it('declares every type', async () => {
    const document = await loadContract('media-v2');
    const text = printTypeScript(document);
    for (const name of Object.keys(document.components.schemas)) {
      expect(text).toMatch(new RegExp(`^export (interface|type) ${name}\\b`, 'm'));
    }
    expect(text.match(/Promise</g)).toHaveLength(listOperations(document).length);
  });
});

/** Those of the compiler's libraries are parsed once. */
const sources = new Map<string, ts.SourceFile | undefined>();

/** @returns the messages of the compiler */
async function compile(contract: (typeof contractNames)[number], code: string): Promise<string[]> {
  const files: Record<string, string> = {
    '/types.d.ts': printTypeScript(await loadContract(contract)),
    '/client.d.mts': readFileSync('site/samples/client/client.d.mts', 'utf8'),
    '/console.d.ts': 'declare const console: { log(text: string): void };',
    '/use.mts': code.includes('import ')
      ? code
      : `import type { Send } from './types.d.ts';\ndeclare const send: Send;\n${code}\nexport {};`,
  };
  const options = {
    ...OPTIONS,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getDefaultLibLocation = () => path.dirname(ts.getDefaultLibFilePath(options));
  host.fileExists = (name) => name in files || fileExists(name);
  host.getSourceFile = (name, target) => {
    if (files[name] !== undefined) return ts.createSourceFile(name, files[name], target);
    if (!sources.has(name)) sources.set(name, getSourceFile.call(host, name, target));
    return sources.get(name);
  };
  const compiled = ts.createProgram(Object.keys(files), options, host);
  return ts
    .getPreEmitDiagnostics(compiled)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
