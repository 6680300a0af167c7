import { expect, test } from 'vitest';
import { cacheGroups, checkSource } from './shared-chunks';

test('the one style sheet has no styles of what few pages show, or of what is drawn after a click', () => {
  const { test: isShared } = cacheGroups.styles;
  expect('/site/src/page-parts/Fields/styles.module.css').toMatch(isShared);
  expect('/site/src/page-parts/Run/styles.module.css').toMatch(isShared);
  expect('/site/src/page-parts/Mark/styles.module.css').not.toMatch(isShared);
  expect('/site/src/features/console/styles.module.css').not.toMatch(isShared);
  expect('/theme-classic/lib/theme/Tag/styles.module.css').not.toMatch(isShared);
});

test('components of references are in one file, whatever signs a path is written with', () => {
  const { test: isOfReference } = cacheGroups.reference;
  expect('/site/src/page-parts/Fields/index.tsx').toMatch(isOfReference);
  expect('C:\\site\\src\\page-parts\\Fields\\index.tsx').toMatch(isOfReference);
  expect('/site/src/features/console/index.tsx').not.toMatch(isOfReference);
});

test('a component that is renamed stops the build', () => {
  checkSource('src', 'page-parts/Fields');
  expect(() => checkSource('src', 'page-parts/Facets')).toThrow(
    /shared-chunks\.ts changes “page-parts\/Facets”, which src does not have/,
  );
});
