/** Written by plugins/sandbox. */
declare module '@generated/sandbox/default/aids.json' {
  const data: { photoFields: string[]; statuses: Record<string, string> };
  export default data;
}
