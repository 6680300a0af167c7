import { expect, it } from 'vitest';
import { exampleCollection } from './example-collection';
import { printInsomnia } from './print-insomnia';

it('printInsomnia() prints a collection with an environment for the sandbox', () => {
  expect(printInsomnia(exampleCollection)).toMatchInlineSnapshot(`
    "type: collection.insomnia.rest/5.0
    name: Media API
    meta:
      id: wrk_media_v2
    collection:
      - name: Analysis
        meta:
          id: fld_media_v2_1
          description: What an article is about.
          sortKey: 0
        children:
          - name: Analysis to give feedback on
            url: "{{ _.baseUrl }}/v2/nlp/analyze"
            method: POST
            headers:
              - name: Authorization
                value: user_key {{ _.apiKey }}
              - name: X-Customer-ID
                value: "{{ _.customerId }}"
              - name: Content-Type
                value: application/json
            body:
              mimeType: application/json
              text: |-
                {
                  "text": "Prague is in Czechia.",
                  "domain": null,
                  "analyses": [
                    "tags"
                  ]
                }
            scripts:
              afterResponse: |-
                insomnia.test('Status 200', () => insomnia.expect(insomnia.response.code).to.eql(200));
                insomnia.baseEnvironment.set('feedbackAnalyzeReferenceKey', insomnia.response.json().metadata.referenceKey);
            settings:
              renderRequestBody: true
              encodeUrl: false
              rebuildPath: true
              cookies:
                send: false
                store: false
            meta:
              id: req_media_v2_feedback_analyze
              description: |-
                Analyzes an article, and returns the key of this analysis.

                Keep the key: feedback names it, so that Geneea knows what it is about.
              sortKey: 0
          - name: Feedback on tags
            url: "{{ _.baseUrl }}/v2/nlp/feedback"
            method: PUT
            headers:
              - name: Authorization
                value: user_key {{ _.apiKey }}
              - name: X-Customer-ID
                value: "{{ _.customerId }}"
              - name: Content-Type
                value: application/json
            body:
              mimeType: application/json
              text: |-
                {
                  "referenceKey": "{{ _.feedbackAnalyzeReferenceKey }}",
                  "tags": [
                    {
                      "id": "t1"
                    }
                  ]
                }
            scripts:
              afterResponse: insomnia.test('Status 204', () => insomnia.expect(insomnia.response.code).to.eql(204));
            settings:
              renderRequestBody: true
              encodeUrl: false
              rebuildPath: true
              cookies:
                send: false
                store: false
            meta:
              id: req_media_v2_feedback_tags
              description: Says which tags an editor chose.
              sortKey: 1
      - name: Photos
        meta:
          id: fld_media_v2_2
          description: ""
          sortKey: 1
        children:
          - name: Photos of a castle
            url: "{{ _.baseUrl }}/v2/photos/demo?name=Pra%C5%BEsk%C3%BD+hrad&count=2"
            method: GET
            headers:
              - name: Authorization
                value: user_key {{ _.apiKey }}
              - name: X-Customer-ID
                value: "{{ _.customerId }}"
            scripts:
              afterResponse: insomnia.test('Status 200', () => insomnia.expect(insomnia.response.code).to.eql(200));
            settings:
              renderRequestBody: true
              encodeUrl: false
              rebuildPath: true
              cookies:
                send: false
                store: false
            meta:
              id: req_media_v2_photos_search
              description: Finds photos by the words of their caption, such as the name of a castle, a city, or a person.
              sortKey: 0
    environments:
      name: Base environment
      meta:
        id: env_media_v2
      data:
        baseUrl: https://media-api.geneea.com
        apiKey: ""
        customerId: ""
      subEnvironments:
        - name: Sandbox
          meta:
            id: env_media_v2_sandbox
          data:
            baseUrl: http://127.0.0.1:8787
            apiKey: sandbox
            customerId: sandbox
    "
  `);
});
