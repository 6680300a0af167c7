/**
 * An object whose keys keep the given order. JavaScript moves keys that look like integers to the
 * front: `{ b: 1, 2: 2 }` has the keys `2` and `b`. Copies made by spreading lose the order again.
 */
export function createOrderedObject(entries: Iterable<readonly [string, unknown]>): object {
  const names = new Map(entries);
  const object = Object.fromEntries(names);
  const moved = Object.keys(object);
  if ([...names.keys()].every((name, index) => name === moved[index])) return object;
  return new Proxy(object, {
    ownKeys: (target) => {
      const keys = Reflect.ownKeys(target);
      const added = keys.filter((key) => typeof key === 'symbol' || !names.has(key));
      return [...[...names.keys()].filter((name) => Object.hasOwn(target, name)), ...added];
    },
  });
}
