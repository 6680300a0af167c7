/** A stretch of a text with what replaces it. */
export interface Edit {
  start: number;
  end: number;
  text: string;
  /** So many characters of the new text are behind the caret. */
  back?: number;
}

export interface Completion {
  label: string;
  summary: string;
  /** Replaces more than the letters that were typed, or by more than the label. */
  edit?: Edit;
}

export interface Completions {
  /** The letters that were typed, as offsets of the text. */
  start: number;
  end: number;
  options: Completion[];
  /** Enter takes the first, without an arrow key. */
  isChosen?: boolean;
}

/** Knows the language of an editor. It is downloaded with the first focus. */
export interface Assistant {
  /** @param isAsked Ctrl+Space was pressed */
  findCompletions?(text: string, caret: number, isAsked: boolean): Completions | undefined;
  /** The change that a key makes instead of typing itself. */
  findEdit?(key: string, text: string, start: number, end: number): Edit | undefined;
}
