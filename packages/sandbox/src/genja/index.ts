import type { RenderResult, TemplateErrorReport } from '@docs/genja';
import type { OpenApiDocument } from '@docs/openapi';
import { DEFAULT_LIMITS, guessLanguage, render } from '@docs/genja';
import { nextTask } from '@docs/utils';
import { listRoutes } from '../http/routes';
import type { Route } from '../http/routes';
import { badRequest, ok } from '../replies';
import type { Operations, Violation, Handler } from '../types';
import generator from './generator.json';
import { BUCKETS, listViewerItems, viewerOperations } from './viewer';
import viewer from './viewer.data.json';
import { warn } from '../warnings';

interface GenerateRequest {
  templates: { id?: string; name?: string; body: string }[];
  data?: Record<string, unknown>;
}

const ITEMS = Object.fromEntries(BUCKETS.flatMap(listViewerItems).map((item) => [item.id, item]));

/**
 * Runs the templates. Which language a domain sets and how several texts are combined is not
 * documented: the sandbox looks for Czech words, and puts each text on a separate line.
 */
const generate: Handler = async ({ body }, { random }) => {
  const { templates, data = {} } = body as GenerateRequest;
  const language = guessLanguage(templates.map((template) => template.body).join('\n'), data);
  // Many templates take no longer than one.
  const limits = { steps: Math.ceil(DEFAULT_LIMITS.steps / templates.length) };
  const results: RenderResult[] = [];
  for (const { body: template } of templates) {
    results.push(render({ template, data, language, random, items: ITEMS, limits }));
    await nextTask();
  }
  const violations = results.flatMap((result, index) =>
    result.ok ? [] : [buildViolation(result.error, index)],
  );
  if (violations.length > 0) return badRequest(violations);
  const texts = results.flatMap((result) => (result.ok ? [result.output] : []));
  const messages = results.flatMap((result) =>
    result.ok ? result.warnings.map(({ message }) => message) : [],
  );
  return ok({ article: texts.join('\n') }, [
    warn(
      'sandbox-genja-language',
      `the language of this simulation is ${language === 'cs' ? 'Czech' : 'English'} ({# language=cs #} or {# language=en #} in a template sets it)`,
    ),
    ...(texts.length > 1
      ? [warn('sandbox-genja-templates', 'each template is on its own line')]
      : []),
    ...messages.map((message) => warn('sandbox-genja', message)),
  ]);
};

function buildViolation(error: TemplateErrorReport, index: number): Violation {
  const { line, column, message, suggestion } = error;
  return {
    pointer: `/templates/${index}/body`,
    expected: `a template that runs (line ${line}, column ${column}: ${message})`,
    rule: 'sandbox-genja-template',
    remedy: suggestion ?? `Correct the template at line ${line}, column ${column}.`,
  };
}

/**
 * The endpoints that /genja/api/ and /genja/kb/ document. The first request to one of them loads
 * them, because the engine is large.
 */
export const genjaRoutes: Route[] = listRoutes({
  genja: generator as OpenApiDocument,
  genjaViewer: viewer as OpenApiDocument,
});

export const genjaOperations: Operations = { generate, ...viewerOperations };
