/** One window of one browser: the few actions that every driver has, with real input events. */
export interface Browser {
  /** Loads a document and waits for its load event. */
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page. It sees only its arguments, which must be JSON. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** @param position CSS pixels from the top left corner of the window */
  click(position: { x: number; y: number }): Promise<void>;
  /** Moves the mouse there. */
  hover(position: { x: number; y: number }): Promise<void>;
  /** Presses a key, or one with a modifier: `Enter`, `ArrowDown`, `Control+k`. */
  press(key: string): Promise<void>;
  /** Types text into the focused element. */
  type(text: string): Promise<void>;
  /** @param size CSS pixels of the page's own area */
  resize(size: { width: number; height: number }): Promise<void>;
  /** @returns a PNG of the visible part of the page */
  screenshot(): Promise<Uint8Array>;
  /** Errors and warnings of the console since the document was loaded. */
  listMessages(): Promise<string[]>;
  close(): Promise<void>;
}

/** A running browser engine. Windows share nothing: no storage, no history. */
export interface Engine {
  newWindow(): Promise<Browser>;
  close(): Promise<void>;
}
