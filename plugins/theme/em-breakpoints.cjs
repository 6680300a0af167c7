// Change: the framework's breakpoints follow the reader's default font size, as those of `src/css` do.
// Why: at 24 px the bar has room for two thirds of its words and would break them at 1,000 px.
// Upstream: theme-classic and theme-common 3.10.2. Remove when: their style sheets use em.

const PX_PER_EM = 16;

/** `(max-width: 996px)` is `(max-width: 62.25em)`; `(min-width: 997px)` is all that is wider. */
const MEDIA = /\((max|min)-width: (\d+)px\)/g;

const WINDOW = 'window.innerWidth > desktopBreakpoint';

module.exports = function useEmBreakpoints(source) {
  return this.resourcePath.endsWith('.css')
    ? source.replace(MEDIA, (_, end, width) =>
        end === 'max'
          ? `(max-width: ${width / PX_PER_EM}em)`
          : `(width > ${(width - 1) / PX_PER_EM}em)`,
      )
    : changeScript(source, this.resourcePath);
};

function changeScript(source, file) {
  if (!source.includes(WINDOW)) {
    throw new Error(`${file} has no "${WINDOW}": see plugins/theme/em-breakpoints.cjs`);
  }
  return source.replace(
    WINDOW,
    `!window.matchMedia('(max-width: ' + desktopBreakpoint / ${PX_PER_EM} + 'em)').matches`,
  );
}
