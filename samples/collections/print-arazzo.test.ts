import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { exampleCollection } from './example-collection';
import { printArazzo } from './print-arazzo';

const OPENAPI = 'https://docs.example/openapi.yaml';

it('printArazzo() begins a workflow with the requests that it needs, and hands on what they return', () => {
  expect(printArazzo(exampleCollection, '2.1', OPENAPI)).toMatchInlineSnapshot(`
    "arazzo: 1.0.1
    info:
      title: Request sequences of the Media API
      version: "2.1"
    sourceDescriptions:
      - name: media-v2
        url: https://docs.example/openapi.yaml
        type: openapi
    workflows:
      - workflowId: feedback-analyze
        summary: Analysis to give feedback on
        description: |-
          Analyzes an article, and returns the key of this analysis.

          Keep the key: feedback names it, so that Geneea knows what it is about.
        inputs:
          type: object
          required:
            - apiKey
            - customerId
          properties:
            apiKey:
              type: string
              description: For the header Authorization.
            customerId:
              type: string
              description: For the header X-Customer-ID.
        steps:
          - stepId: feedback-analyze
            description: Analysis to give feedback on
            operationId: analyze
            parameters:
              - name: Authorization
                in: header
                value: user_key {$inputs.apiKey}
              - name: X-Customer-ID
                in: header
                value: $inputs.customerId
            requestBody:
              contentType: application/json
              payload:
                text: Prague is in Czechia.
                domain: null
                analyses:
                  - tags
            successCriteria:
              - condition: $statusCode == 200
            outputs:
              feedbackAnalyzeReferenceKey: $response.body#/metadata/referenceKey
      - workflowId: feedback-tags
        summary: Feedback on tags
        description: Says which tags an editor chose.
        inputs:
          type: object
          required:
            - apiKey
            - customerId
          properties:
            apiKey:
              type: string
              description: For the header Authorization.
            customerId:
              type: string
              description: For the header X-Customer-ID.
        steps:
          - stepId: feedback-analyze
            description: Analysis to give feedback on
            operationId: analyze
            parameters:
              - name: Authorization
                in: header
                value: user_key {$inputs.apiKey}
              - name: X-Customer-ID
                in: header
                value: $inputs.customerId
            requestBody:
              contentType: application/json
              payload:
                text: Prague is in Czechia.
                domain: null
                analyses:
                  - tags
            successCriteria:
              - condition: $statusCode == 200
            outputs:
              feedbackAnalyzeReferenceKey: $response.body#/metadata/referenceKey
          - stepId: feedback-tags
            description: Feedback on tags
            operationId: sendFeedback
            parameters:
              - name: Authorization
                in: header
                value: user_key {$inputs.apiKey}
              - name: X-Customer-ID
                in: header
                value: $inputs.customerId
            requestBody:
              contentType: application/json
              payload:
                referenceKey: $steps.feedback-analyze.outputs.feedbackAnalyzeReferenceKey
                tags:
                  - id: t1
            successCriteria:
              - condition: $statusCode == 204
      - workflowId: photos-search
        summary: Photos of a castle
        description: Finds photos by the words of their caption, such as the name of a castle, a city, or a person.
        inputs:
          type: object
          required:
            - apiKey
            - customerId
          properties:
            apiKey:
              type: string
              description: For the header Authorization.
            customerId:
              type: string
              description: For the header X-Customer-ID.
        steps:
          - stepId: photos-search
            description: Photos of a castle
            operationId: searchPhotos
            parameters:
              - name: Authorization
                in: header
                value: user_key {$inputs.apiKey}
              - name: X-Customer-ID
                in: header
                value: $inputs.customerId
              - name: dataset
                in: path
                value: demo
              - name: name
                in: query
                value: Pražský hrad
              - name: count
                in: query
                value: "2"
            successCriteria:
              - condition: $statusCode == 200
    "
  `);
});

it('printArazzo() joins several inputs in one header', () => {
  const headers: [string, string][] = [['Authorization', '{{customerId}}:{{apiKey}}']];
  const { workflows } = parse(printArazzo({ ...exampleCollection, headers }, '2.1', OPENAPI));
  expect(workflows[0].steps[0].parameters).toEqual([
    {
      name: 'Authorization',
      in: 'header',
      value: '{$inputs.customerId}:{$inputs.apiKey}',
    },
  ]);
});

it('printArazzo() escapes the names of a pointer', () => {
  const [analysis] = exampleCollection.folders;
  const [request] = analysis!.requests;
  const [capture] = request!.captures;
  const captures = [{ ...capture!, path: ['a/b~c', 'referenceKey'] }];
  const folders = [{ ...analysis!, requests: [{ ...request!, captures }] }];
  expect(printArazzo({ ...exampleCollection, folders }, '2.1', OPENAPI)).toContain(
    '$response.body#/a~1b~0c/referenceKey',
  );
});
