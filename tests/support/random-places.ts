/** Picks one of the items, by random numbers that a seed makes. */
export function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** Every key of a JSON value with the object or list that has it, from the outside to the inside. */
export function listPlaces(node: unknown): [holder: Record<string, unknown>, key: string][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => [
    [node as Record<string, unknown>, key] as [Record<string, unknown>, string],
    ...listPlaces(value),
  ]);
}

/** Gives a key of an object another name, which may be one that every object has. */
export function renameKey(holder: Record<string, unknown>, key: string, name: string): void {
  Object.defineProperty(holder, name, {
    ...{ value: holder[key], enumerable: true, configurable: true, writable: true },
  });
  delete holder[key];
}
