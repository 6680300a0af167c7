import { useState } from 'react';
import { resetSandbox } from './send';
import { useRequestCount } from './memory';

interface Props {
  className?: string;
  statusClass?: string;
}

export default function ResetSandbox({ className, statusClass }: Props) {
  const requests = useRequestCount();
  /** The message is true until the next request. */
  const [said, setSaid] = useState<{ text: string; requests: number }>();
  const say = (text: string) => setSaid({ text, requests });
  const reset = () =>
    resetSandbox().then(
      () => say('The sandbox is reset to its demo data.'),
      (error: Error) => say(error.message),
    );
  return (
    <>
      <button type="button" className={className} onClick={() => void reset()}>
        Reset the sandbox
      </button>
      <span role="status" className={statusClass}>
        {said?.requests === requests && said?.text}
      </span>
    </>
  );
}
