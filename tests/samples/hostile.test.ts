import { provider } from '@docs/vendor';
import type { SampleRequest } from '@docs/code-samples';
import { describeCases } from './describe-cases';
import type { Case } from './describe-cases';
import { hostileRequests } from './hostile-requests';
import { oddRequests } from './unusual-requests';
import { toWebRequest } from './servers/example-sandbox';
import { toReceived } from './servers/open-server';
import { probe } from '../support/copy-repository';
import { copyWithSecondVendor } from '../support/second-vendor';

// Every printer brings data that break careless quoting to the server unchanged, and prints an
// answer that is hard to print. The requests of another vendor's API are among them.

const RESPONSE = {
  text: `Žluťoučký "kůň" it's \\ 😀 <b> & \u2028 \n`,
  numbers: [96.0, 0.1, 0.30000000000000004, 1e-7, 12345678901],
  flags: [true, false, null],
  empty: [{}, [], ''],
  single: ['x'],
};

const { requests } = probe<{ requests: SampleRequest[] }>(copyWithSecondVendor());
const vendorRequests = requests.map((request): [string, SampleRequest] => [
  `second vendor, ${request.name}`,
  { ...request, url: request.url.replace(/^https:\/\/[^/]+/, provider.hosts.mediaApi) },
]);

describeCases((language) =>
  [...hostileRequests, ...oddRequests, ...vendorRequests]
    .filter(([, request]) => language.supports?.(request) ?? true)
    .map(([name, request]) => toCase(name, request, language)),
);

function toCase(
  name: string,
  request: SampleRequest,
  {
    fileName,
    print,
  }: { fileName: (r: SampleRequest) => string; print: (r: SampleRequest) => string },
): Case {
  const hasResponse = request.response !== 'none';
  return {
    name,
    fileName: fileName(request),
    text: print(request),
    openHandler: () =>
      Promise.resolve(() =>
        Promise.resolve(hasResponse ? Response.json(RESPONSE) : new Response(null)),
      ),
    toWant: async () => ({
      received: [await toReceived(toWebRequest(request))],
      documents: hasResponse ? [JSON.parse(JSON.stringify(RESPONSE))] : [],
    }),
  };
}
