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
