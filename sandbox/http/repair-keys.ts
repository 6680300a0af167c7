const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Replaces lone surrogates in the names of fields. JSON allows them, but no name of the contract
 * has one, and the validator writes names into locations, which cannot contain them.
 */
export function repairKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(repairKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(LONE_SURROGATE, '\ufffd'),
      repairKeys(inner),
    ]),
  );
}
