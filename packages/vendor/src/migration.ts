import migration from '@docs/contracts/media-v1/migration.json';

/** Says what becomes of a field of the Media API v1 in version 2: a row of the migration guide. */
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
}

export interface TypeMapping {
  /** Type of version 1. */
  from: string;
  /** Type of version 2. */
  to: string;
  fields: FieldMapping[];
}

export type TypeKind = keyof typeof migration;

export const typeMappings: Record<TypeKind, TypeMapping> = migration;
