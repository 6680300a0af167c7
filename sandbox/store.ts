/** A map that drops its oldest entries when it contains too many or too much. */
export interface Store<T> {
  get(key: string): T | undefined;
  set(key: string, value: T, weight?: number): void;
  delete(key: string): boolean;
  values(): T[];
}

/**
 * Bounds keep the memory of a long-running server flat.
 *
 * @example
 * const store = createStore<number>({ most: 2 });
 * ['a', 'b', 'c'].forEach((key, index) => store.set(key, index));
 * store.get('a'); // undefined
 */
export function createStore<T>({
  most,
  mostWeight = Infinity,
  onChange,
}: {
  most: number;
  mostWeight?: number;
  /** Called after each change, for what is derived from the entries. */
  onChange?(): void;
}): Store<T> {
  const entries = new Map<string, { value: T; weight: number }>();
  let total = 0;

  function remove(key: string): boolean {
    total -= entries.get(key)?.weight ?? 0;
    return entries.delete(key);
  }

  return {
    get: (key) => entries.get(key)?.value,
    set: (key, value, weight = 1) => {
      remove(key);
      entries.set(key, { value, weight });
      total += weight;
      while (entries.size > 1 && (entries.size > most || total > mostWeight)) {
        const oldest = entries.keys().next();
        if (oldest.done) break;
        remove(oldest.value);
      }
      onChange?.();
    },
    delete: (key) => {
      const isKnown = remove(key);
      if (isKnown) onChange?.();
      return isKnown;
    },
    values: () => [...entries.values()].map(({ value }) => value),
  };
}
