import { expect, it } from 'vitest';
import { exampleCollection } from './example-collection';
import { printHurl } from './print-hurl';

it('printHurl() prints a file that checks each status, and names the variables to set', () => {
  expect(printHurl(exampleCollection)).toMatchInlineSnapshot(`
    "# Media API. Variables: baseUrl, apiKey, customerId

    # Analysis to give feedback on
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
    HTTP 200
    [Captures]
    feedbackAnalyzeReferenceKey: jsonpath "$.metadata.referenceKey"

    # Feedback on tags
    PUT {{baseUrl}}/v2/nlp/feedback
    Authorization: user_key {{apiKey}}
    X-Customer-ID: {{customerId}}
    Content-Type: application/json
    {
      "referenceKey": "{{feedbackAnalyzeReferenceKey}}",
      "tags": [
        {
          "id": "t1"
        }
      ]
    }
    HTTP 204

    # Photos of a castle
    GET {{baseUrl}}/v2/photos/demo?name=Pra%C5%BEsk%C3%BD+hrad&count=2
    Authorization: user_key {{apiKey}}
    X-Customer-ID: {{customerId}}
    HTTP 200
    "
  `);
});
