/** Whether the reader asks to save data, or the connection is too slow to load ahead. */
export function isSavingData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
