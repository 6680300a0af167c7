import type { Draft } from '../playground';
import type { Results } from './analyze-article';

const TEMPLATES: Record<Draft['language'], string> = {
  en: `The text mentions {{ people|unitNum('person') }} and {{ places|unitNum('place') }}
{%- if main %}, above all {{ main }}{% endif %}
{%- if articles %}; {{ articles|unitNum('article', m='#1') }} in the archive {{ 'be'|m('@1') }} related to it{% endif %}.`,
  cs: `Text zmiňuje {{ people|unitNum('člověk', '4') }} a {{ places|unitNum('místo', '4') }}
{%- if articles %}; v archivu {{ 'být'|m('@1') }} {{ articles|unitNum('článek', m='#1') }} na podobné téma{% endif %}.`,
};

/** A sentence about the results: a template of Genja, with data that is taken from the responses. */
export function buildDraft({ analysis, articles }: Results): Draft {
  const { entities = [], tags = [] } = analysis;
  const count = (entityType: string) => entities.filter(({ type }) => type === entityType).length;
  const [main] = [...tags].sort((a, b) => b.relevance - a.relevance);
  const data = {
    people: count('person'),
    places: count('location'),
    articles: articles.length,
    ...(main && { main: main.stdForm }),
  };
  const language = analysis.language.detected === 'cs' ? 'cs' : 'en';
  return { template: TEMPLATES[language], data: JSON.stringify(data, null, 2), language, seed: 0 };
}
