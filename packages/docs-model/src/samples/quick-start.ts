/** A script that is written by hand; a page includes its file. */
export type QuickStart = {
  /** Below `site/samples/quick-start/`. */
  file: string;
  /** Id in `languages.ts`. */
  language: string;
  /** The examples whose requests it sends, in this order. */
  calls: string[];
  /** Where readers find it. */
  page: string;
};

const ANALYSIS = ['general-v3/quick-start'];
const TAGS = ['media-v2/tagging-basic'];
const TAGS_AND_ITEM = ['media-v1/tags', 'media-v1/item'];

/** All scripts of the quick starts, in the order in which readers see the languages. */
export const quickStarts: QuickStart[] = [
  { file: 'media-v2/analyze.sh', language: 'curl', calls: TAGS, page: '/api_media2/quick/' },
  { file: 'media-v2/analyze.mjs', language: 'javascript', calls: TAGS, page: '/api_media2/quick/' },
  { file: 'media-v2/analyze.py', language: 'python', calls: TAGS, page: '/api_media2/quick/' },
  {
    file: 'general-v3/analyze.sh',
    language: 'curl',
    calls: ANALYSIS,
    page: '/api_general/quick/curl/',
  },
  {
    file: 'general-v3/analyze.py',
    language: 'python',
    calls: ANALYSIS,
    page: '/api_general/quick/python/',
  },
  {
    file: 'general-v3/analyze_sdk.py',
    language: 'python-sdk',
    calls: ANALYSIS,
    page: '/api_general/quick/python-sdk/',
  },
  {
    file: 'general-v3/Analyze.java',
    language: 'java',
    calls: ANALYSIS,
    page: '/api_general/quick/java/',
  },
  {
    file: 'general-v3/Analyze.cs',
    language: 'csharp',
    calls: ANALYSIS,
    page: '/api_general/quick/csharp/',
  },
  {
    file: 'general-v3/analyze.pl',
    language: 'perl',
    calls: ANALYSIS,
    page: '/api_general/quick/perl/',
  },
  { file: 'general-v3/analyze.R', language: 'r', calls: ANALYSIS, page: '/api_general/quick/r/' },
  {
    file: 'media-v1/tags.mjs',
    language: 'javascript',
    calls: TAGS_AND_ITEM,
    page: '/api_media/quick/',
  },
  {
    file: 'media-v1/tags.py',
    language: 'python',
    calls: TAGS_AND_ITEM,
    page: '/api_media/quick/python/',
  },
];
