import { createHash } from 'node:crypto';

/** As `sha256sum --check` reads it. */
export function printChecksum(content: Uint8Array, name: string): string {
  return `${createHash('sha256').update(content).digest('hex')}  ${name}\n`;
}
