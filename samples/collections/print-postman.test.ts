import { expect, it } from 'vitest';
import { exampleCollection } from './example-collection';
import { printPostman } from './print-postman';

it('printPostman() prints a collection that checks each status and keeps values', () => {
  expect(printPostman(exampleCollection)).toMatchInlineSnapshot(`
    "{
     "info": {
      "name": "Media API",
      "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"
     },
     "variable": [
      {
       "key": "baseUrl",
       "value": "https://media-api.geneea.com",
       "description": "The API, or a local sandbox."
      },
      {
       "key": "apiKey",
       "value": "",
       "description": "For the header Authorization."
      },
      {
       "key": "customerId",
       "value": "",
       "description": "For the header X-Customer-ID."
      }
     ],
     "item": [
      {
       "name": "Analysis",
       "description": "What an article is about.",
       "item": [
        {
         "name": "Analysis to give feedback on",
         "request": {
          "method": "POST",
          "description": "Analyzes an article, and returns the key of this analysis.\\n\\nKeep the key: feedback names it, so that Geneea knows what it is about.",
          "header": [
           {
            "key": "authorization",
            "value": "user_key {{apiKey}}"
           },
           {
            "key": "X-Customer-ID",
            "value": "{{customerId}}"
           },
           {
            "key": "Content-Type",
            "value": "application/json"
           }
          ],
          "url": {
           "raw": "{{baseUrl}}/v2/nlp/analyze",
           "host": [
            "{{baseUrl}}"
           ],
           "path": [
            "v2",
            "nlp",
            "analyze"
           ]
          },
          "body": {
           "mode": "raw",
           "raw": "{\\n  \\"text\\": \\"Prague is in Czechia.\\",\\n  \\"domain\\": null,\\n  \\"analyses\\": [\\n    \\"tags\\"\\n  ]\\n}",
           "options": {
            "raw": {
             "language": "json"
            }
           }
          }
         },
         "event": [
          {
           "listen": "test",
           "script": {
            "type": "text/javascript",
            "exec": [
             "pm.test('Status 200', () => pm.response.to.have.status(200));",
             "pm.collectionVariables.set('feedbackAnalyzeReferenceKey', pm.response.json().metadata.referenceKey);"
            ]
           }
          }
         ]
        },
        {
         "name": "Feedback on tags",
         "request": {
          "method": "PUT",
          "description": "Says which tags an editor chose.",
          "header": [
           {
            "key": "authorization",
            "value": "user_key {{apiKey}}"
           },
           {
            "key": "X-Customer-ID",
            "value": "{{customerId}}"
           },
           {
            "key": "Content-Type",
            "value": "application/json"
           }
          ],
          "url": {
           "raw": "{{baseUrl}}/v2/nlp/feedback",
           "host": [
            "{{baseUrl}}"
           ],
           "path": [
            "v2",
            "nlp",
            "feedback"
           ]
          },
          "body": {
           "mode": "raw",
           "raw": "{\\n  \\"referenceKey\\": \\"{{feedbackAnalyzeReferenceKey}}\\",\\n  \\"tags\\": [\\n    {\\n      \\"id\\": \\"t1\\"\\n    }\\n  ]\\n}",
           "options": {
            "raw": {
             "language": "json"
            }
           }
          }
         },
         "event": [
          {
           "listen": "test",
           "script": {
            "type": "text/javascript",
            "exec": [
             "pm.test('Status 204', () => pm.response.to.have.status(204));"
            ]
           }
          }
         ]
        }
       ]
      },
      {
       "name": "Photos",
       "description": "",
       "item": [
        {
         "name": "Photos of a castle",
         "request": {
          "method": "GET",
          "description": "Finds photos by the words of their caption, such as the name of a castle, a city, or a person.",
          "header": [
           {
            "key": "authorization",
            "value": "user_key {{apiKey}}"
           },
           {
            "key": "X-Customer-ID",
            "value": "{{customerId}}"
           }
          ],
          "url": {
           "raw": "{{baseUrl}}/v2/photos/demo?name=Pražský hrad&count=2",
           "host": [
            "{{baseUrl}}"
           ],
           "path": [
            "v2",
            "photos",
            "demo"
           ],
           "query": [
            {
             "key": "name",
             "value": "Pražský hrad"
            },
            {
             "key": "count",
             "value": "2"
            }
           ]
          }
         },
         "event": [
          {
           "listen": "test",
           "script": {
            "type": "text/javascript",
            "exec": [
             "pm.test('Status 200', () => pm.response.to.have.status(200));"
            ]
           }
          }
         ]
        }
       ]
      }
     ]
    }
    "
  `);
});
