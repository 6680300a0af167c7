/**
 * The code of an example in the languages that are no tabs, by language. Highlighted by the build,
 * and downloaded when a reader chooses one of them.
 */
export type MoreSamples = Record<string, MoreSample>;

export interface MoreSample {
  html: string;
  /** By which language's rules a reader's own key has to be quoted. */
  keyed: string;
  /** How it was tested; absent when it has changed since. */
  tested?: { label: string; details: string };
}
