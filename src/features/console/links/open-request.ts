/** How a reader asks for a console: by its button, or by a link that carries a request. */
export type OpenRequest = { operationId: string; intention?: string } | { hash: string };
