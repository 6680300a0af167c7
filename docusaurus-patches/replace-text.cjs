/** A loader of the bundler that replaces a text in a module of the framework; see match-case.ts. */
module.exports = function replaceText(source) {
  const { from, to } = this.getOptions();
  if (source.includes(from)) return source.replace(from, () => to);
  throw new Error(`${this.resourcePath} has no “${from}”: see docusaurus-patches/`);
};
