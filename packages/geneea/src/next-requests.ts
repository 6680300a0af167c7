/**
 * Which operations accept a value of a response, and where it goes. Strings that begin with `$` mean
 * something of the exchange: `$value`, `$parent` (the object around it), `$response/…` and
 * `$request/…` (by JSON pointer), `$path/…` (a parameter of the path).
 */
export interface NextRequest {
  operation: string;
  /** Begins with what the reader gets. */
  label: string;
  path?: Record<string, string>;
  /** The whole body; what cannot be filled in is left out. */
  body?: unknown;
  /** Instead of a body: that of the request, with these changes, all of which are needed. */
  changes?: Record<string, string>;
}

export interface NextRequests {
  /** Name of the field, or of the list, that contains the value; empty for a list without a name. */
  fields: string[];
  /** Calls whose responses are meant. */
  from: string[];
  calls: NextRequest[];
}

const EDITORIAL = [
  'createEditorialTag',
  'getEditorialTag',
  'putEditorialTag',
  'searchEditorialTags',
  'listEditorialTags',
];

const ITEM = { ids: ['$value'], language: 'en', fallbackLanguages: [] };

const DATASET = { dataset: '$path/dataset' };

export const nextRequests: NextRequests[] = [
  {
    fields: ['gkbId', 'valueGkbId', 'replacedBy'],
    from: ['analyze', 'analyzeBatch', 'searchItems', 'getDetails', 'getRedirects'],
    calls: [
      { operation: 'getDetails', label: 'Details', body: ITEM },
      { operation: 'getInfoBoxes', label: 'Info box', body: ITEM },
      {
        operation: 'getStandardForms',
        label: 'Standard forms',
        body: { ids: ['$value'], language: 'en' },
      },
      { operation: 'getRedirects', label: 'Redirects', body: { gkbIds: ['$value'] } },
    ],
  },
  {
    fields: ['gkbId'],
    from: EDITORIAL,
    calls: [
      { operation: 'getEditorialTag', label: 'Get', path: { gkbId: '$value' } },
      {
        operation: 'putEditorialTag',
        label: 'Update',
        path: { gkbId: '$value' },
        body: '$parent',
      },
      { operation: 'deleteEditorialTag', label: 'Delete', path: { gkbId: '$value' } },
    ],
  },
  {
    fields: ['gkbIds'],
    from: EDITORIAL,
    calls: [
      { operation: 'getEditorialTag', label: 'Get', path: { gkbId: '$value' } },
      { operation: 'deleteEditorialTag', label: 'Delete', path: { gkbId: '$value' } },
    ],
  },
  {
    fields: [''],
    from: ['listPhotoBanks'],
    calls: [
      {
        operation: 'recommendPhotos',
        label: 'Recommend photos',
        path: { dataset: '$value' },
        body: { id: '1234', text: 'Mr. Macron visits a trade show in Munich.', cursor: '*' },
      },
    ],
  },
  {
    fields: ['nextCursor'],
    from: ['recommendPhotos'],
    calls: [
      {
        operation: 'recommendPhotos',
        label: 'Next page',
        path: DATASET,
        changes: { '/cursor': '$value' },
      },
    ],
  },
  {
    fields: ['photosIds'],
    from: ['recommendPhotos'],
    calls: [
      {
        operation: 'recommendPhotos',
        label: 'More like this',
        path: DATASET,
        changes: { '/constraints/likePhotoId': '$value', '/cursor': '$response/nextCursor' },
      },
      {
        operation: 'sendPhotoFeedback',
        label: 'Accept it in feedback',
        path: DATASET,
        body: {
          docId: '$request/id',
          referenceKey: '$response/referenceKey',
          photos: [{ id: '$value', status: 'accepted-actively' }],
        },
      },
    ],
  },
  {
    fields: [''],
    from: ['listArticleDatasets'],
    calls: [
      {
        operation: 'recommendArticles',
        label: 'Recommend articles',
        path: { dataset: '$value' },
        body: { id: '1234', text: 'Mr. Macron visits a trade show in Munich.' },
      },
    ],
  },
  {
    fields: ['articleIds'],
    from: ['recommendArticles'],
    calls: [
      { operation: 'getArticle', label: 'Get', path: { ...DATASET, articleId: '$value' } },
      {
        operation: 'sendArticleFeedback',
        label: 'Accept it in feedback',
        path: DATASET,
        body: {
          docId: '$request/id',
          referenceKey: '$response/referenceKey',
          articles: [{ id: '$value', status: 'accepted-actively' }],
        },
      },
    ],
  },
  {
    fields: ['id'],
    from: ['getArticle'],
    calls: [
      {
        operation: 'putArticle',
        label: 'Update',
        path: { ...DATASET, articleId: '$value' },
        body: '$parent',
      },
      { operation: 'deleteArticle', label: 'Delete', path: { ...DATASET, articleId: '$value' } },
    ],
  },
  {
    fields: ['referenceKey'],
    from: ['analyze'],
    calls: [
      {
        operation: 'sendAnalysisFeedback',
        label: 'Send feedback',
        body: {
          docId: '$request/id',
          referenceKey: '$value',
          tags: [
            {
              gkbId: '$response/tags/0/gkbId',
              stdForm: '$response/tags/0/stdForm',
              status: 'accepted-actively',
            },
          ],
          entities: [
            {
              gkbId: '$response/entities/0/gkbId',
              stdForm: '$response/entities/0/stdForm',
              status: 'accepted-actively',
            },
          ],
        },
      },
    ],
  },
  {
    fields: ['referenceKey'],
    from: ['recommendPhotos'],
    calls: [
      {
        operation: 'sendPhotoFeedback',
        label: 'Send feedback',
        path: DATASET,
        body: {
          docId: '$request/id',
          referenceKey: '$value',
          photos: [{ id: '$response/photosIds/0', status: 'accepted-actively' }],
        },
      },
    ],
  },
  {
    fields: ['referenceKey'],
    from: ['recommendArticles'],
    calls: [
      {
        operation: 'sendArticleFeedback',
        label: 'Send feedback',
        path: DATASET,
        body: {
          docId: '$request/id',
          referenceKey: '$value',
          articles: [{ id: '$response/articleIds/0', status: 'accepted-actively' }],
        },
      },
    ],
  },
];
