import { TemplateError } from './error';

/** The limits of a template. Together they bound its work, and so its time. */
export interface Limits {
  /**
   * Evaluated expressions, passes of loops, one for every 64 characters or items that a filter or
   * a method reads, and small steps.
   */
  steps: number;
  /** Characters of the output, and of every text made on the way. */
  output: number;
  /** Macros that call macros. */
  depth: number;
  /** Characters of the template. */
  template: number;
}

export const DEFAULT_LIMITS: Limits = {
  steps: 200_000,
  output: 200_000,
  depth: 200,
  template: 100_000,
};

/** The cost of an item that is only compared, tested, or added: much faster than an expression. */
export const SMALL_STEP = 1 / 16;

export interface Budget {
  readonly limits: Limits;
  spend(steps: number): void;
  /** For work on many characters or items at once, 64 of which cost a step. */
  spendReading(size: number): void;
  checkLength(length: number): void;
}

export function openBudget(limits: Limits): Budget {
  let left = limits.steps;
  const spend = (steps: number): void => {
    left -= steps;
    if (left < 0) {
      throw new TemplateError(
        `The template takes more than ${limits.steps} steps. Use fewer or shorter loops.`,
      );
    }
  };
  return {
    limits,
    spend,
    spendReading: (size) => spend(size >> 6),
    checkLength(length) {
      if (length > limits.output) {
        throw new TemplateError(`The text is longer than ${limits.output} characters.`);
      }
    },
  };
}
