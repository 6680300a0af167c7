import { expect, it } from 'vitest';
import { exampleCollection } from './example-collection';
import { printHttp } from './print-http';

it('printHttp() prints a file whose requests take values from earlier responses', () => {
  expect(printHttp(exampleCollection)).toMatchInlineSnapshot(`
    "# Media API
    @baseUrl = https://media-api.geneea.com
    @apiKey = YOUR_KEY
    @customerId = YOUR_KEY

    ### Analysis to give feedback on
    # Analyzes an article, and returns the key of this analysis. Keep the key: feedback names it, so that Geneea knows what it is about.
    # Expected status: 200
    # @name feedback_analyze
    POST {{baseUrl}}/v2/nlp/analyze
    Authorization: user_key {{apiKey}}
    X-Customer-ID: {{customerId}}
    Content-Type: application/json

    {
      "text": "Prague is in Czechia.",
      "domain": null,
      "analyses": [
        "tags"
      ]
    }

    ### Feedback on tags
    # Says which tags an editor chose.
    # Expected status: 204
    # @name feedback_tags
    PUT {{baseUrl}}/v2/nlp/feedback
    Authorization: user_key {{apiKey}}
    X-Customer-ID: {{customerId}}
    Content-Type: application/json

    {
      "referenceKey": "{{feedback_analyze.response.body.$.metadata.referenceKey}}",
      "tags": [
        {
          "id": "t1"
        }
      ]
    }

    ### Photos of a castle
    # Finds photos by the words of their caption, such as the name of a castle, a city, or a person.
    # Expected status: 200
    # @name photos_search
    GET {{baseUrl}}/v2/photos/demo?name=Pra%C5%BEsk%C3%BD+hrad&count=2
    Authorization: user_key {{apiKey}}
    X-Customer-ID: {{customerId}}
    "
  `);
});

it('printHttp() rejects a body that refers to a value of no request', () => {
  const [analysis, photos] = exampleCollection.folders;
  const feedback = analysis!.requests.filter(({ name }) => name === 'feedback-tags');
  const folders = [{ ...analysis!, requests: feedback }, photos!];
  expect(() => printHttp({ ...exampleCollection, folders })).toThrow(
    'No request of the collection captures "feedbackAnalyzeReferenceKey".',
  );
});
