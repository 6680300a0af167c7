import type { SampleRequest } from '@docs/code-samples';
import { listEntries } from '@docs/code-samples/printers';
import { isObject } from '@docs/utils';
/** Fields which `g3.Request.Builder()` takes: they are shared by all requests it builds. */
import SHARED_FIELDS from './sdk-fields.data.json';

/** Fields which `build()` takes: they differ from document to document. */
const DOCUMENT_FIELDS = ['id', 'title', 'text', 'paraSpecs'];

/** The SDK calls them by the names of an enumeration and rejects others. */
const ANALYSES = ['all', 'entities', 'tags', 'relations', 'sentiment', 'language'];

const ANALYSIS_PATHS = [
  /^\/v2\/nlp\/analyze$/,
  /^\/v3\/(analysis|entities|tags|sentiment|relations)(\/T:[^/]+)?$/,
];

/** The fields of a request, as the parts of an SDK script take them. */
export type SdkRequest = {
  shared: Array<[name: string, value: unknown]>;
  document: Array<[name: string, value: unknown]>;
  /** Fields that the SDK does not know by name; it passes them on unchanged. */
  custom: Array<[name: string, value: unknown]>;
};

/** Sorts the fields of an analysis request by the part of the SDK which takes them. */
export function toSdkRequest(body: object): SdkRequest {
  const fields = listEntries(body);
  const namedFields = [...SHARED_FIELDS, ...DOCUMENT_FIELDS];
  return {
    shared: fields.filter(([name]) => SHARED_FIELDS.includes(name)),
    document: fields.filter(([name]) => DOCUMENT_FIELDS.includes(name)),
    custom: fields.filter(([name]) => !namedFields.includes(name)),
  };
}

/**
 * Says whether the Python SDK can send this request, and send it unchanged: it covers one analysis
 * of one document, drops what is empty or null, and rejects what it does not know.
 */
export function isSdkRequest({ method, url, body }: SampleRequest): boolean {
  const { pathname, search } = new URL(url);
  if (method !== 'POST' || search !== '') return false;
  if (!ANALYSIS_PATHS.some((path) => path.test(pathname))) return false;
  return isObject(body) && hasDocument(body) && listEntries(body).every(isAccepted);
}

/** The SDK raises an error for both forms at once and for neither. */
function hasDocument({ title, text, paraSpecs }: Record<string, unknown>): boolean {
  if (paraSpecs === undefined) return text !== undefined;
  return title === undefined && text === undefined;
}

function isAccepted([name, value]: [name: string, value: unknown]): boolean {
  switch (name) {
    case 'title':
    case 'text':
      return typeof value === 'string';
    case 'paraSpecs':
      return Array.isArray(value) && value.length > 0 && value.every(isParaSpec);
    case 'analyses':
      return Array.isArray(value) && value.length > 0 && value.every(isAnalysis);
    case 'referenceDate':
      return value === 'NOW' || (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));
    case 'returnMentions':
    case 'returnItemSentiment':
      return value === true;
    case 'metadata':
      return isObject(value) && isFilled(value) && Object.values(value).every(isString);
    case 'htmlExtractor':
    case 'self':
      // The first is reserved, though no parameter takes it; the second is Python's own.
      return false;
    default:
      return ![...SHARED_FIELDS, ...DOCUMENT_FIELDS].includes(name) || isText(value);
  }
}

function isParaSpec(value: unknown): boolean {
  if (!isObject(value)) return false;
  return Object.keys(value).sort().join() === 'text,type' && Object.values(value).every(isString);
}

function isAnalysis(value: unknown): boolean {
  return ANALYSES.some((analysis) => analysis === value);
}

function isFilled(value: object): boolean {
  return Object.keys(value).length > 0;
}

function isString(value: unknown): boolean {
  return typeof value === 'string';
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
