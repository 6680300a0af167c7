import { genjaReference, templateExamples } from '@docs/docs-model/mdx';

/** The steps of pages that run templates; every other step is in `@docs/docs-model`. */
export const steps = [genjaReference(), templateExamples()];
