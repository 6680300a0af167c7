/**
 * Takes the file paths out of the registry of page chunks. The server's build notes with them what a
 * page loads; the browser never reads them, and there are hundreds.
 */
module.exports = function slimRegistry(source) {
  return source.replace(/(\), )"(?:[^"\\]|\\.)*"(, require\.resolveWeak\()/g, '$1""$2');
};
