const PX_PER_EM = 16;

/** `(max-width: 996px)` is `(max-width: 62.25em)`; `(min-width: 997px)` is all that is wider. */
const MEDIA = /\((max|min)-width: (\d+)px\)/g;

/** A loader of the bundler for the style sheets of the framework; see theme-assets.ts. */
module.exports = function useEmBreakpoints(source) {
  return source.replace(MEDIA, (_, end, width) =>
    end === 'max'
      ? `(max-width: ${width / PX_PER_EM}em)`
      : `(width > ${(width - 1) / PX_PER_EM}em)`,
  );
};
