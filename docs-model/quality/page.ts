import type { PhrasingContent, RootContent } from 'mdast';
import { contractNames } from '#contract/names';
import { toExampleUrl } from '#docs-model/links/link-targets';
import {
  code,
  heading,
  link,
  list,
  paragraph,
  table,
  text,
  toBlocks,
} from '#docs-model/mdx/blocks';
import type { Page } from '#docs-model/pages/page';
import { interactiveReference, products } from '#products';
import { languages } from '#samples/languages';
import { toLongDate } from '#samples/load-executed';
import type { Executed } from '#samples/load-executed';
import { quickStarts } from '#samples/quick-start';
import { tutorials } from '#samples/tutorials';
import type { Records, RECORD_FILES } from './load-records';

/** The page `/quality/`: what was executed, when, and with what. All of it is from records. */
export function toQualityPage(records: Records): Page {
  return {
    file: 'quality',
    frontMatter: {
      title: 'Quality',
      description:
        'Which code samples, tutorials, requests, and browsers the tests of this documentation ran, ' +
        'when, with which versions, and where the records are.',
      keywords: ['tests', 'evidence', 'tested code samples', 'toolchain', 'versions', 'browsers'],
    },
    content: [
      ...toBlocks(
        'This page lists what the tests of this documentation have executed. It is made from the ' +
          'records of test runs, and each section links to its record. The tests run against the ' +
          '[sandbox](/api_media2/guide/sandbox/), not against the production service.',
      ),
      ...toWarning(records),
      ...toSamples(records),
      ...toTemplates(records),
      ...toTutorials(records),
      ...toOperations(records),
      ...toBrowsers(records),
      ...toAccessibility(records),
      ...toWeights(records),
      ...toTasks(records),
      heading(2, 'each-code-sample', text('Each code sample')),
      toSampleTable(records.executed),
    ],
  };
}

function toWarning({ outdated }: Records): RootContent[] {
  if (outdated.length === 0) return [];
  return [
    paragraph(text('These records are older than what they are about:')),
    list(outdated.map((line) => [text(line)])),
  ];
}

function toSamples({ executed }: Records): RootContent[] {
  const rows = languages.flatMap(({ id, label }) => {
    const execution = executed[id];
    if (!execution) return [];
    const { toolchain, samples, date } = execution;
    return [[label, toolchain, String(Object.keys(samples).length), toLongDate(date)].map(toCell)];
  });
  const total = Object.values(executed).flatMap(({ samples }) => Object.keys(samples)).length;
  return [
    heading(2, 'code-samples', text('Code samples')),
    ...toBlocks(
      'Each code sample is executed as shown. [Tested code samples](/api_general/quick/tested/) says ' +
        'how, and what the tests do not cover.',
    ),
    table(
      ['Language', 'Toolchain', 'Samples', 'Tested'],
      [...rows, ['All', '', String(total), ''].map(toCell)],
    ),
    toSource('samples.json', 'npm run samples:record'),
  ];
}

function toTemplates({ templates }: Records): RootContent[] {
  return [
    heading(2, 'genja-templates', text('Genja templates')),
    paragraph(
      text(
        `The pages contain ${templates} templates with their outputs. A test runs each template with ` +
          'the engine of the playground and compares the output: ',
      ),
      code('npx vitest run --project=unit tests/genja/fences.test.ts'),
      text('.'),
    ),
  ];
}

function toTutorials({ tutorialRuns }: Records): RootContent[] {
  const { samples, toolchain, date } = tutorialRuns;
  const ran = tutorials.filter(({ name }) => samples[name] !== undefined);
  return [
    heading(2, 'tutorial-scripts', text('Tutorial scripts')),
    paragraph(
      text(
        `The complete scripts of these tutorials ran on ${toLongDate(date)} with ${toolchain}, and ` +
          'printed the same in both languages:',
      ),
    ),
    list(ran.map(({ title, page }) => [link(page, text(title))])),
    toSource('tutorials.json', 'npm run tutorials:record'),
  ];
}

function toOperations({ apis }: Records): RootContent[] {
  const rows = apis.map(({ title, operations, executed, errors, onDemand }) =>
    [title, ...[operations, executed, errors, onDemand].map(String)].map(toCell),
  );
  return [
    heading(2, 'operations-and-errors', text('Operations and errors')),
    ...toBlocks(
      'An operation counts as executed if a code sample of it was. Each status of an operation counts ' +
        'as one error. Tests request every error that the sandbox returns on demand.',
    ),
    table(['API', 'Operations', 'Executed', 'Documented errors', 'Returned on demand'], rows),
    paragraph(
      text('Counted in the '),
      link('/api_media2/guide/programs/#openapi-documents', text('OpenAPI documents')),
      text(' and the record of samples. The errors are tested by '),
      code('npx vitest run --project=unit tests/sandbox/errors.test.ts'),
      text('.'),
    ),
  ];
}

function toBrowsers({ browserRuns }: Records): RootContent[] {
  const { engines, journeys, date } = browserRuns;
  const rows = Object.entries(engines).map(([engine, passed]) =>
    [engine, `${passed} of ${journeys.length}`].map(toCell),
  );
  return [
    heading(2, 'browsers', text('Browsers')),
    paragraph(
      text(
        'A journey is a task that a test does as a reader would, such as finding a field and opening ' +
          `it. The journeys ran on ${toLongDate(date)}, on Linux, in these engines:`,
      ),
    ),
    table(['Engine', 'Journeys passed'], rows),
    toSource('browsers.json', 'npm run engines:record'),
  ];
}

/** What a budget of bytes is about. A new budget needs a line here. */
const WEIGHTS: Record<string, string> = {
  'pages.medianBytes': 'Median page, with everything that loads without a click',
  'pages.openapiBytes': 'Interactive API reference, in the same way',
  'search.firstResultBytes': 'Search, until the first result',
  'search.allProductsBytes': 'Search, index of all products',
};

function toWeights({ weights, budgets }: Records): RootContent[] {
  const { date, browser, kinds, stock, document, tools } = weights;
  const reference = kinds.find(({ route }) => route === interactiveReference.to);
  const limits = Object.entries(budgets).flatMap(([group, values]) =>
    Object.entries(values)
      .filter(([name]) => name.endsWith('Bytes'))
      .map(([name, bytes]) => [
        toCell(toWeightLabel(`${group}.${name}`)),
        toCell(toKilobytes(bytes)),
      ]),
  );
  return [
    heading(2, 'weight', text('Weight')),
    paragraph(
      text(
        'Everything that a page loads without a click on a first visit, each file compressed with ' +
          `gzip. Measured on ${toLongDate(date)} with ${browser}, here and on the same text in ${stock} ` +
          'with its standard theme. That theme loads the pages behind visible links in advance, and ' +
          'has no search, no Run button, and one language for each example:',
      ),
    ),
    table(
      ['Kind of page', 'This site', stock],
      kinds.map(({ kind, route, bytes, stock: other }) => [
        toKindCell(kind, route),
        toCell(toKilobytes(bytes)),
        toCell(other === undefined ? '–' : toKilobytes(other)),
      ]),
    ),
    paragraph(
      text('Measured in the same way, other tools with the document '),
      link(`pathname:///${document}`, text(document.replace('openapi/', ''))),
      text(', embedded as their documentation says, without files from other hosts:'),
    ),
    table(
      ['API reference', 'Weight'],
      [...(reference ? [{ tool: 'This site', bytes: reference.bytes }] : []), ...tools].map(
        ({ tool, bytes }) => [tool, toKilobytes(bytes)].map(toCell),
      ),
    ),
    toSource('weights.json', 'npm run weights:record'),
    ...toBlocks(
      'Tests fail when the weight of a page differs from its record by more than 5%, or when one of ' +
        'these budgets is exceeded. The median is that of a fifth of the pages.',
    ),
    table(['Kind', 'At most'], limits),
    toSource('budgets.json', 'npm run bench', 'measured by'),
  ];
}

function toKilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString('en-US')}\u00a0KB`;
}

function toWeightLabel(name: string): string {
  const label = WEIGHTS[name];
  if (label !== undefined) return label;
  throw new Error(
    `benchmarks/budgets.json has "${name}", which /quality/ has no words for. ` +
      'Say what it is about in docs-model/quality/page.ts.',
  );
}

function toTasks({ tasks }: Records): RootContent[] {
  const { requests, templates, facts } = tasks;
  const apis = [...requests.map(({ api }) => api), ...facts.map(({ document }) => document)];
  const counts = products.map(({ id, contract, title }): [string, number] => [
    title,
    id === 'genja' ? templates.length : apis.filter((api) => api === contract).length,
  ]);
  const rows = counts
    .filter(([, count]) => count > 0)
    .map(([title, count]) => [title, String(count)].map(toCell));
  return [
    heading(2, 'tasks-of-ai-agents', text('Tasks of AI agents')),
    paragraph(
      text(
        'A test solves each task from the words of the task and 32\u00a0KB of what it fetches: pages as ',
      ),
      link('/api_media2/guide/programs/', text('Markdown')),
      text(', or results of the '),
      link('/api_media2/guide/mcp/', text('MCP server')),
      text('. Requests are sent to the sandbox, and templates are run.'),
    ),
    table(['Product', 'Tasks'], rows),
    toSource(
      'agent-tasks.yaml',
      'npx vitest run --project=site tests/agents/tasks.site.test.ts',
      'tested by',
    ),
  ];
}

function toAccessibility({ accessibilityRuns }: Records): RootContent[] {
  const { date, tools, kinds } = accessibilityRuns;
  const widths = kinds[0]?.windows.map(({ width }) => width) ?? [];
  return [
    heading(2, 'accessibility', text('Accessibility and policy')),
    paragraph(
      text(
        `These pages were tested on ${toLongDate(date)} with ${tools.join(' and ')}, without a ` +
          'violation of WCAG 2.2, levels A and AA, or of the best practices of axe. The columns say how ' +
          'many rules applied, by the width of the window:',
      ),
    ),
    table(
      ['Kind of page', ...widths.map((width) => `Rules at ${width}\u00a0px`)],
      kinds.map(({ kind, route, windows }) => [
        toKindCell(kind, route),
        ...windows.map(({ rules }) => toCell(String(rules))),
      ]),
    ),
    ...toBlocks(
      'The same tests found no message in the console, such as a violation of the content security ' +
        'policy, and no request to another host. No page scrolled sideways at 320\u00a0px or with wider ' +
        'text spacing, and every target measured 24\u00a0px or had enough space around it.',
    ),
    toSource('accessibility.json', 'npm run accessibility:record'),
    paragraph(
      text('The '),
      link('/accessibility/', text('accessibility statement')),
      text(' says what else is tested and what is not. '),
      code('npm test'),
      text(' writes the results by success criterion to '),
      code('reports/accessibility.json'),
      text('.'),
    ),
  ];
}

/** Kinds of pages that readers know by another name. */
const KIND_LABELS: Record<string, string> = {
  'all operations': interactiveReference.label,
  'all fields': 'Reference of an API',
  'not found': 'Page that does not exist',
  try: 'Try your own text',
};

/** The page for unknown URLs is a file that no link leads to. */
function toKindCell(kind: string, route: string): PhrasingContent[] {
  const label = KIND_LABELS[kind] ?? kind[0]!.toUpperCase() + kind.slice(1);
  return [route.endsWith('.html') ? text(label) : link(route, text(label))];
}

/** @param command that makes the record, or that measures or tests what it says */
function toSource(name: keyof typeof RECORD_FILES, command: string, verb = 'made by'): RootContent {
  return paragraph(
    text('Record: '),
    link(`pathname:///quality/${name}`, text(name)),
    text(`, ${verb} `),
    code(command),
    text('.'),
  );
}

function toSampleTable(executed: Executed): RootContent {
  const names = Object.values(executed).flatMap(({ samples }) => Object.keys(samples));
  const rows = [...new Set(names)].sort().map((name) => {
    const ran = languages.filter(({ id }) => executed[id]?.samples[name] !== undefined);
    return [[toSampleLink(name)], toCell(toWords(ran.map(({ label }) => label)))];
  });
  return table(['Sample', 'Tested in'], rows);
}

/** @example toWords(labels of all but one); // 'all but Python SDK' */
function toWords(labels: string[]): string {
  const missing = languages.map(({ label }) => label).filter((label) => !labels.includes(label));
  if (missing.length === 0) return `all ${languages.length} languages`;
  return missing.length < 4 ? `all but ${missing.join(', ')}` : labels.join(', ');
}

function toSampleLink(name: string): PhrasingContent {
  const shown = code(name.replace(/^quick-start\//, ''));
  const url = findUrl(name);
  return url === undefined ? shown : link(url, shown);
}

function findUrl(name: string): string | undefined {
  const written = quickStarts.find(({ file }) => name === `quick-start/${file}`);
  const contract = contractNames.find((candidate) => name.startsWith(`${candidate}/`));
  if (written || !contract) return written?.page;
  return toExampleUrl(contract, name.slice(contract.length + 1));
}

function toCell(value: string): PhrasingContent[] {
  return value === '' ? [] : [text(value)];
}
