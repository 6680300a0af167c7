import { afterEach, expect, test, vi } from 'vitest';
import compileOnDemand from '.';

afterEach(() => vi.unstubAllEnvs());

const configure = () => compileOnDemand().configureWebpack!({}, false, {} as never, undefined);

test('a build compiles every page', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(configure()).toEqual({});
});

test('in development pages wait until they are opened, and the frame of the site does not', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(configure()).toMatchObject({ lazyCompilation: { entries: false, imports: true } });
});
