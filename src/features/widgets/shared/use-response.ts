import { useEffect, useState } from 'react';

interface State<ResponseView> {
  /** The question that `answer` or `error` belongs to. */
  question?: string;
  response?: ResponseView;
  error?: unknown;
}

/** In milliseconds. Whoever goes through choices by holding a key asks for the last one only. */
const PAUSE = 200;

/**
 * Asks the sandbox again a moment after the question has changed; only the latest response counts. An
 * earlier one stays until then, so that nothing jumps.
 *
 * @param toAnswer made outside of the component: it is asked again when it changes
 */
export function useResponse<ResponseView>(
  question: string,
  toResponse: (text: string) => Promise<ResponseView>,
) {
  const [state, setState] = useState<State<ResponseView>>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(() => {
      toResponse(question).then(
        (response) => isLatest && setState({ question, response }),
        (error) => isLatest && setState(({ response }) => ({ question, response, error })),
      );
    }, PAUSE);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [question, toResponse, attempt]);

  function retry(): void {
    setState(({ response }) => ({ response }));
    setAttempt(attempt + 1);
  }

  const isCurrent = state.question === question;
  return {
    response: state.response,
    isLoading: !isCurrent,
    error: isCurrent ? state.error : undefined,
    retry,
  };
}
