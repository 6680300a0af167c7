/** The part of the bundler that is used here; webpack and Rspack both have it. */
interface Compiler {
  hooks: { afterEmit: { tap(name: string, tell: (compilation: Compilation) => void): void } };
}

interface Compilation {
  namedChunkGroups: ReadonlyMap<string, { getFiles(): Iterable<string> }>;
}

/** A plugin of the bundler that keeps the files of each chunk, by the chunk's name. */
export class RecordChunks {
  readonly #files = new Map<string, string[]>();

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(RecordChunks.name, ({ namedChunkGroups }) => {
      namedChunkGroups.forEach((group, name) => this.#files.set(name, [...group.getFiles()]));
    });
  }

  /** @throws when the bundler made no chunk of that name */
  listPrograms(name: string): string[] {
    const files = this.#files.get(name);
    if (files === undefined) throw new Error(`The bundler made no chunk named “${name}”.`);
    return files.filter((file) => file.endsWith('.js'));
  }
}
