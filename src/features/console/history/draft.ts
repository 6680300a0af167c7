import type { SharedCall } from '../links/shared-request';
import { isSameCall } from '../links/to-example-request';

/** What a reader has typed into a console. */
export interface Typed {
  call: SharedCall;
  /** What other calls have taken the place of, the latest first. */
  replaced: SharedCall[];
}

type IsKept = (call: SharedCall) => boolean;

/** Puts another call in; what stood there is kept, unless it can be had elsewhere. */
export function replace({ call, replaced }: Typed, next: SharedCall, isKept: IsKept): Typed {
  const all = isKept(call) ? replaced : [call, ...replaced];
  return { call: next, replaced: all.filter((one) => !isSameCall(one, next)) };
}

/** Exchanges the call for the one that was replaced last; again and again it goes through all. */
export function bringBack({ call, replaced }: Typed, isKept: IsKept): Typed {
  const [last, ...others] = replaced;
  if (!last) return { call, replaced };
  return { call: last, replaced: isKept(call) ? others : [...others, call] };
}
