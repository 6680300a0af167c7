/**
 * Waits for all and returns their values, as `Promise.all()` does, but of several errors it throws one
 * with all their messages: who corrects a file wants to know all of them.
 */
export async function settleAll<Value>(promises: Promise<Value>[]): Promise<Value[]> {
  const results = await Promise.allSettled(promises);
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (reasons.length === 0) return Promise.all(promises);
  if (reasons.length === 1) throw reasons[0];
  const messages = reasons.map((reason) =>
    reason instanceof Error ? reason.message : String(reason),
  );
  throw new Error([...new Set(messages)].join('\n'), { cause: reasons });
}
