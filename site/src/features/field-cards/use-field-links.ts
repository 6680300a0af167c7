import { useEffect, useMemo } from 'react';
import type { FieldCards } from '@docs/openapi/describe';
import { findField, isKnownShape, toFieldUrl, isSent } from '@docs/openapi/describe';
import { toSteps } from '@docs/utils';
import type { ContractName } from '@docs/vendor';
import { findCode } from '@docs/vendor/standards';
import { parseJson } from '../json';
import type { Hooks } from '../json';
import type { Exchange } from '../sandbox';
import { useLazy } from '../../ui/use-lazy';
import { loadCards } from './fetch-cards';

export interface CalledOperation {
  contract: ContractName;
  operationId: string;
}

export interface DocumentedResponse extends CalledOperation {
  exchange: Pick<Exchange, 'request' | 'status'>;
}

interface FieldLinks {
  linkTo?: Hooks['linkTo'];
  sent?: string;
}

/** Links the names of a response with their fields, as soon as the fields are there. */
export function useFieldLinks(of: DocumentedResponse | undefined): FieldLinks {
  const contract = of?.contract;
  // Without the cards the response is shown without links.
  const { value: cards, load } = useLazy(loadCards);
  useEffect(() => {
    if (contract !== undefined) void load(contract);
  }, [contract, load]);
  return useMemo(() => (of && cards ? buildLinks(cards, of) : {}), [of, cards]);
}

/** Links each name of a type, a request, or a response, and the values that its field explains. */
function linkFields(cards: FieldCards, start: string): NonNullable<Hooks['linkTo']> {
  return (pointer, value) => {
    const steps = toSteps(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const location = findField(cards, start, steps);
    if (!location) return {};
    const name = toFieldUrl(cards, location);
    const values =
      location.key === undefined && cards.types[location.type]?.[location.field]?.values;
    const isCoded =
      typeof value === 'string' &&
      ((values && values[value]) || findCode(location, value) !== undefined);
    return isCoded ? { name, value: name } : { name };
  };
}

function buildLinks(cards: FieldCards, { operationId, exchange }: DocumentedResponse): FieldLinks {
  const start = `${operationId}.${exchange.status < 400 ? 'response' : 'error'}`;
  if (!isKnownShape(cards, start)) return {};
  return { linkTo: linkFields(cards, start), sent: listSent(cards, operationId, exchange) };
}

function listSent(
  { types, bodies }: FieldCards,
  operation: string,
  { request }: DocumentedResponse['exchange'],
): string {
  const fields = Object.values(types).flatMap((of) => Object.values(of));
  const options = fields.flatMap(({ appears = [] }) => appears.map(({ option }) => option));
  const sent = {
    operation,
    type: bodies[`${operation}.request`]?.replace(/^\[\]/, ''),
    body: parseJson(request.body ?? ''),
    query: Object.fromEntries(new URL(request.url).searchParams),
  };
  return [...new Set(options)].filter((option) => isSent(option, sent)).join(' ');
}
