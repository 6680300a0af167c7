import { describe, expect, it } from 'vitest';
import { parseFieldOption, toLiteral } from './field-option';

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

describe('toLiteral()', () => {
  it.each([
    ['*', '*'],
    [false, 'false'],
    [['all'], '["all"]'],
    [undefined, ''],
  ])('shows %j as %s', (value, text) => {
    expect(toLiteral(value)).toBe(text);
  });
});
