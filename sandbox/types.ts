import type { OpenApiDocument } from '#contract/openapi';
import type { Violation } from './replies';
import type { State } from './state';

/** The contracts, parsed. Node reads them from files, a page fetches them as JSON. */
export interface Contracts {
  mediaV2: OpenApiDocument;
  generalV3: OpenApiDocument;
  mediaV1: OpenApiDocument;
}

export type Api = keyof Contracts;

export interface SandboxOptions {
  contracts: Contracts;
  /** Milliseconds since 1970; a fixed clock makes answers repeatable. */
  now?: () => number;
  /** A number from 0 to 1; a fixed sequence makes reference keys repeatable. */
  random?: () => number;
  /** Calls that one key may make in a second. */
  callsPerSecond?: number;
  seed?: Seed;
}

/** What the sandbox remembers before the first call; the demo data when left out. */
export interface Seed {
  articles?: Article[];
  editorialTags?: EditorialTag[];
}

export interface Sandbox {
  /** @throws LoadFailure when a part of the sandbox did not load; the next call loads it again */
  fetch(request: Request): Promise<Response>;
  /** Says what is wrong with a request, without key, limits and consequences. */
  check(request: Request): Promise<Violation[]>;
  /** Forgets everything that calls have changed. */
  reset(): void;
}

/** One request, checked against the contract. */
export interface Call {
  path: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

export interface World {
  state: State;
  now: () => Date;
  random: () => number;
}

export interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** What was ignored or changed, each as `rule-id: text`. */
  warnings?: string[];
}

export type Handler = (call: Call, world: World) => Reply | Promise<Reply>;

/** Handlers by `operationId`. */
export type Operations = Record<string, Handler>;

export interface Category {
  taxonomy: string;
  code: string;
}

export interface Article {
  id: string;
  title?: string;
  lead?: string;
  text?: string;
  paraSpecs?: { type: string; text: string }[];
  language?: string;
  publishDate?: string;
  categories?: Category[];
  recommendation?: { published: boolean; status: string; expireDate?: string };
  metadata?: Record<string, string>;
}

export interface EditorialTag {
  gkbId: string;
  name: string;
  externalId?: string;
  forbidden: boolean;
  stdForms?: Record<string, string>;
  descriptions?: Record<string, string>;
  categories?: string[];
}
