import type { IncomingMessage } from 'node:http';

/** Beyond this, reading on costs more than a broken connection. */
const MOST_READ = 64 * 1024 * 1024;

export interface TakenBody {
  /** The beginning of the body: all of it, or more than `most` bytes. */
  bytes: Buffer<ArrayBuffer>;
  isRead: boolean;
}

/**
 * Reads a body to its end and keeps little more than `most` bytes. A client that is still sending
 * when the response comes reports a broken pipe instead of the status.
 */
export function takeBody(incoming: IncomingMessage, most: number): Promise<TakenBody> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let [kept, read] = [0, 0];
    const finish = (isRead: boolean): void => resolve({ bytes: Buffer.concat(chunks), isRead });
    incoming.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (kept <= most) {
        chunks.push(chunk);
        kept += chunk.length;
      }
      if (read > MOST_READ) {
        incoming.pause();
        finish(false);
      }
    });
    incoming.on('end', () => finish(true));
    incoming.on('error', reject);
  });
}
