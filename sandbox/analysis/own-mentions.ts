import type { FoundEntity } from './model';

/** The places where the text itself names the entity: not those where another one brings it. */
export function listOwnMentions({ mentions }: FoundEntity): FoundEntity['mentions'] {
  return mentions.filter(({ derivedFromEntityId }) => derivedFromEntityId === undefined);
}
