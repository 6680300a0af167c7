import { expect, it } from 'vitest';
import { exampleCollection } from './example-collection';
import { printBruno } from './print-bruno';

it('printBruno() prints a folder that Bruno opens, with an environment for the sandbox', () => {
  const files = Object.entries(printBruno(exampleCollection));
  const text = files.map(([path, content]) => `// ${path}\n${content}`).join('\n');
  expect(text).toMatchInlineSnapshot(`
    "// geneea-media-v2/bruno.json
    {
      "version": "1",
      "name": "Media API",
      "type": "collection",
      "ignore": []
    }

    // geneea-media-v2/environments/Production.bru
    vars {
      baseUrl: https://media-api.geneea.com
      apiKey:
      customerId:
    }

    // geneea-media-v2/environments/Sandbox.bru
    vars {
      baseUrl: http://127.0.0.1:8787
      apiKey: sandbox
      customerId: sandbox
    }

    // geneea-media-v2/Analysis/folder.bru
    meta {
      name: Analysis
      seq: 1
    }

    // geneea-media-v2/Analysis/feedback-analyze.bru
    meta {
      name: Analysis to give feedback on
      type: http
      seq: 1
    }

    post {
      url: {{baseUrl}}/v2/nlp/analyze
      body: json
      auth: none
    }

    headers {
      Authorization: user_key {{apiKey}}
      X-Customer-ID: {{customerId}}
    }

    body:json {
      {
        "text": "Prague is in Czechia.",
        "domain": null,
        "analyses": [
          "tags"
        ]
      }
    }

    vars:post-response {
      feedbackAnalyzeReferenceKey: res.body.metadata.referenceKey
    }

    assert {
      res.status: eq 200
    }

    docs {
      Analyzes an article, and returns the key of this analysis. Keep the key: feedback names it, so that Geneea knows what it is about.
    }

    // geneea-media-v2/Analysis/feedback-tags.bru
    meta {
      name: Feedback on tags
      type: http
      seq: 2
    }

    put {
      url: {{baseUrl}}/v2/nlp/feedback
      body: json
      auth: none
    }

    headers {
      Authorization: user_key {{apiKey}}
      X-Customer-ID: {{customerId}}
    }

    body:json {
      {
        "referenceKey": "{{feedbackAnalyzeReferenceKey}}",
        "tags": [
          {
            "id": "t1"
          }
        ]
      }
    }

    assert {
      res.status: eq 204
    }

    docs {
      Says which tags an editor chose.
    }

    // geneea-media-v2/Photos/folder.bru
    meta {
      name: Photos
      seq: 2
    }

    // geneea-media-v2/Photos/photos-search.bru
    meta {
      name: Photos of a castle
      type: http
      seq: 1
    }

    get {
      url: {{baseUrl}}/v2/photos/demo?name=Pra%C5%BEsk%C3%BD+hrad&count=2
      body: none
      auth: none
    }

    headers {
      Authorization: user_key {{apiKey}}
      X-Customer-ID: {{customerId}}
    }

    assert {
      res.status: eq 200
    }

    docs {
      Finds photos by the words of their caption, such as the name of a castle, a city, or a person.
    }
    "
  `);
});
