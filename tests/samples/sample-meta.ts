/** What the report of a run tells about a sample of the site, for the count and the record. */
export type SampleMeta = {
  language: string;
  label: string;
  name: string;
  fingerprint: string;
  toolchain: string;
};

declare module 'vitest' {
  interface TaskMeta {
    sample?: SampleMeta;
    /** What `npm run samples:record` writes into `samples/passed.json`. */
    passed?: { language: string; name: string; fingerprint: string };
  }
}
