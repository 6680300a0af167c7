// @vitest-environment jsdom
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import JsonView from '../../../../json/JsonView';
import { useNextRequests } from './use-next-requests';
import type { ConsoleRun } from '../use-send';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const VALUE = { photosIds: ['a', 'b'] };
const onOpen = (): void => undefined;

/** A response with photos, and how often the request is read to find out what can be done with them. */
function response(): { sent: ConsoleRun; count(): number } {
  let reads = 0;
  const call = {
    operationId: 'recommendPhotos',
    path: { dataset: 'demo' },
    query: {},
    get body() {
      reads += 1;
      return '{"id":"1"}';
    },
  };
  const exchange = {
    request: { method: 'POST', url: 'https://api.test/', headers: [] },
    status: 200,
    headers: [],
    text: JSON.stringify(VALUE),
    bytes: 0,
    milliseconds: 1,
  };
  return { sent: { exchange, call, typed: call, target: '' }, count: () => reads };
}

function Shown({ sent }: { sent: ConsoleRun }): ReactNode {
  return <JsonView value={VALUE} label="JSON" renderBeside={useNextRequests(sent, onOpen)} />;
}

test('what can be done with the values of a response is found once, however often it is drawn', () => {
  const container = document.createElement('div');
  const root = createRoot(container);
  const first = response();
  act(() => root.render(<Shown sent={first.sent} />));
  expect(container.querySelectorAll('button[aria-label$=": a"]')).toHaveLength(1);
  const reads = first.count();
  expect(reads).toBeGreaterThan(0);
  act(() => root.render(<Shown sent={first.sent} />));
  expect(first.count()).toBe(reads);
  const second = response();
  act(() => root.render(<Shown sent={second.sent} />));
  expect(second.count()).toBeGreaterThan(0);
});
