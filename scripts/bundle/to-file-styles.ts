/**
 * Style sheets for pages that start no scripts although the browser would run them: what is meant for
 * browsers without scripts applies, what is meant for scripts does not.
 *
 * @example
 * toFileStyles('@media (scripting:none){.fold{display:none}}'); // '@media (min-width:0){…}'
 * @throws when a style sheet asks for scripts in another way
 */
export function toFileStyles(styles: string): string {
  const changed = styles
    .replaceAll('(scripting:none)', '(min-width:0)')
    .replaceAll('(scripting:enabled)', '(max-width:0)');
  const other = /\(\s*scripting\b[^)]*\)/.exec(changed)?.[0];
  if (other === undefined) return changed;
  throw new Error(
    `A style sheet has the condition “${other}”: add it to scripts/bundle/to-file-styles.ts.`,
  );
}
