declare module 'wink-eng-lite-web-model/dist/*' {
  const partOfModel: unknown;
  export default partOfModel;
}
