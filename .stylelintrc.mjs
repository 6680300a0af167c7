const RADII = '(0|50%|var\\(--radius(-[sl])?\\))';

/** Colors, radii and layers are tokens, so that each exists once: `tokens.css` in `site/src/css`, and `dark.css` for the dark mode. */
export default {
  rules: {
    'color-named': 'never',
    'color-no-hex': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-property-value-allowed-list': {
      'border-radius': [`/^${RADII}( ${RADII}){0,3}$/`],
      'z-index': ['/^var\\(--layer/'],
    },
    'function-disallowed-list': ['/^(rgb|hsl)a?$/'],
    'no-duplicate-selectors': true,
    // These would restyle the whole page whenever anything changes in it.
    'selector-disallowed-list': ['/(^|[\\s,])(:root|html|body)[^\\s,]*:has\\(/'],
  },
  overrides: [{ files: ['site/src/css/{tokens,dark}.css'], rules: { 'color-no-hex': null } }],
};
