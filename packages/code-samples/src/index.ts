export { commonLanguages, divideLanguages, listLanguages } from './languages';
export type { Language, MoreSample, MoreSamples } from './languages';
export { listCapturedValues, toEditedRequest, toRequestSequence } from './request-sequence';
export type { CapturedValue, RequestSequence, SequenceRequest } from './request-sequence';
export { KEY_PLACEHOLDER, sentHeaders, sentUrl, toSampleRequest, toSnakeCase } from './request';
export type { SampleRequest } from './request';
