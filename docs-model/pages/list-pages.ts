import { products } from '#products';
import { toDiffPages } from './diff-page';
import { toExamplePages } from './example-pages';
import { toFieldsPage, toOverviewPages } from './overview-pages';
import { listContractQuestions, toOpenQuestionsPage } from './open-questions-page';
import type { Page } from './page';
import type { Source } from '#docs-model/facts/source';
import { toTypePage } from './type-page';

/** All pages that are made from a contract. */
export function listPages(source: Source): Page[] {
  return [
    ...toOverviewPages(source),
    toFieldsPage(source),
    toOpenQuestionsPage(
      products.find((product) => product.contract === source.contract)!,
      { guides: source.pageQuestions ?? [], reference: listContractQuestions(source) },
    ),
    ...source.types.map((type, index) => toTypePage(source, type, index)),
    ...toDiffPages(source),
    ...toExamplePages(source),
  ];
}
