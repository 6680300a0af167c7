import type { Reference } from './state';
import type { World } from './types';

/** A key like those of public samples: `241014-164726-9bdaf485`. It is remembered for feedback. */
export function createReferenceKey({ state, now, random }: World, kind: Reference): string {
  const time = now().toISOString().replace(/[-:]/g, '');
  const suffix = Math.floor(random() * 0x1_0000_0000)
    .toString(16)
    .padStart(8, '0')
    .slice(-8);
  const key = `${time.slice(2, 8)}-${time.slice(9, 15)}-${suffix}`;
  state.references.set(key, kind);
  return key;
}

/** Feedback on a key which the sandbox did not give is accepted, with a warning. */
export function checkReferenceKey(
  { state }: World,
  kind: Reference,
  key: string | undefined,
): string[] {
  if (key === undefined || state.references.get(key) === kind) return [];
  return ['sandbox-reference-key: the sandbox did not return this referenceKey for such a result'];
}
