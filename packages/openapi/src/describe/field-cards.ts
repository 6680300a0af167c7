import type { FieldMap } from './field-map';

/** The card of a field; the build writes it, a page fetches it with the first card. */
export interface FieldCard {
  shape: string;
  /** In words: `list of Mention`. */
  type: string;
  required?: true;
  /** The meaning of the field, as HTML. */
  html: string;
  /** Meanings of its values, or of the keys of a map, as HTML. */
  values?: Record<string, string>;
  /** Whether other values are rejected. */
  isClosed?: true;
  /** Examples that the contract has of it in requests, without sentences. */
  examples?: string[];
  /** Options of a request that make it appear. */
  appears?: { option: string; label: string; href?: string }[];
  /** Requests that take its value. */
  next?: NextLink[];
}

export interface NextLink {
  operation: string;
  label: string;
  href: string;
  /** Present when the value alone makes the request; `$value` is its place. */
  path?: Record<string, string>;
  body?: unknown;
}

export type FieldCards = FieldMap<FieldCard>;

/** The definitions of the glossary as HTML, by anchor. */
export type Definitions = Record<string, { title: string; html: string }>;

/** A type that fields of other types have, as it is shown inside them. */
export interface NestedType {
  /** Its page. */
  href: string;
  fields: NestedField[];
}

export interface NestedField {
  name: string;
  required?: boolean;
  /** In words, from outside to inside: `list of `. */
  container: string;
  type: string;
  /** Whether the type has a page. */
  isReference?: boolean;
  /** The meaning of the field. */
  html: string;
}
