/**
 * Remembers what a function returned for each object. A contract is read once and never changed, and
 * every link and every type asks for its lists.
 */
export function memoize<Input extends object, Output>(
  work: (input: Input) => Output,
): (input: Input) => Output {
  const outputs = new WeakMap<Input, Output>();
  return (input) => {
    const present = outputs.get(input);
    if (present !== undefined) return present;
    const output = work(input);
    outputs.set(input, output);
    return output;
  };
}
