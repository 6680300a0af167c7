import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'esbuild';
import { loadMcpData } from '../mcp/load-data';
import { listLibraries, printLicenses } from '../plugins/licenses/libraries';

/**
 * Bundles the MCP server with all of its data into one file, which Node.js runs in an
 * empty folder: `build/mcp/server.mjs`.
 */
async function bundleServer(folder = path.resolve('build')): Promise<void> {
  const data = await promisify(brotliCompress)(JSON.stringify(await loadMcpData(folder)));
  const { imports } = JSON.parse(await readFile('package.json', 'utf8')) as {
    imports: Record<string, string>;
  };
  const file = path.join(folder, 'mcp/server.mjs');
  await mkdir(path.dirname(file), { recursive: true });
  const { metafile } = await build({
    entryPoints: ['mcp/node.ts'],
    outfile: file,
    metafile: true,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Parts of the SDK that need it ask for it as CommonJS does.
    banner: {
      js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
    },
    define: { MCP_DATA: JSON.stringify(data.toString('base64')) },
    alias: Object.fromEntries(
      Object.entries(imports).map(([name, file]) => [
        name.replace('/*', ''),
        path.resolve(file.replace(/\/\*\.ts$/, '')),
      ]),
    ),
    legalComments: 'none',
  });
  const libraries = listLibraries(Object.keys(metafile.inputs).map((name) => path.resolve(name)));
  const licenses = printLicenses(libraries, 'this file').replaceAll('*/', '* /');
  await appendFile(file, `/*\n${licenses}*/\n`);
}

bundleServer(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
