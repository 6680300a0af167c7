import { expect, it } from 'vitest';
import { HELP, readSettings } from './read-settings';

it.each([
  [[], {}, { port: 8787, cors: 'local' }],
  [
    [],
    { SANDBOX_PORT: '', SANDBOX_CALLS_PER_SECOND: ' ', SANDBOX_CORS: '' },
    { port: 8787, cors: 'local' },
  ],
  [[], { SANDBOX_PORT: '0' }, { port: 0, cors: 'local' }],
  [[], { SANDBOX_CORS: 'off' }, { port: 8787, cors: 'off' }],
  [[], { SANDBOX_CORS: ' on ' }, { port: 8787, cors: 'on' }],
  [
    [],
    { SANDBOX_PORT: '8788', SANDBOX_CALLS_PER_SECOND: '5' },
    { port: 8788, callsPerSecond: 5, cors: 'local' },
  ],
  [
    ['--port', '8788', '--calls-per-second=5', '--cors', 'off'],
    {},
    { port: 8788, callsPerSecond: 5, cors: 'off' },
  ],
  [
    ['--port=0', '--cors=on'],
    { SANDBOX_PORT: 'abc', SANDBOX_CORS: 'off' },
    { port: 0, cors: 'on' },
  ],
])('readSettings() takes %j and %j as %j', (args, environment, settings) => {
  expect(readSettings(args, environment)).toEqual(settings);
});

it.each([
  ['port', 'abc', 'from 1 to 65535'],
  ['port', '65536', 'from 1 to 65535'],
  ['port', '80.5', 'from 1 to 65535'],
  ['calls-per-second', 'abc', 'such as 5'],
  ['calls-per-second', '0', 'such as 5'],
  ['calls-per-second', '-1', 'such as 5'],
  ['calls-per-second', 'Infinity', 'such as 5'],
  ['cors', 'yes', '"local", the default, "on", or "off"'],
])('readSettings() rejects the %s %s and says what to use', (name, value, remedy) => {
  const variable = `SANDBOX_${name.toUpperCase().replaceAll('-', '_')}`;
  const inEnvironment = () => readSettings([], { [variable]: value });
  expect(inEnvironment).toThrow(`${variable} is "${value}"`);
  expect(inEnvironment).toThrow(remedy);
  const asOption = () => readSettings([`--${name}=${value}`], {});
  expect(asOption).toThrow(`--${name} is "${value}"`);
  expect(asOption).toThrow(remedy);
});

it.each([
  [['--prot', '1'], "Unknown option '--prot'."],
  [['8788'], "Unexpected argument '8788'."],
  [['--port'], "Option '--port <value>' argument missing."],
  [['--port', '-1'], "ambiguous. To specify an option argument starting with a dash use '--port=-"],
  [['--port='], '--port is "", which is not a port number.'],
  [['--cors='], '--cors is "".'],
])('readSettings() rejects the command %j', (args, message) => {
  expect(() => readSettings(args, {})).toThrow(message);
});

it('--help names every option with its variable', () => {
  expect(readSettings(['--help', '--port', 'abc'], {})).toBe('help');
  expect(readSettings(['-h'], {})).toBe('help');
  expect(HELP.match(/--[a-z-]+ .*SANDBOX_[A-Z_]+/g)).toHaveLength(3);
});
