import type { Example } from '#contract/example';
import type { OpenApiDocument } from '#contract/openapi';
import { provider } from '#provider';
import { DEFAULT_PORT } from '#sandbox/node/read-settings';
import { addExamples } from './add-examples';
import { dropUnusedTypes } from './drop-unused-types';
import { nameErrors } from './name-errors';
import { simplifySchemas } from './simplify-schemas';

/** The document as other tools need it: with examples, a contact and a server to try it with. */
export function toToolDocument(document: OpenApiDocument, examples: Example[]): OpenApiDocument {
  return dropUnusedTypes(
    simplifySchemas(nameErrors(addExamples(addServer(addContact(document)), examples))),
  );
}

// The terms and the license of the API have no public URL, so the document names none.
function addContact(document: OpenApiDocument): OpenApiDocument {
  const contact = { name: provider.name, url: provider.homepage, email: provider.contact };
  return { ...document, info: { ...document.info, contact } };
}

function addServer(document: OpenApiDocument): OpenApiDocument {
  const sandbox = {
    url: `http://127.0.0.1:${DEFAULT_PORT}`,
    // Importers make the name of an environment of it.
    description: 'Local sandbox: a simulation on demo data, started with `npm run sandbox`.',
  };
  return { ...document, servers: [...document.servers, sandbox] };
}
