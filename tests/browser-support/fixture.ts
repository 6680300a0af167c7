// Features that Firefox 125 lacks, for the test of the check; this file is never executed.

/** A member of a parameter. */
export function readMember(request: Request): unknown {
  return request.body;
}

/** The same by its name in a pattern. */
export function readPattern({ body }: Request): unknown {
  return body;
}

export const store = typeof CookieStore;

export const pattern = new RegExp('(?i:a)');
