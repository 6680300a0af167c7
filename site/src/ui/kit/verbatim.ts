/** For fields whose text is taken letter by letter: browsers neither correct nor complete it. */
export const VERBATIM = { spellCheck: false, autoComplete: 'off', autoCapitalize: 'off' } as const;
