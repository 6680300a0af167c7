/** At the end of every other sidebar: what all APIs share has one home, in `tools/`. */
export const toolLinks = {
  type: 'category' as const,
  label: 'Tools',
  className: 'menu__group',
  collapsible: false,
  items: [
    { type: 'link' as const, label: 'Sandbox', href: '/tools/sandbox/' },
    { type: 'link' as const, label: 'AI assistants', href: '/tools/ai-assistants/' },
    { type: 'link' as const, label: 'Collections', href: '/tools/collections/' },
    { type: 'link' as const, label: 'Types and clients', href: '/tools/types/' },
  ],
};

export const glossaryLink = { type: 'link' as const, label: 'Glossary', href: '/gkb/glossary/' };
