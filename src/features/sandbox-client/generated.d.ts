/** The bundler replaces these files by their URLs; see plugins/sandbox/index.ts. */
declare module '@generated/sandbox/default/contracts.json' {
  const url: string;
  export default url;
}

declare module '@generated/sandbox/default/requests/*' {
  const url: string;
  export default url;
}

declare module '@generated/sandbox/default/samples/*' {
  const url: string;
  export default url;
}
