/** Waits until everything else had its turn, such as other requests: long work is done in steps. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // Browsers would keep a timer waiting for some milliseconds.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
