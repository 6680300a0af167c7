import type { OpenApiDocument } from '#contract/openapi';

/** What the aids of the guides take from the contract. */
export interface AidData {
  /** Names of the fields of a photo, in the contract's order. */
  photoFields: string[];
  /** The statuses of feedback and what each means. */
  statuses: Record<string, string>;
}

/** Takes names and meanings from the contract, so that no aid can differ from the reference. */
export function toAidData({ components: { schemas } }: OpenApiDocument): AidData {
  const status = schemas.AnalyzeFeedbackItem?.properties?.status;
  const meanings = status?.['x-enumDescriptions'] ?? {};
  return {
    photoFields: Object.keys(schemas.PhotoData?.properties ?? {}),
    statuses: Object.fromEntries((status?.enum ?? []).map((name) => [name, meanings[name] ?? ''])),
  };
}
