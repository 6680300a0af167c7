import { loadContract } from '#contract/read/load';
import type { Contracts } from '../types';

/** Reads the contracts of this repository from their files. */
export async function loadContracts(root?: string): Promise<Contracts> {
  const [mediaV2, generalV3, mediaV1] = await Promise.all([
    loadContract('media-v2', root),
    loadContract('general-v3', root),
    loadContract('media-v1', root),
  ]);
  return { mediaV2, generalV3, mediaV1 };
}
