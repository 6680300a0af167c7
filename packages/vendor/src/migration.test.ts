import { expect, test } from 'vitest';
import { loadContract } from '@docs/openapi/node';
import { typeMappings } from './migration';

const [old, recent] = await Promise.all([loadContract('media-v1'), loadContract('media-v2')]);

const fields = Object.entries(old.components.schemas).flatMap(([type, { properties = {} }]) =>
  Object.entries(properties).map(([name, schema]) => ({
    type,
    name,
    successor: schema['x-successor'],
  })),
);

/** Where the table says that a field of version 1 is now: `NlpRequest.lead`. */
function findTarget(type: string, name: string): string | undefined {
  const mapping = Object.values(typeMappings).find(({ from }) => from === type);
  // A recommendation is the same in both versions, so one row of the request says all.
  if (!mapping) return `${type}.${name}`;
  const row = mapping.fields.find(({ from }) => from === name);
  if (!row) throw new Error(`The table of ${type} has no row for "${name}". Add one.`);
  if (row.becomes) return /type:media-v2\/([\w.]+)/.exec(row.becomes)?.[1];
  return row.to && `${mapping.to}.${row.to.split('.')[0]}`;
}

test.each(fields)('$type.$name has a row that agrees with the contract', (field) => {
  const { type, name, successor } = field;
  const target = findTarget(type, name);
  if (target === undefined) return expect(successor).toHaveProperty('none');
  const [newType = '', newName = ''] = target.split('.');
  expect(successor).toEqual({ document: 'media-v2', type: newType, field: newName });
  expect(recent.components.schemas[newType]?.properties).toHaveProperty(newName);
});
