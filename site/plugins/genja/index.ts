import { genjaReference } from './genja-reference';
import { templateExamples } from './template-examples';

/** The steps of pages that run templates; every other step is in `@docs/docs-model`. */
export const steps = [genjaReference(), templateExamples()];
