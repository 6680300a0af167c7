import { expect, it } from 'vitest';
import { readSettings } from './read-settings';

it.each([
  [{}, { port: 8787, cors: true }],
  [
    { SANDBOX_PORT: '', SANDBOX_CALLS_PER_SECOND: ' ', SANDBOX_CORS: '' },
    { port: 8787, cors: true },
  ],
  [{ SANDBOX_PORT: '0' }, { port: 0, cors: true }],
  [{ SANDBOX_CORS: 'off' }, { port: 8787, cors: false }],
  [{ SANDBOX_CORS: ' on ' }, { port: 8787, cors: true }],
  [
    { SANDBOX_PORT: '8788', SANDBOX_CALLS_PER_SECOND: '5' },
    { port: 8788, callsPerSecond: 5, cors: true },
  ],
])('readSettings() takes %j as %j', (environment, settings) => {
  expect(readSettings(environment)).toEqual(settings);
});

it.each([
  ['SANDBOX_PORT', 'abc', 'from 1 to 65535'],
  ['SANDBOX_PORT', '65536', 'from 1 to 65535'],
  ['SANDBOX_PORT', '80.5', 'from 1 to 65535'],
  ['SANDBOX_CALLS_PER_SECOND', 'abc', 'such as 5'],
  ['SANDBOX_CALLS_PER_SECOND', '0', 'such as 5'],
  ['SANDBOX_CALLS_PER_SECOND', '-1', 'such as 5'],
  ['SANDBOX_CALLS_PER_SECOND', 'Infinity', 'such as 5'],
  ['SANDBOX_CORS', 'yes', '"on", the default, or "off"'],
])('readSettings() rejects %s=%s and says what to use', (name, value, remedy) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(`${name} is "${value}"`);
  expect(read).toThrow(remedy);
});
