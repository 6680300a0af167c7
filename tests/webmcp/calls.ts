/** What an agent calls: the tool, its arguments, and what the result must contain. */
export type ToolCall = [name: string, input: unknown, pattern: RegExp];

const TEXT = { id: '1', text: 'Angela Merkel visited Prague.' };

/** One use of each tool, with a result that only the built site and the sandbox have. */
export const CALLS: ToolCall[] = [
  ['search', { query: 'retry rate limit', limit: 3 }, /"url": "http:\S+\/index\.md"/],
  ['read_page', { page: '/api_media2/guide/photos/' }, /^# .*[Pp]hoto/],
  ['read_page', { page: '/genja/api/', heading: 'Errors' }, /^## Errors\n/],
  ['list_operations', { api: 'media-v2' }, /"request": "POST \/v2\/nlp\/analyze"/],
  ['find_field', { name: 'nextCursor' }, /"pointer": "\/nextCursor"/],
  [
    'build_request',
    { operation: 'analyze', api: 'media-v2', body: TEXT, language: 'python' },
    /"isValid": true[^]*import requests/,
  ],
  ['build_request', { operation: 'analyze', api: 'media-v2', body: {} }, /"violations": /],
  [
    'send_request',
    { operation: 'analyze', api: 'media-v2', body: TEXT },
    /"status": 200[^]*Prague/,
  ],
  [
    'send_request',
    { operation: 'listPhotoBanks', sandboxKey: 'demo-429' },
    /"status": 429[^]*"retryAfter"|"retryAfter"[^]*"status": 429/,
  ],
  ['explain_response', { operation: 'analyze', api: 'media-v2', status: 429 }, /"retry": true/],
  [
    'render_genja',
    { template: "{{ town|m('6') }}", data: { town: 'Praha' }, language: 'cs' },
    /"output": "Praze"/,
  ],
  ['list_changes', { limit: 1 }, /"url": "https:\S+\/changes\/#/],
];

/** Requests that go wrong, with what the error says. */
export const WRONG_CALLS: ToolCall[] = [
  ['search', {}, /required property "query"/],
  ['search', { query: 'x', limit: 'many' }, /#\/limit/],
  ['search', [], /The arguments of search are not valid/],
  ['read_page', { page: '/none/' }, /Find its path with the tool search/],
  ['read_page', { page: '//example.org/x' }, /There is no page/],
  ['read_page', { page: '/genja/api/', heading: 'None' }, /It has: /],
  ['list_operations', { api: 'media' }, /Use one of: media-v2/],
  ['list_operations', { unknown: true }, /not valid/],
  ['find_field', { name: 'qqqqqq' }, /Try a shorter part/],
  ['build_request', { operation: 'analyse' }, /Did you mean "analyze"/],
  [
    'build_request',
    { operation: 'analyze', api: 'media-v2', body: TEXT, language: 'cobol' },
    /Use one of: curl/,
  ],
  ['send_request', { operation: 'getArticle' }, /send "path"|list_operations/],
  ['send_request', { operation: 'analyze', api: 'media-v2', target: 'real' }, /Leave out target/],
  ['explain_response', { operation: 'analyze', api: 'media-v2', status: 418 }, /It documents: /],
  ['render_genja', { template: '{{ x|nope }}' }, /nope/],
  ['render_genja', { template: 'x'.repeat(600_001) }, /Send a shorter text/],
  ['list_changes', { since: 'yesterday' }, /#\/since/],
];
