/** Written by plugins/sandbox. */
declare module '@generated/sandbox/default/intentions.json' {
  import type { Intentions } from '#contract/intentions';
  const data: Intentions;
  export default data;
}

/** Written by plugins/sandbox. */
declare module '@generated/sandbox/default/consoles/media-v2.json' {
  import type { ConsoleData } from '#contract/console-data';
  const data: ConsoleData;
  export default data;
}
