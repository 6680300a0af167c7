/** Written by plugins/sandbox. */
declare module '@generated/sandbox/default/aids.json' {
  const data: { photoFields: string[]; statuses: Record<string, string> };
  export default data;
}

declare module '@generated/sandbox/default/v1-examples.json' {
  const data: Record<'Request' | 'Response' | 'Stored tag' | 'Item', unknown>;
  export default data;
}
