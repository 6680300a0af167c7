/** Ten hexadecimal digits are enough to tell some hundred samples, and their changes, apart. */
const DIGITS = 10;

/**
 * Returns a short text that changes with every change of a sample, so that a record of an
 * execution cannot outlive the sample it is about.
 *
 * @example
 * await toFingerprint('print(1)\n'); // 'cc42155088'
 */
export async function toFingerprint(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  const bytes = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return bytes.join('').slice(0, DIGITS);
}
