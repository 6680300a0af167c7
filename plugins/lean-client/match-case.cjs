const DEFAULT = '_options$sensitive === void 0 ? false :';

/**
 * Lets the router compare paths with their case, as the server of the files does. Otherwise it starts
 * the search page on the file that the server sends for the unknown path `/Search/`.
 */
module.exports = function matchCase(source) {
  if (source.includes(DEFAULT)) return source.replace(DEFAULT, DEFAULT.replace('false', 'true'));
  throw new Error(`${this.resourcePath} has no ${DEFAULT}: see plugins/lean-client/match-case.cjs`);
};
