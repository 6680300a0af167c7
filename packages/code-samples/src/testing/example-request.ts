import { KEY_PLACEHOLDER, type SampleRequest } from '../request';

/** The documentation's own first request, for tests. */
export const exampleRequest: SampleRequest = {
  name: 'analyze',
  method: 'POST',
  url: 'https://media-api.example.com/v2/nlp/analyze',
  headers: [
    ['X-API-Key', KEY_PLACEHOLDER],
    ['Content-Type', 'application/json'],
  ],
  body: {
    id: '1234',
    title: 'Emmanuel Macron in Germany.',
    text: "Mr. Macron's visit to a trade show",
    analyses: ['entities', 'tags'],
    returnMentions: true,
  },
};
