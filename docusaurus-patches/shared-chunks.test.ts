import { expect, test } from 'vitest';
import { cacheGroups, checkComponent } from './shared-chunks';

test('styles of what is drawn after a click are not part of the one style sheet', () => {
  const { test: isShared } = cacheGroups.styles;
  expect('/site/src/components/Fields/styles.module.css').toMatch(isShared);
  expect('/site/src/components/Console/styles.module.css').not.toMatch(isShared);
  expect('/theme-classic/lib/theme/Tag/styles.module.css').not.toMatch(isShared);
});

test('components of references are in one file, whatever signs a path is written with', () => {
  const { test: isOfReference } = cacheGroups.reference;
  expect('/site/src/components/Fields/index.tsx').toMatch(isOfReference);
  expect('C:\\site\\src\\components\\Fields\\index.tsx').toMatch(isOfReference);
  expect('/site/src/components/Console/index.tsx').not.toMatch(isOfReference);
});

test('a component that is renamed stops the build', () => {
  checkComponent('src/components', 'Fields');
  expect(() => checkComponent('src/components', 'Facets')).toThrow(
    /shared-chunks\.ts changes the component “Facets”, which src\/components does not have/,
  );
});
