/**
 * What becomes of each field of the Media API v1 in version 2. The tables of the migration guide are
 * drawn from this list, and the converter on that page works by it: what one says, the other does.
 */
export interface FieldMapping {
  /** Name in version 1; absent where only version 2 has the field. */
  from?: string;
  /** Where the value is in version 2, as a path: `feats.gkbEntityType`. Absent where it has no place. */
  to?: string;
  /** Markdown of the first cell, where a link to the field of version 1 does not say all. */
  was?: string;
  /** Markdown of the second cell, where a link to the field of version 2 does not say all. */
  becomes?: string;
  /** Markdown of the last cell: what to do. */
  advice: string;
  /** Whether version 2 requires the field. */
  required?: true;
  /** How the value is converted; without one, not at all. */
  how?: 'text' | 'html' | 'date' | 'categories' | 'recommendation' | 'beside' | 'tags';
  /** What a person must know or do when a value is converted, or why it cannot be. */
  note?: string;
  /** Where that is explained: a section of the guide, or `type:…`. By default the field of version 2. */
  see?: string;
}

export interface TypeMapping {
  /** Type of version 1. */
  from: string;
  /** Type of version 2. */
  to: string;
  fields: FieldMapping[];
  /** Fields of version 2 that no row of the table is about. */
  others: string[];
}

export type TypeKind = 'request' | 'response' | 'tag' | 'item';

/** Sections of the migration guide that explain what a person must do, with their titles. */
export const sections: Record<string, string> = {
  '#from-html-to-text': 'From HTML to text',
  '#dates': 'Dates',
  '#tags-selected-by-editors': 'Tags selected by editors',
  '#request-fields': 'Request fields',
  '#response-fields': 'Response fields',
  '#item-fields': 'Item fields',
  '#feedback': 'Feedback',
};

const ANALYZE_AGAIN = 'Only a new analysis with version 2 returns it.';

export const typeMappings: Record<TypeKind, TypeMapping> = {
  request: {
    from: 'ArticleRequest',
    to: 'NlpRequest',
    fields: [
      {
        from: 'id',
        to: 'id',
        required: true,
        advice: 'Nothing. Required in both versions',
        how: 'text',
      },
      { from: 'title', to: 'title', how: 'text', advice: 'Nothing' },
      { from: 'perex', to: 'lead', how: 'text', advice: 'Rename' },
      {
        from: 'body',
        to: 'text',
        was: '[`body`](type:media-v1/ArticleRequest.body) (HTML)',
        becomes:
          '[`text`](type:media-v2/NlpRequest.text) or [`paraSpecs`](type:media-v2/NlpRequest.paraSpecs)',
        advice: 'Convert the HTML to plain text: [From HTML to text](#from-html-to-text)',
        how: 'html',
        note: 'The HTML is plain text now, with a line for each paragraph. Compare it with the article; leave out captions and advertisements.',
        see: '#from-html-to-text',
      },
      { from: 'domicile', to: 'domicile', how: 'text', advice: 'Nothing' },
      {
        from: 'date',
        to: 'referenceDate',
        advice:
          'Rename. In a [dataset of articles](/api_media2/guide/articles/) it is [`publishDate`](type:media-v2/Article.publishDate)',
        how: 'date',
        note: 'The date is kept without its time, and version 2 reads it as GMT. If you publish around midnight, check that it is the local date.',
        see: '#dates',
      },
      {
        from: 'categories',
        to: 'categories',
        advice:
          'Each string becomes an object: [`taxonomy`](type:media-v2/Category.taxonomy) `Custom`, and the string as [`code`](type:media-v2/Category.code)',
        how: 'categories',
        note: 'The taxonomy is `Custom`: agree with Geneea on the names. Codes of IPTC need `MediaTopic` or `SubjectCode` instead.',
        see: 'type:media-v2/Category.taxonomy',
      },
      {
        from: 'url',
        to: 'url',
        becomes: '[`url`](type:media-v2/Recommendation.url) of the recommendation',
        advice:
          'Move it. If you send no recommendation, put it into [`metadata`](type:media-v2/NlpRequest.metadata) or remove it',
        how: 'beside',
        note: 'Without a recommendation, it is in `metadata` now. Remove it if you do not need it there.',
        see: 'type:media-v2/NlpRequest.metadata',
      },
      {
        from: 'imageUrl',
        to: 'imageUrl',
        becomes: '[`imageUrl`](type:media-v2/Recommendation.imageUrl) of the recommendation',
        advice: 'The same',
        how: 'beside',
        note: 'Without a recommendation, it is in `metadata` now. Remove it if you do not need it there.',
        see: 'type:media-v2/NlpRequest.metadata',
      },
      {
        from: 'recommendation',
        to: 'recommendation',
        advice:
          'Check every field: [`published`](type:media-v2/Recommendation.published) and [`status`](type:media-v2/Recommendation.status) are required there',
        how: 'recommendation',
        note: 'Check every field against the type of version 2.',
        see: 'type:media-v2/Recommendation',
      },
      {
        from: 'domain',
        advice: 'If it is a section, send it as another category',
        note: 'Version 2 has no field for the source domain of an article. If it is a section, send it as another category.',
        see: 'type:media-v2/NlpRequest.categories',
      },
      {
        from: 'manualTags',
        advice: 'See [Tags selected by editors](#tags-selected-by-editors)',
        note: 'Version 2 takes no tags with an article. Send names as categories, or send feedback after the analysis.',
        see: '#tags-selected-by-editors',
      },
    ],
    others: [
      'lead',
      'text',
      'paraSpecs',
      'analyses',
      'language',
      'langDetectPrior',
      'presentationLanguage',
      'referenceDate',
      'returnMentions',
      'returnItemSentiment',
      'returnGkbProperties',
      'metadata',
    ],
  },
  response: {
    from: 'TagsResponse',
    to: 'Analysis',
    fields: [
      {
        from: 'version',
        to: 'version',
        required: true,
        advice: 'The formats are numbered separately: `M1.0` there, `3.3.0` here',
        note: `Each version numbers its own response formats. ${ANALYZE_AGAIN}`,
      },
      { from: 'id', to: 'id', how: 'text', advice: 'Nothing' },
      {
        from: 'referenceKey',
        to: 'metadata.referenceKey',
        advice:
          'Read it from its new location. The keys are longer: check the column in your database',
        how: 'text',
        note: 'The key still belongs to version 1. Store which version returned it, and send feedback to the same version.',
        see: '#feedback',
      },
      {
        from: 'tags',
        to: 'tags',
        advice: 'The list may be missing if you did not request tags',
        how: 'tags',
      },
      {
        to: 'language',
        required: true,
        advice: 'The detected language of the article',
        note: `Version 1 does not return the language. ${ANALYZE_AGAIN}`,
      },
      {
        to: 'usedChars',
        required: true,
        advice: 'The number of characters charged; log it',
        note: `Version 1 does not return the number of characters. ${ANALYZE_AGAIN}`,
      },
    ],
    others: [
      'paragraphs',
      'entities',
      'relations',
      'docSentiment',
      'itemSentiments',
      'docVectors',
      'itemVectors',
      'metadata',
      'debugInfo',
    ],
  },
  tag: {
    from: 'Tag',
    to: 'Tag',
    fields: [
      {
        from: 'id',
        to: 'gkbId',
        advice: 'Read the new field, never the `id` of version 2. It can be missing',
        how: 'text',
      },
      { from: 'text', to: 'stdForm', required: true, how: 'text', advice: 'Rename' },
      {
        from: 'score',
        to: 'relevance',
        required: true,
        advice: 'Set new thresholds',
        note: `A score and a relevance have different scales, so no formula converts one into the other. ${ANALYZE_AGAIN}`,
      },
      {
        from: 'type',
        to: 'feats.gkbEntityType',
        advice: 'Read it from its new location',
        how: 'text',
      },
      {
        to: 'id',
        required: true,
        advice: 'Local to one response, such as `t1`. Do not store it',
        note: `The \`id\` of version 2 is local to one response, such as \`t1\`. ${ANALYZE_AGAIN}`,
      },
      {
        to: 'type',
        required: true,
        advice: 'The kind of tag. Filter by it, for example to leave out `media-topic`',
        note: `Version 1 does not say which kind of tag it is, such as \`media\` or \`media-topic\`. ${ANALYZE_AGAIN}`,
      },
    ],
    others: ['mentions', 'feats', 'gkbProperties'],
  },
  item: {
    from: 'ItemResponse',
    to: 'Details',
    fields: [
      { from: 'id', to: 'gkbId', how: 'text', advice: 'Rename' },
      {
        from: 'hrid',
        advice: 'Build it: the standard form, then the ID in parentheses',
        note: 'Version 2 has no readable ID. Build it from the standard form, then the ID in parentheses.',
        see: 'type:media-v2/Details.stdForm',
      },
      {
        from: 'labels',
        to: 'stdForm',
        was: '[`Label`](type:media-v1/Label)',
        advice:
          'One language per request; see [fallback languages](type:media-v2/GkbItemsInfoRequest.fallbackLanguages)',
        note: 'The fields of a label are not documented, and version 2 returns the name in one language. Request the item again in the language that you need.',
      },
      {
        from: 'descriptions',
        to: 'description',
        was: '[`Description`](type:media-v1/Description)',
        advice: 'The same',
        note: 'The fields of a description are not documented, and version 2 returns it in one language. Request the item again in the language that you need.',
      },
      { to: 'type', advice: 'The type of the item' },
      {
        to: 'externalIds',
        becomes:
          '[`externalIds`](type:media-v2/Details.externalIds), [`externalLinks`](type:media-v2/Details.externalLinks)',
        advice: 'IDs and pages elsewhere, such as Wikidata and Wikipedia',
      },
    ],
    others: ['subtypes', 'externalLinks'],
  },
};

/** The fields of a recommendation, which both versions share, and their types. */
export const recommendationFields: Record<string, 'boolean' | 'string' | 'integer' | 'status'> = {
  published: 'boolean',
  status: 'status',
  expireDate: 'string',
  type: 'string',
  importance: 'integer',
  breakingNews: 'boolean',
  url: 'string',
  imageUrl: 'string',
  publishDate: 'string',
};

export const recommendationStatuses = ['ALWAYS', 'NEVER', 'EXPIRE_DATE', 'NOT_SET'];
