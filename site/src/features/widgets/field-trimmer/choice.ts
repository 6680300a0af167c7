export interface Choice {
  returnObjects: boolean;
  /** Undefined leaves the list out, which means all fields. */
  fields?: string[];
}

export function toRequestPart({ returnObjects, fields }: Choice) {
  return {
    ...(returnObjects && { returnObjects }),
    ...(fields && { returnObjectFields: fields }),
  };
}

/** Adds a field to the list or takes it out; the list keeps the order of `all`. */
export function toggleField(choice: Choice, field: string, all: string[]): Choice {
  const { fields = [] } = choice;
  const isWanted = (name: string): boolean => fields.includes(name) !== (name === field);
  return { ...choice, fields: all.filter(isWanted) };
}

export function describeChoice({ returnObjects, fields }: Choice): string {
  if (!returnObjects) {
    return fields
      ? 'Without returnObjects, the list is ignored: the response contains only IDs.'
      : 'The response contains only photo IDs.';
  }
  if (!fields) return 'Without a list, each photo has all its fields.';
  if (fields.length === 0) {
    return 'With an empty list, the sandbox returns only IDs. The real API may differ.';
  }
  return 'Each photo has its ID and the listed fields.';
}

/** @example toShare(1200, 4800); // 25 */
export function toShare(bytes: number, all: number): number {
  return all === 0 ? 0 : Math.round((100 * bytes) / all);
}
