const BY_LANGUAGE = /([\w.[\]]+)\.localeCompare\(([\w.[\]]+)\)/g;

/**
 * Orders addresses and names of properties by their characters. That serves them as well as the order
 * of a language, whose rules take a browser 13 ms to load, and a slow phone four times as long.
 */
module.exports = function plainOrder(source) {
  const plain = source.replace(BY_LANGUAGE, '($1 < $2 ? -1 : 1)');
  if (plain !== source) return plain;
  throw new Error(`${this.resourcePath} has no localeCompare(): take it off plugins/lean-client`);
};
