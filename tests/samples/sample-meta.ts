/** The data of a sample of the site in the report of a run, for the count and for `/quality/`. */
export type SampleMeta = {
  language: string;
  label: string;
  toolchain: string;
};

declare module 'vitest' {
  interface TaskMeta {
    sample?: SampleMeta;
    /** An entry of `tests/samples/passed.json`, which `-u` writes. */
    passed?: { language: string; name: string; fingerprint: string };
  }
}
