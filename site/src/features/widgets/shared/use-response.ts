import { useEffect } from 'react';
import { useLazy } from '../../../ui/use-lazy';

/** In milliseconds. Whoever goes through choices by holding a key asks for the last one only. */
const PAUSE = 200;

/**
 * Asks the sandbox again a moment after the question has changed; only the latest response counts. An
 * earlier one stays until then, so that nothing jumps.
 *
 * @param toResponse made outside of the component: it is asked again when it changes
 */
export function useResponse<Value>(question: string, toResponse: (text: string) => Promise<Value>) {
  const { value, phase, error, input, load, retry } = useLazy(toResponse);
  useEffect(() => {
    const timer = setTimeout(() => void load(question), PAUSE);
    return () => clearTimeout(timer);
  }, [question, load]);
  const isLoading = phase === 'loading' || input !== question;
  return { response: value, isLoading, error: isLoading ? undefined : error, retry };
}
