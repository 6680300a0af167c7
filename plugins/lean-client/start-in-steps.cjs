const START = 'preload(window.location.pathname)';
const PROGRAM = '?program';

/**
 * Divides the start of every page into three tasks, so that the browser can answer a reader in
 * between: React, the program of the site, and the page at hand. It is called for the first file of
 * the program twice: the file is replaced by one that loads it under another name.
 */
module.exports = function startInSteps(source) {
  if (this.resourceQuery !== PROGRAM) {
    const program = JSON.stringify(this.resourcePath + PROGRAM);
    return [
      "import 'react-dom/client';",
      // By this the home page sees that programs are found; else it warns of a wrong base URL.
      'window.docusaurus = {};',
      `setTimeout(() => import(/* webpackMode: "eager" */ ${program}));`,
    ].join('\n');
  }
  if (source.includes(START)) {
    return source.replace(START, `new Promise((go) => setTimeout(go)).then(() => ${START})`);
  }
  throw new Error(
    `${this.resourcePath} has no ${START}: see plugins/lean-client/start-in-steps.cjs`,
  );
};
