import { useEffect, useState } from 'react';

interface State<Answer> {
  /** The question that `answer` or `failed` belongs to. */
  question?: string;
  answer?: Answer;
  failed?: boolean;
}

/**
 * Asks the sandbox anew whenever the question changes; only the latest answer counts. An earlier
 * one stays until then, so that nothing jumps.
 *
 * @param toAnswer made outside of the component: it is asked again when it changes
 */
export function useAnswer<Answer>(question: string, toAnswer: (text: string) => Promise<Answer>) {
  const [state, setState] = useState<State<Answer>>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isLatest = true;
    toAnswer(question).then(
      (answer) => isLatest && setState({ question, answer }),
      () => isLatest && setState(({ answer }) => ({ question, answer, failed: true })),
    );
    return () => {
      isLatest = false;
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
    hasFailed: isCurrent && state.failed === true,
    retry,
  };
}
