import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** A tool that draws an OpenAPI document in the browser. */
interface ReferenceTool {
  name: string;
  /** The package on npm that has the tool as files to embed. */
  id: string;
  version: string;
  /** How its own documentation embeds it, without options beyond what that needs. */
  body: string;
}

/** The files of a package are in `package/`, the document beside it. */
export const DOCUMENT = 'openapi/media-v2.json';

export const REFERENCE_TOOLS: ReferenceTool[] = [
  {
    name: 'RapiDoc',
    id: 'rapidoc',
    version: '9.3.8',
    body:
      '<script type="module" src="package/dist/rapidoc-min.js"></script>' +
      '<rapi-doc spec-url="openapi.json"></rapi-doc>',
  },
  {
    name: 'Redoc',
    id: 'redoc',
    version: '3.0.1',
    body:
      '<redoc spec-url="openapi.json" disable-telemetry="true"></redoc>' +
      '<script type="module" src="package/bundles/redoc.standalone.js"></script>',
  },
  {
    name: 'Scalar',
    id: '@scalar/api-reference',
    version: '1.72.1',
    body:
      '<div id="app"></div><script src="package/dist/browser/standalone.js"></script>' +
      '<script>Scalar.createApiReference("#app", { url: "openapi.json" });</script>',
  },
  {
    name: 'Stoplight Elements',
    id: '@stoplight/elements',
    version: '9.0.25',
    body:
      '<script src="package/web-components.min.js"></script>' +
      '<link rel="stylesheet" href="package/styles.min.css">' +
      '<elements-api apiDescriptionUrl="openapi.json" router="hash"></elements-api>',
  },
  {
    name: 'Swagger UI',
    id: 'swagger-ui-dist',
    version: '5.35.0',
    body:
      '<link rel="stylesheet" href="package/swagger-ui.css"><div id="app"></div>' +
      '<script src="package/swagger-ui-bundle.js"></script>' +
      '<script>SwaggerUIBundle({ url: "openapi.json", dom_id: "#app" });</script>',
  },
];

const FOLDER = path.resolve('.docusaurus/peers');

/**
 * Downloads a tool, unless it is there already, and lays the document of the built site beside it.
 *
 * @returns the folder to serve
 */
export function prepareTool({ id, version, body }: ReferenceTool): string {
  const folder = path.join(FOLDER, `${id.replace(/\W+/g, '-')}-${version}`);
  if (!existsSync(path.join(folder, 'package'))) {
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['pack', '--silent', `${id}@${version}`], { cwd: folder, stdio: 'ignore' });
    const [archive] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    if (archive === undefined) throw new Error(`npm has not downloaded ${id}@${version}.`);
    // Under a name without a version, `tar` needs no path with special letters.
    renameSync(path.join(folder, archive), path.join(folder, 'package.tgz'));
    execFileSync('tar', ['-xzf', 'package.tgz'], { cwd: folder });
  }
  copyFileSync(path.join('build', DOCUMENT), path.join(folder, 'openapi.json'));
  const head = '<meta charset="utf-8"><title>API reference</title>';
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
  );
  return folder;
}
