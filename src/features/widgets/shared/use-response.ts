import { useEffect, useState } from 'react';

interface State<Answer> {
  /** The question that `answer` or `error` belongs to. */
  question?: string;
  answer?: Answer;
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
export function useResponse<Answer>(question: string, toAnswer: (text: string) => Promise<Answer>) {
  const [state, setState] = useState<State<Answer>>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(() => {
      toAnswer(question).then(
        (answer) => isLatest && setState({ question, answer }),
        (error) => isLatest && setState(({ answer }) => ({ question, answer, error })),
      );
    }, PAUSE);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [question, toAnswer, attempt]);

  function retry(): void {
    setState(({ answer }) => ({ answer }));
    setAttempt(attempt + 1);
  }

  const isCurrent = state.question === question;
  return {
    answer: state.answer,
    isLoading: !isCurrent,
    error: isCurrent ? state.error : undefined,
    retry,
  };
}
