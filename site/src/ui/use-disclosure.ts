import { useId, useState } from 'react';

/**
 * A button that unfolds what it controls.
 *
 * @example
 * const { isOpen, button, panel } = useDisclosure();
 * // <button {...button}>More</button> <div {...panel}>{isOpen && …}</div>
 */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return {
    isOpen,
    setOpen,
    button: {
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setOpen(!isOpen),
    },
    panel: { id, hidden: !isOpen },
  };
}
