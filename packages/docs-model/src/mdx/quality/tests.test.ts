import { expect, test } from 'vitest';
import quality from './quality.json';
import { runPage } from '../../testing/run-page';
import { tests } from './tests';

test('tests() says of each language what ran, with what, and when', async () => {
  const page = (await runPage('<Tests of="samples" />', tests())).replace(/ +/g, ' ');
  const { languages, commit } = quality.samples;
  expect(page).toContain(`at commit ${commit}:`);
  expect(page).toContain(`| Perl | ${languages.perl.toolchain} | ${languages.perl.count} |`);
});

test('tests() names the browser engines and the journeys that passed', async () => {
  const page = (await runPage('<Tests of="engines" />', tests())).replace(/ +/g, ' ');
  const { journeys, versions } = quality.engines;
  expect(versions.length).toBeGreaterThan(2);
  versions.forEach((version) =>
    expect(page).toContain(`| ${version} | ${journeys} of ${journeys} |`),
  );
});

test('tests() stops at tests that it does not know', async () => {
  await expect(runPage('<Tests of="sample" />', tests(), 'site/content/a.mdx')).rejects.toThrow(
    'site/content/a.mdx:1 shows the tests of "sample". Did you mean "samples"?',
  );
});
