import type { ConsoleRequest } from '../links/shared-request';
import { isSameRequest } from '../links/to-example-request';

/** What a reader has typed into a console. */
export interface Draft {
  call: ConsoleRequest;
  /** What other calls have taken the place of, the latest first. */
  replaced: ConsoleRequest[];
}

type IsKept = (call: ConsoleRequest) => boolean;

/** Puts another call in; what stood there is kept, unless it can be had elsewhere. */
export function replace({ call, replaced }: Draft, next: ConsoleRequest, isKept: IsKept): Draft {
  const all = isKept(call) ? replaced : [call, ...replaced];
  return { call: next, replaced: all.filter((one) => !isSameRequest(one, next)) };
}

/** Exchanges the request for the one that was replaced last; again and again it goes through all. */
export function bringBack({ call, replaced }: Draft, isKept: IsKept): Draft {
  const [last, ...others] = replaced;
  if (!last) return { call, replaced };
  return { call: last, replaced: isKept(call) ? others : [...others, call] };
}
