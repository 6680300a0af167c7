// Apart from the parser, because the editor of the playground colors them before the engine loads.

/** Words that may begin a statement; `raw` is read by the lexer. */
export const OPENERS =
  'if for set capture macro call filter with switch choices choice for_choices for_choice';

/** Words that may come between the beginning and the end of a statement. */
export const INNER = 'elif else case default or';
