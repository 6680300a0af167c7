import { expect, test } from 'vitest';
import { exampleRequest } from '../example-request';
import { printPythonSdk } from './print-python-sdk';
import { KEY_PLACEHOLDER } from '../request';

test('printPythonSdk() sends the key of the Media API in its own header', () => {
  expect(printPythonSdk(exampleRequest)).toMatchInlineSnapshot(`
    "import json

    from geneeanlpclient import g3  # pip install geneea-nlp-client

    builder = g3.Request.Builder(
        analyses=[g3.AnalysisType.ENTITIES, g3.AnalysisType.TAGS],
        returnMentions=True,
    )
    request = builder.build(
        id='1234',
        title='Emmanuel Macron in Germany.',
        text="Mr. Macron's visit to a trade show",
    )

    with g3.Client.create(url='https://media-api.geneea.com/v2/nlp/analyze') as client:
        # This API uses another header for the key; ignore the warning about the user key.
        client.session.headers['X-API-Key'] = '<YOUR_API_KEY>'
        analysis = client.analyze(request)

    print(json.dumps(g3.toDict(analysis), indent=2))
    "
  `);
});

test('printPythonSdk() gives the key of the General API to the client', () => {
  const request = {
    ...exampleRequest,
    url: 'https://api.geneea.com/v3/analysis',
    headers: [['Authorization', `user_key ${KEY_PLACEHOLDER}`] as [string, string]],
    body: { id: '1', text: 'Paris' },
  };
  expect(printPythonSdk(request)).toMatchInlineSnapshot(`
    "import json

    from geneeanlpclient import g3  # pip install geneea-nlp-client

    builder = g3.Request.Builder()
    request = builder.build(
        id='1',
        text='Paris',
    )

    with g3.Client.create(
        url='https://api.geneea.com/v3/analysis',
        userKey='<YOUR_API_KEY>',
    ) as client:
        analysis = client.analyze(request)

    print(json.dumps(g3.toDict(analysis), indent=2))
    "
  `);
});

test('printPythonSdk() passes on fields which the SDK does not know', () => {
  const body = {
    id: '1',
    paraSpecs: [{ type: 'title', text: "It's" }],
    presentationLanguage: 'de',
    categories: [{ taxonomy: 'Custom', code: 'sport' }],
  };
  expect(printPythonSdk({ ...exampleRequest, body })).toMatchInlineSnapshot(`
    "import json

    from geneeanlpclient import g3  # pip install geneea-nlp-client

    builder = g3.Request.Builder(
        customConfig={
            'presentationLanguage': 'de',
            'categories': [
                {
                    'taxonomy': 'Custom',
                    'code': 'sport',
                },
            ],
        },
    )
    request = builder.build(
        id='1',
        paraSpecs=[
            g3.ParaSpec(type='title', text="It's"),
        ],
    )

    with g3.Client.create(url='https://media-api.geneea.com/v2/nlp/analyze') as client:
        # This API uses another header for the key; ignore the warning about the user key.
        client.session.headers['X-API-Key'] = '<YOUR_API_KEY>'
        analysis = client.analyze(request)

    print(json.dumps(g3.toDict(analysis), indent=2))
    "
  `);
});

test('printPythonSdk() sets the headers that the SDK does not know', () => {
  const headers: [string, string][] = [
    ['Authorization', `user_key ${KEY_PLACEHOLDER}`],
    ['Accept', 'application/json'],
    ['X-Customer-ID', '42'],
    ['X-Trace', 'a'],
  ];
  expect(printPythonSdk({ ...exampleRequest, headers })).toContain(`
    userKey='<YOUR_API_KEY>',
) as client:
    client.session.headers['X-Customer-ID'] = '42'
    client.session.headers['X-Trace'] = 'a'
    analysis = client.analyze(request)
`);
});

test('printPythonSdk() sets another kind of authorization as a header', () => {
  const headers: [string, string][] = [
    ['Authorization', `Bearer ${KEY_PLACEHOLDER}`],
    ['X-Trace', 'user_key 1'],
  ];
  const code = printPythonSdk({ ...exampleRequest, headers });
  expect(code).not.toContain('userKey=');
  expect(code).toContain(`
    client.session.headers['Authorization'] = 'Bearer <YOUR_API_KEY>'
    client.session.headers['X-Trace'] = 'user_key 1'
`);
});

test.each([undefined, null, 'Paris'])('printPythonSdk() rejects the body %j', (body) => {
  expect(() => printPythonSdk({ ...exampleRequest, body })).toThrow(
    'The request "analyze" has no document for the SDK to analyze.',
  );
});
