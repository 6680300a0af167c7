export type RecordedWindow = Window & { recordedMessages: string[] };

/**
 * Runs in a page before its own scripts and keeps what its console shows, for engines whose driver
 * does not tell. It sees no resource that is missing: the server of the tests does.
 */
export function recordConsole(): void {
  const messages: string[] = [];
  (window as unknown as RecordedWindow).recordedMessages = messages;
  for (const level of ['error', 'warn'] as const) {
    const log = console[level];
    console[level] = (...values: unknown[]) => {
      messages.push(values.map(String).join(' '));
      log(...values);
    };
  }
  window.addEventListener('error', ({ message }) => messages.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => messages.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    messages.push(`${violatedDirective} blocked ${blockedURI}`),
  );
}
