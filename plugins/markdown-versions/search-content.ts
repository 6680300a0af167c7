import type { RootContent } from 'mdast';
import type { PageContent } from '#docs-model/markdown/to-markdown-pages';
import { link, list, paragraph, text } from '#docs-model/mdx/blocks';
import { createSlugger } from '#docs-model/links/heading-id';
import type { OpenApiPage } from '#docs-model/openapi/load-page';
import { products } from '#products';

/** The page `/search/`: what it lists for those who cannot search. */
export function toSearchContent(
  pages: PageContent[],
  openApi: OpenApiPage | undefined,
): PageContent {
  return {
    route: '/search/',
    title: 'Search',
    description:
      'Search the documentation: fields, types, calls, paths, status codes and the text of all pages.',
    load: async () => [
      paragraph(text('Searching needs JavaScript. This is the list of all pages.')),
      ...products.flatMap(({ title, route, contract }): RootContent[] => {
        const own = pages.filter((page) => page.route.startsWith(`/${route}/`));
        const reference =
          openApi && contract === openApi.contract
            ? [{ route: '/openapi/', title: openApi.outline.title }]
            : [];
        return [
          {
            type: 'heading',
            depth: 2,
            children: [text(title)],
            data: { id: createSlugger()(title) },
          },
          list([...own, ...reference].map((page) => [link(page.route, text(page.title))])),
        ];
      }),
    ],
  };
}
