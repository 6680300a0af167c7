import { readdirSync } from 'node:fs';
import path from 'node:path';

export interface Module {
  resourcePath: string;
  /** After the path of an import: `?product=/docs/`. */
  resourceQuery: string;
  /** Another file that the result is made from. */
  addDependency(file: string): void;
}

export type Transform = (source: string, module: Module) => string;

/** A change of a patch is a change of what it makes; the bundler's cache would not know. */
const patches = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.c?ts$/.test(name) && !name.includes('.test.'))
  .map((name) => path.join(__dirname, name));

/** A loader for a rule of the bundler, which loads no TypeScript itself: runs a function of a patch. */
export function transformWith(transform: Transform) {
  return { loader: path.join(__dirname, 'transform-loader.cjs'), options: { patches, transform } };
}

/** Replaces a text in a module of the framework, which must have it. */
export function replaceText(from: string, to: string): Transform {
  return (source, { resourcePath }) => {
    if (source.includes(from)) return source.replace(from, () => to);
    throw new Error(`${resourcePath} has no “${from}”: see site/patches/`);
  };
}
