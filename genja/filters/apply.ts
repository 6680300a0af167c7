import { notSupported, TemplateError } from '../error';
import type { Context } from '../interpreter/context';
import { FILTER_NAMES, LEFT_OUT_FILTERS, suggestName } from '../names';
import { asText, type CallArguments, type Value } from '../values/types';
import type { Filter } from './define';
import { KNOWLEDGE_FILTERS } from './knowledge-base';
import { LIST_FILTERS } from './lists';
import { MORPHOLOGY_FILTERS } from './morphology';
import { NUMBER_FILTERS } from './numbers';
import { TEXT_FILTERS } from './text';

const FILTERS: Record<string, Filter> = {
  ...TEXT_FILTERS,
  ...LIST_FILTERS,
  ...NUMBER_FILTERS,
  ...MORPHOLOGY_FILTERS,
  ...KNOWLEDGE_FILTERS,
};

export function applyFilter(
  name: string,
  value: Value,
  call: CallArguments,
  context: Context,
): Value {
  const size = asText(value)?.length ?? (Array.isArray(value) ? value.length : 0);
  context.budget.spend(1 + (size >> 6));
  if (Object.hasOwn(FILTERS, name)) return FILTERS[name]!(value, call, context);
  // The parser checks names; this one was computed: `map('uper')`.
  if (LEFT_OUT_FILTERS.has(name)) throw notSupported(`The filter "${name}"`, context.at);
  const hint = suggestName(name, FILTER_NAMES);
  throw new TemplateError(`There is no filter "${name}".`, context.at, hint);
}
