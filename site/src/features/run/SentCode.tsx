import { provider } from '@docs/vendor';
import RequestCode from './RequestCode';
import { parseJson } from '../json';
import type { Exchange } from '../sandbox';

interface Props {
  operationId: string;
  request: Exchange['request'];
}

/** A request that the sandbox has received, as code. */
export default function SentCode({ operationId, request }: Props) {
  return (
    <RequestCode
      request={{
        name: operationId,
        method: request.method,
        url: request.url,
        headers: [[provider.key.header, provider.key.placeholder]],
        body: parseJson(request.body ?? ''),
      }}
    />
  );
}
