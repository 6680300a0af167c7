/** The folders of `contracts/`, each with `openapi.yaml` and `examples/`. */
export const contractNames = ['media-v2', 'general-v3', 'media-v1'] as const;

export type ContractName = (typeof contractNames)[number];
