import { expect, test } from 'vitest';
import { render } from '../render';

const data = { town: 'Brno', seat: 7, party: { seat: 'Brno' }, list: ['Brno'] };

test.each([
  ['town', 'Brno', 'The item "Brno" has no name; it is printed as it is.'],
  ['seat', '7', 'The item "7" has no name; it is printed as it is.'],
  ['list', "['Brno']", `The item "['Brno']" has no name; it is printed as it is.`],
  ['party', "{'seat': 'Brno'}", `The item "{'seat': 'Brno'}" has no name; it is printed as it is.`],
])('%s|name without a name prints %s, as its warning says', (value, output, message) => {
  const result = render({ template: `{{ ${value}|name }}`, data });
  expect(result).toMatchObject({ output, warnings: [{ message }] });
});
