/** What the accessibility page says, and the tests in `tests/browser` that show it. */
export interface Claim {
  title: string;
  what: string;
  /** Success criteria of WCAG 2.2; none for what goes beyond them. */
  criteria: string[];
  tests: { file: string; titles: string[] }[];
}

const EVERY_PAGE = '${route} answers, keeps the policy, asks no other host and fits a phone';

const EVERY_PAGE_FULL =
  'axe finds nothing on ${route}, on a desktop and on a phone with everything unfolded';

const EVERY_KIND =
  'a page of the kind “${kind}” is accessible, fits 320 px, bears spaced out text, has targets of 24 px, moves nothing unasked';

export const claims: Claim[] = [
  {
    title: 'axe rules, on every page',
    what:
      'The axe-core rules for WCAG 2.2 A and AA and its best practices, including contrast, control ' +
      'names, heading order, and landmarks. No issues were found.',
    criteria: ['1.1.1', '1.3.1', '1.4.3', '2.4.1', '2.4.2', '3.1.1', '4.1.2'],
    tests: [{ file: 'every-page.full.spec.ts', titles: [EVERY_PAGE_FULL] }],
  },
  {
    title: 'axe rules, with components open',
    what:
      'The mobile menu, search with and without results, consoles, responses, editors, interactive ' +
      'examples in guides, the text with its analysis, and the error box for a page that does not load.',
    criteria: ['1.3.1', '1.4.3', '4.1.2'],
    tests: [
      {
        file: 'access-open.spec.ts',
        titles: [
          'in the open menu of a phone, in both of its panels',
          'in the open list of the search, with hits and without',
          'in the search that lies over the bar of a phone',
          'on the error box of a page that does not load',
        ],
      },
      {
        file: 'console-access.spec.ts',
        titles: [
          'at ${width} px axe finds nothing in an open console',
          'axe finds nothing in an answer that offers calls',
        ],
      },
      {
        file: 'run.spec.ts',
        titles: ['an answer and an editor are accessible and fit 320 pixels'],
      },
      {
        file: 'linked-text.spec.ts',
        titles: ['it is accessible and fits, ${width} px wide'],
      },
      {
        file: 'aids.spec.ts',
        titles: ['“${title}” is accessible when open, and fits 320 pixels'],
      },
      {
        file: 'search-page.spec.ts',
        titles: ['the page is accessible, with results and without'],
      },
    ],
  },
  {
    title: 'Keyboard access',
    what:
      'On three kinds of pages, the keyboard reaches every link and button. The skip link comes first, ' +
      'the mobile menu keeps the focus until it is closed, and search, tabs, code, editors, and ' +
      'consoles work without a mouse.',
    criteria: ['2.1.1', '2.1.2', '2.4.1', '2.4.3'],
    tests: [
      {
        file: 'keyboard.spec.ts',
        titles: ['the keyboard alone reaches every control of ${route}'],
      },
      { file: 'shell.spec.ts', titles: ['comes first and leads to the content'] },
      {
        file: 'access-keyboard.spec.ts',
        titles: [
          'opens at its first button, keeps the focus inside, and Escape leads back',
          'closes by its button, and a link of it leads to its page',
          'the buttons of code work by keyboard, and long lines scroll by arrows',
          'after a page change the keyboard starts again at the skip link',
        ],
      },
      {
        file: 'search.spec.ts',
        titles: [
          'arrows, Home, End and Enter choose a hit, Escape closes the list and empties the box',
        ],
      },
      { file: 'code.spec.ts', titles: ['work from the keyboard'] },
      {
        file: 'run.spec.ts',
        titles: ['everything works from the keyboard, and the answer is announced'],
      },
      {
        file: 'console-access.spec.ts',
        titles: ['the keyboard alone opens a console, reaches all of it, sends and closes'],
      },
    ],
  },
  {
    title: 'Visible focus',
    what: 'On three kinds of pages, the navigation bar never covers the focused element, even at 400% zoom.',
    criteria: ['2.4.7', '2.4.11'],
    tests: [
      {
        file: 'keyboard.spec.ts',
        titles: [
          'what has the focus on ${route} is seen, not hidden under the bar',
          'enlarged to 400 %, what has the focus on ${route} is seen too',
        ],
      },
    ],
  },
  {
    title: 'Zoom and narrow windows',
    what:
      'No page scrolls horizontally at 320 px, which equals 1280 px at 400% zoom. On one page of each ' +
      'kind, nothing is cut off when line, word, and letter spacing is increased.',
    criteria: ['1.4.4', '1.4.10', '1.4.12'],
    tests: [
      { file: 'every-page.spec.ts', titles: [EVERY_PAGE] },
      {
        file: 'access-kinds.spec.ts',
        titles: [EVERY_KIND],
      },
    ],
  },
  {
    title: 'Target size',
    what:
      'Links and buttons measure at least 24 px or have that much space: on every page at 1280 px, and ' +
      'on one page of each kind at 360 px.',
    criteria: ['2.5.8'],
    tests: [
      { file: 'every-page.spec.ts', titles: [EVERY_PAGE] },
      { file: 'access-kinds.spec.ts', titles: [EVERY_KIND] },
      {
        file: 'console-access.spec.ts',
        titles: ['every control of a console is at least 24 px high'],
      },
    ],
  },
  {
    title: 'Reduced motion',
    what:
      'With reduced motion, nothing moves for longer than 1 ms on one page of each kind. Only the ' +
      'loading spinner keeps rotating slowly.',
    criteria: ['2.2.2'],
    tests: [
      {
        file: 'access-kinds.spec.ts',
        titles: [
          EVERY_KIND,
          'a category of the sidebar folds within 1 ms for a reader who wants no motion',
        ],
      },
    ],
  },
  {
    title: 'Without JavaScript',
    what:
      'On one page of each kind, text, code, and tables are complete and links work when JavaScript ' +
      'is off.',
    criteria: [],
    tests: [
      {
        file: 'no-scripts.spec.ts',
        titles: [
          'without scripts a page of the kind “${kind}” shows all of its text, code and tables',
          'without scripts one gets from the home page to a guide and on by the sidebar',
          'without scripts a phone leads from every product to all others, by the foot of the page',
        ],
      },
    ],
  },
];
