import { send } from '@site/src/features/sandbox-client/send';

/** Sends a request to the sandbox of the page, which counts it as one of the reader's own. */
export async function sendInPage(request: Request): Promise<Response> {
  const { method, url, headers } = request;
  const body = await request.text();
  const exchange = await send({
    method,
    url,
    headers: [...headers],
    ...(body !== '' && { body }),
  });
  return new Response(exchange.text === '' ? null : exchange.text, {
    status: exchange.status,
    headers: exchange.headers,
  });
}
