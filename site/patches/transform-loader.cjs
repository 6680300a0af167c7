/** The loader of the bundler that transform.ts names. */
module.exports = function transformModule(source) {
  const { patches, transform } = this.getOptions();
  patches.forEach((file) => this.addDependency(file));
  return transform(source, this);
};
