/** Marks of letters: `&ccaron;` is č, `&Ccaron;` is Č. */
const MARKS: Record<string, [mark: string, letters: string]> = {
  acute: ['\u0301', 'aceilnorsuyz'],
  breve: ['\u0306', 'agu'],
  caron: ['\u030c', 'cdelnrstz'],
  cedil: ['\u0327', 'cgklnrst'],
  circ: ['\u0302', 'aceghijosuwy'],
  dblac: ['\u030b', 'ou'],
  dot: ['\u0307', 'cegiz'],
  grave: ['\u0300', 'aeiou'],
  macr: ['\u0304', 'aeiou'],
  ogon: ['\u0328', 'aeiu'],
  ring: ['\u030a', 'au'],
  tilde: ['\u0303', 'ainou'],
  uml: ['\u0308', 'aeiouy'],
};

/** U+00A0 to U+00BF. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn ' +
  'sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest';

/** U+03B1 to U+03C9; the capitals are 32 before them. */
const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf ' +
  'sigma tau upsilon phi chi psi omega';

/** The other names of HTML 4, and those of ASCII. */
const OTHERS =
  'amp& lt< gt> quot" AMP& LT< GT> QUOT" COPY© REG® apos\' excl! num# dollar$ percnt% lpar( rpar) ' +
  'ast* plus+ comma, period. sol/ colon: semi; equals= quest? commat@ lsqb[ rsqb] lcub{ rcub} ' +
  'lowbar_ verbar| ' +
  'AEligÆ ETHÐ times× OslashØ THORNÞ szligß aeligæ ethð divide÷ oslashø thornþ OEligŒ oeligœ ' +
  'fnofƒ circˆ tilde˜ thetasymϑ upsihϒ pivϖ ensp\u2002 emsp\u2003 thinsp\u2009 zwnj\u200c ' +
  'zwj\u200d lrm\u200e rlm\u200f ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ ' +
  'dagger† Dagger‡ bull• hellip… permil‰ prime′ Prime″ lsaquo‹ rsaquo› oline‾ frasl⁄ euro€ ' +
  'imageℑ weierp℘ realℜ trade™ alefsymℵ larr← uarr↑ rarr→ darr↓ harr↔ crarr↵ lArr⇐ uArr⇑ rArr⇒ ' +
  'dArr⇓ hArr⇔ forall∀ part∂ exist∃ empty∅ nabla∇ isin∈ notin∉ ni∋ prod∏ sum∑ minus− lowast∗ ' +
  'radic√ prop∝ infin∞ ang∠ and∧ or∨ cap∩ cup∪ int∫ there4∴ sim∼ cong≅ asymp≈ ne≠ equiv≡ le≤ ' +
  'ge≥ sub⊂ sup⊃ nsub⊄ sube⊆ supe⊇ oplus⊕ otimes⊗ perp⊥ sdot⋅ lceil⌈ rceil⌉ lfloor⌊ rfloor⌋ lang⟨ ' +
  'rang⟩ loz◊ spades♠ clubs♣ hearts♥ diams♦';

/** Names that older pages write without the semicolon, besides the names of U+00A0 to U+00FF. */
const BARE = /^(?:amp|lt|gt|quot)$/i;

/** U+0080 to U+009F: pages mean the letters that Windows has there. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

let names: Map<string, string> | undefined;

function openNames(): Map<string, string> {
  if (names) return names;
  names = new Map(OTHERS.split(' ').map((entry) => [entry.slice(0, -1), entry.slice(-1)]));
  LATIN.split(' ').forEach((name, index) => names!.set(name, String.fromCharCode(0xa0 + index)));
  GREEK.split(' ').forEach((name, index) => {
    names!.set(name, String.fromCharCode(0x3b1 + index));
    const capital = name[0]!.toUpperCase() + name.slice(1);
    if (name !== 'sigmaf') names!.set(capital, String.fromCharCode(0x391 + index));
  });
  for (const [name, [mark, letters]] of Object.entries(MARKS)) {
    for (const letter of letters + letters.toUpperCase()) {
      names.set(letter + name, (letter + mark).normalize('NFC'));
    }
  }
  return names;
}

/**
 * Resolves entities as Python's `html.unescape()` does, by number and by the names of HTML 4 and of
 * letters with marks. Rarer names stay.
 *
 * @example
 * unescapeHtml('5&ndash;7&nbsp;km'); // '5–7\u00a0km'
 */
export function unescapeHtml(text: string): string {
  return text.replace(/&(#\d+;?|#x[\da-f]+;?|[a-z][a-z\d]{1,31};?)/gi, (whole, entity: string) => {
    if (entity.startsWith('#')) return toCharacter(entity.replace(';', ''));
    const name = entity.replace(';', '');
    const named = openNames().get(name);
    if (named !== undefined && entity.endsWith(';')) return named;
    for (let end = entity.length; end > 1; end--) {
      const character = openNames().get(entity.slice(0, end));
      const isBare = BARE.test(entity.slice(0, end)) || /^[\xa0-\xff]$/.test(character ?? '');
      if (character !== undefined && isBare) return character + entity.slice(end);
    }
    return whole;
  });
}

/** @param number `#233` or `#xe9` */
function toCharacter(number: string): string {
  const code = Number(number.replace('#', '').replace(/^x/i, '0x'));
  if (code >= 0x80 && code <= 0x9f) return WINDOWS[code - 0x80]!;
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd';
  const isControl = code < 0x20 && !/[\t\n\f\r]/.test(String.fromCharCode(code));
  const isNoCharacter = (code & 0xfffe) === 0xfffe || (code >= 0xfdd0 && code <= 0xfdef);
  return isControl || code === 0x7f || isNoCharacter ? '' : String.fromCodePoint(code);
}
