/** A loader of the bundler that leaves a page as it is, and compiles it again when a file changes. */
module.exports = function dependOn(source) {
  this.addDependency(this.getOptions().file);
  return source;
};
