import { describe, expect, it } from 'vitest';
import { isSent, parseFieldOption, toLiteral } from './field-option';

describe('parseFieldOption()', () => {
  it('reads the owner, the field and the value', () => {
    expect(parseFieldOption('NlpRequest.analyses=tags')).toEqual({
      owner: 'NlpRequest',
      field: 'analyses',
      label: 'NlpRequest.analyses: tags',
    });
  });

  it('reads an option without a value', () => {
    expect(parseFieldOption('listEditorialTags.returnObjects')).toEqual({
      owner: 'listEditorialTags',
      field: 'returnObjects',
      label: 'listEditorialTags.returnObjects',
    });
  });
});

/** Whether `analyze` sends an option with a body, a list of bodies, or a query. */
function sends(option: string, body: unknown, query: Record<string, string> = {}): boolean {
  return isSent(option, { operation: 'analyze', type: 'NlpRequest', body, query });
}

describe('isSent()', () => {
  it.each<[string, string, unknown]>([
    ['a field', 'NlpRequest.language', { language: 'en' }],
    ['a field with its value', 'NlpRequest.returnMentions=true', { returnMentions: true }],
    ['a value of a list', 'NlpRequest.analyses=tags', { analyses: ['entities', 'tags'] }],
    ['a field of one of several bodies', 'NlpRequest.language', [{}, { language: 'en' }]],
  ])('finds %s', (_, option, body) => {
    expect(sends(option, body)).toBe(true);
  });

  it.each<[string, string, unknown]>([
    ['a field that is missing', 'NlpRequest.language', { text: 'a' }],
    ['a field with another value', 'NlpRequest.returnMentions=true', { returnMentions: false }],
    ['a value of a field that is missing', 'NlpRequest.domain=undefined', {}],
    ['a value that is not in the list', 'NlpRequest.analyses=tags', { analyses: ['entities'] }],
    ['a field of another type', 'Article.language', { language: 'en' }],
    ['a field where there is no body', 'NlpRequest.language', undefined],
  ])('does not find %s', (_, option, body) => {
    expect(sends(option, body)).toBe(false);
  });

  it('finds a parameter in the query, and a field in the body only', () => {
    expect(sends('analyze.debug', {}, { debug: '1' })).toBe(true);
    expect(sends('analyze.debug=1', {}, { debug: '0' })).toBe(false);
    expect(sends('analyze.debug', { debug: '1' })).toBe(false);
    expect(sends('NlpRequest.debug', {}, { debug: '1' })).toBe(false);
    expect(sends('search.debug', {}, { debug: '1' })).toBe(false);
  });
});

describe('buildLiteral()', () => {
  it.each([
    ['*', '*'],
    [false, 'false'],
    [['all'], '["all"]'],
    [undefined, ''],
  ])('shows %j as %s', (value, text) => {
    expect(toLiteral(value)).toBe(text);
  });
});
