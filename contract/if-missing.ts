/**
 * Takes "there is no such file" as a result; every other failure stays one.
 *
 * @example
 * await readdir(folder).catch(ifMissing([])); // [] when there is no such folder
 */
export function ifMissing<Value>(value: Value): (error: { code?: string }) => Value {
  return (error) => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
