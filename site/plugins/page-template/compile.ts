import { buildSync } from 'esbuild';

/**
 * A script of a page, from a module.
 *
 * @param file of a TypeScript module without exports
 * @returns one line of JavaScript for `<script>`, whose names stay its own
 * @throws when the module does not compile
 */
export function compileForBrowser(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
  });
  return outputFiles[0]!.text.trim();
}
