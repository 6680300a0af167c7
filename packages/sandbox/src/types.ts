import type { ContractName } from '@docs/vendor';
import type { OpenApiDocument } from '@docs/openapi';
import type { Warning } from './warnings';

/** The contracts, parsed. Node reads them from files, a page fetches them as JSON. */
export type Contracts = Record<ContractName, OpenApiDocument>;

export interface SandboxOptions {
  contracts: Contracts;
  /** Milliseconds since 1970; a fixed clock makes answers repeatable. */
  now?: () => number;
  /** A number from 0 to 1; a fixed sequence makes reference keys repeatable. */
  random?: () => number;
  /** Requests that one key may send in a second. */
  callsPerSecond?: number;
  seed?: Seed;
}

/** The state of the sandbox before the first request; the demo data when left out. */
export interface Seed {
  articles?: Article[];
  editorialTags?: EditorialTag[];
}

export interface Sandbox {
  /** @throws LoadFailure when a part of the sandbox did not load; the next call loads it again */
  fetch(request: Request): Promise<Response>;
  /** Loads what the analysis of a document needs. */
  prepare(document: object): Promise<void>;
  /** Says for what a request would be rejected, without key, limits and consequences. */
  check(request: Request): Promise<Violation[]>;
  /** Forgets everything that calls have changed. */
  reset(): void;
}

/** One thing that is wrong with a request. */
export interface Violation {
  /** JSON pointer into the body, or `query/name`, `header/name`. */
  pointer: string;
  expected: string;
  /** The change to make, as a sentence. */
  remedy: string;
  /** Rule of the documentation, or the kind of check; the sandbox's own begin with `sandbox-`. */
  rule: string;
  /** Field of the reference, such as `NlpRequest.analyses`. */
  field?: string;
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
  /** Values that were ignored or changed. */
  warnings?: Warning[];
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

/** Everything that calls can change. All stores are bounded. */
export interface State {
  /** Articles by dataset. */
  articles: Record<string, Store<Article>>;
  editorialTags: Store<EditorialTag>;
  /** The topics of each article. Editorial tags are among them, so a change of these clears the cache. */
  profiles: WeakMap<Article, Profile>;
  /** The response that a reference key belongs to. */
  references: Store<Reference>;
  cursors: Store<Cursor>;
  nextCursor: number;
}

/** Relevance from 0 to 1 by ID of an item. */
export type Profile = ReadonlyMap<string, number>;

/** A response that feedback can be about. */
export interface Reference {
  /** Such as `analysis`, or `photos demo` with the dataset. */
  kind: string;
  /** Of the article that was sent. */
  id?: string | undefined;
  /** IDs and names of what it suggested. */
  suggested: string[];
}

/** A place in a list of photos. */
export interface Cursor {
  id: string;
  /** The parameters which must stay the same, as JSON. */
  parameters: string;
  likePhotoId?: string;
  /** IDs of the photos on the pages so far. */
  shown: string[];
}

/** A map that drops its oldest entries when it contains too many or too much. */
export interface Store<T> {
  get(key: string): T | undefined;
  set(key: string, value: T, weight?: number): void;
  delete(key: string): boolean;
  values(): T[];
}
