/** Endings of Czech names by the end of their dictionary form, which they replace. */
const ENDINGS: [end: RegExp, endings: string][] = [
  [/ý$|yj$/, 'ý ého ému ým ém'],
  [/í$/, 'í ího ímu ím'],
  [/á$/, 'á é ou'],
  [/ea$/, 'ea eje eji eu eou eo'],
  [/a$/, 'a y i e ě u ou o ovi ie ii iu ií'],
  [/o$/, 'o a u em ě e ovi'],
  [/ie$/, 'ie ii ií'],
  [/[eě]$/, 'e ě i í em ěm  ím ích emi'],
  [/y$/, 'y  ů ám ách ech ami'],
  [/(?<=[^aeiouyáéíóúůu])$/, ' a u e ě i í y em ovi'],
];

/** The last letters change before an ending. */
const CHANGES: [end: RegExp, changed: string][] = [
  [/e([lck])$/, '$1'],
  [/něk$/, 'ňk'],
  [/eň$/, 'n'],
  [/ň$/, 'n'],
  [/ť$/, 't'],
  [/ů([mlhz])$/, 'o$1'],
];

/** They soften before e: Riga, Rize; Amerika, Americe; Petra, Petře. */
const SOFT: Record<string, string> = { g: 'z', h: 'z', k: 'c', r: 'ř' };

/**
 * The forms of one word of a name, in lower case; undefined in languages where its stem decides.
 *
 * @example
 * listForms('Praha', 'cs')?.has('praze'); // true
 */
export function listForms(word: string, language: string): ReadonlySet<string> | undefined {
  const lower = word.toLowerCase();
  if (language === 'de') return new Set([lower, `${lower}s`]);
  if (language !== 'cs') return undefined;
  const [end = /$/, endings = ''] = ENDINGS.find(([pattern]) => pattern.test(lower)) ?? [];
  const root = lower.replace(end, '');
  const roots = [root, ...CHANGES.map(([last, changed]) => root.replace(last, changed))];
  const forms = [...new Set(roots)].flatMap((start) =>
    endings.split(' ').flatMap((ending) => {
      const soft = ending === 'e' && SOFT[start.slice(-1)];
      return [start + ending, ...(soft ? [`${start.slice(0, -1)}${soft}e`] : [])];
    }),
  );
  // Benátky, Benátek.
  return new Set([lower, ...forms, ...(lower.endsWith('ky') ? [`${root.slice(0, -1)}ek`] : [])]);
}
