import { listRoutes } from '../http/routes';
import type { Route } from '../http/routes';
import type { Operations } from '../types';
import { generator, viewer } from './document';
import { generate } from './generate';
import { viewerOperations } from './viewer';

/** The Genja endpoints: loaded by the first request to one of them, because the engine is large. */
export const genjaRoutes: Route[] = listRoutes({ genja: generator, genjaViewer: viewer });

export const genjaOperations: Operations = { generate, ...viewerOperations };
