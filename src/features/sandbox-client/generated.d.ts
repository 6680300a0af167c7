/** The bundler replaces these files by their addresses; see plugins/sandbox/index.ts. */
declare module '@generated/sandbox/default/contracts.json' {
  const address: string;
  export default address;
}

declare module '@generated/sandbox/default/recipes/*' {
  const address: string;
  export default address;
}
