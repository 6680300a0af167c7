/** What the report of a run tells about a sample of the site, for the count and for `/quality/`. */
export type SampleMeta = {
  language: string;
  label: string;
  toolchain: string;
};

declare module 'vitest' {
  interface TaskMeta {
    sample?: SampleMeta;
    /** What `-u` writes into `tests/samples/passed.json`. */
    passed?: { language: string; name: string; fingerprint: string };
  }
}
