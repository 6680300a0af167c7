import type { Plugin } from '@docusaurus/types';
import { listLibraries, printBillOfMaterials, printLicenses } from './libraries';

interface Compiler {
  hooks: { thisCompilation: { tap(name: string, tap: (compilation: Compilation) => void): void } };
  webpack: {
    Compilation: { PROCESS_ASSETS_STAGE_ADDITIONAL: number };
    sources: { RawSource: new (text: string) => unknown };
  };
}

interface Compilation {
  modules: Iterable<BundledModule>;
  hooks: {
    processAssets: { tap(options: { name: string; stage: number }, tap: () => void): void };
  };
  emitAsset(name: string, source: unknown): void;
}

interface BundledModule {
  nameForCondition?(): string | null | undefined;
  modules?: Iterable<BundledModule>;
}

const NAME = 'licenses';

/** Lists the libraries that readers download: `/licences.txt` for people, `/bom.cdx.json` for tools. */
export default function licenses(): Plugin<undefined> {
  return {
    name: NAME,
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { plugins: [{ apply: writeLicenses as never }] },
  };
}

function writeLicenses({ hooks, webpack }: Compiler): void {
  hooks.thisCompilation.tap(NAME, (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
      const libraries = listLibraries(listFiles(compilation.modules));
      const emit = (name: string, text: string) =>
        compilation.emitAsset(name, new webpack.sources.RawSource(text));
      emit('licences.txt', printLicenses(libraries));
      emit('bom.cdx.json', printBillOfMaterials(libraries, 'pages'));
    });
  });
}

function listFiles(modules: Iterable<BundledModule>): string[] {
  return [...modules].flatMap((module) => [
    module.nameForCondition?.() ?? '',
    ...listFiles(module.modules ?? []),
  ]);
}
