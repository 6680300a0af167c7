import type { Collection } from './collection';

/** An analysis, feedback on it, and a search without a body: for tests of the formats. */
export const exampleCollection: Collection = {
  title: 'Media API',
  variables: [
    {
      name: 'baseUrl',
      value: 'https://media-api.geneea.com',
      description: 'The API, or a local sandbox.',
    },
    { name: 'apiKey', value: '', description: 'For the header Authorization.' },
    { name: 'customerId', value: '', description: 'For the header X-Customer-ID.' },
  ],
  headers: [
    ['Authorization', 'user_key {{apiKey}}'],
    ['X-Customer-ID', '{{customerId}}'],
  ],
  folders: [
    {
      name: 'Analysis',
      description: 'What an article is about.',
      requests: [
        {
          name: 'feedback-analyze',
          title: 'Analysis to give feedback on',
          description:
            'Analyzes an article, and returns the key of this analysis.\n\n' +
            'Keep the key: feedback names it, so that Geneea knows what it is about.',
          method: 'POST',
          path: '/v2/nlp/analyze',
          body: { text: 'Prague is in Czechia.', domain: null, analyses: ['tags'] },
          status: 200,
          captures: [
            {
              variable: 'feedbackAnalyzeReferenceKey',
              request: 'feedback-analyze',
              path: ['metadata', 'referenceKey'],
            },
          ],
        },
        {
          name: 'feedback-tags',
          title: 'Feedback on tags',
          description: 'Says which tags an editor chose.',
          method: 'PUT',
          path: '/v2/nlp/feedback',
          body: { referenceKey: '{{feedbackAnalyzeReferenceKey}}', tags: [{ id: 't1' }] },
          status: 204,
          captures: [],
        },
      ],
    },
    {
      name: 'Photos',
      description: '',
      requests: [
        {
          name: 'photos-search',
          title: 'Photos of a castle',
          description:
            'Finds photos by the words of their caption, such as the name of a castle, a city, or a person.',
          method: 'GET',
          path: '/v2/photos/demo?name=Pra%C5%BEsk%C3%BD+hrad&count=2',
          status: 200,
          captures: [],
        },
      ],
    },
  ],
};
