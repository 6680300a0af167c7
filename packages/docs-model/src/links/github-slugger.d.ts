/** Version 1 comes without types. */
declare module 'github-slugger' {
  export default class GithubSlugger {
    slug(value: string): string;
  }
}
