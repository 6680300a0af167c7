import migration from '@docs/contracts/media-v1/migration.json';

/**
 * Says what becomes of a field of the Media API v1 in version 2. The tables of the migration guide are
 * drawn from this list, and the converter on that page works by it: what one says, the other does.
 */
export interface FieldMapping {
  /** Name in version 1; absent where only version 2 has the field. */
  from?: string;
  /** Where the value is in version 2, as a path: `feats.gkbEntityType`. Absent where it has no place. */
  to?: string;
  /** Markdown of the first cell, where a link to the field of version 1 does not say all. */
  was?: string;
  /** Markdown of the second cell, where a link to the field of version 2 does not say all. */
  becomes?: string;
  /** Markdown of the last cell: what to do. */
  advice: string;
  /** Whether version 2 requires the field. */
  required?: true;
  /** How the value is converted; without one, not at all. */
  how?: 'text' | 'html' | 'date' | 'categories' | 'recommendation' | 'beside' | 'tags';
  /** Says what a person must know or do when a value is converted, or why it cannot be. */
  note?: string;
  /** Where that is explained: a section of the guide, or `type:…`. By default the field of version 2. */
  see?: string;
}

export interface TypeMapping {
  /** Type of version 1. */
  from: string;
  /** Type of version 2. */
  to: string;
  fields: FieldMapping[];
  /** Fields of version 2 that no row of the table is about. */
  others: string[];
}

export type TypeKind = 'request' | 'response' | 'tag' | 'item';

/** Sections of the migration guide that explain what a person must do, with their titles. */
export const sections: Record<string, string> = migration.sections;

export const typeMappings = migration.types as Record<TypeKind, TypeMapping>;

/** The fields of a recommendation, which both versions share, and their types. */
export const recommendationFields = migration.recommendation.fields as Record<
  string,
  'boolean' | 'string' | 'integer' | 'status'
>;

export const recommendationStatuses = migration.recommendation.statuses;
