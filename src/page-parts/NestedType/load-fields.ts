import type { ComponentType } from 'react';
import type { NestedType } from '#contract/nested-types';

export interface FieldsProps {
  /** Of the type. */
  name: string;
  contract: string;
  /** The types around it, separated by spaces. */
  inside: string;
}

const LOADERS: Record<string, () => Promise<{ default: Record<string, NestedType> }>> = {
  'media-v2': () => import('@generated/nested-types/default/media-v2.json'),
  'general-v3': () => import('@generated/nested-types/default/general-v3.json'),
  'media-v1': () => import('@generated/nested-types/default/media-v1.json'),
};

/** Downloads the fields of all types of an API with the part that draws them. */
export async function loadFields(contract: string): Promise<ComponentType<FieldsProps>> {
  const load = LOADERS[contract];
  if (!load) throw new Error(`There is no contract "${contract}". Add it to load-fields.ts.`);
  const [{ toFieldList }, { default: types }] = await Promise.all([import('./FieldList'), load()]);
  return toFieldList(types);
}
