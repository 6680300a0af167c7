/** Remembers what a function returned for each text. */
export function memoizeByKey<Value>(work: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>();
  return (key) => {
    if (!values.has(key)) values.set(key, work(key));
    return values.get(key) as Value;
  };
}

/** Remembers the newest value only, as long as its key stays the same. */
export function rememberLast<Input, Value>(
  toKey: (input: Input) => string,
  work: (input: Input) => Value,
): (input: Input) => Value {
  let last: { key: string; value: Value } | undefined;
  return (input) => {
    const key = toKey(input);
    if (last?.key !== key) last = { key, value: work(input) };
    return last.value;
  };
}
