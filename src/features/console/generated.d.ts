/** Written by plugins/sandbox. */
declare module '@generated/sandbox/default/consoles/media-v2.json' {
  import type { ConsoleData } from '#contract/console-data';
  const data: ConsoleData;
  export default data;
}
