import type { Features } from '../features';

/** How a group of nouns is declined. */
export interface NounPattern {
  gender: NonNullable<Features['Gender']>;
  animacy?: Features['Animacy'];
  /** Cut from the lemma to get the stem. */
  lemmaEnding: string;
  /**
   * 1st to 7th case, singular then plural. `0` no ending, `=` the lemma, `Ě` `e` or `ě` that softens
   * the stem, `I` `i` that softens it, `U` the vocative of men, `E` the locative plural.
   */
  endings: string;
}

const masculine = (animacy: 'Anim' | 'Inan', endings: string, lemmaEnding = ''): NounPattern => ({
  gender: 'Masc',
  animacy,
  lemmaEnding,
  endings,
});
const feminine = (endings: string, lemmaEnding = ''): NounPattern => ({
  gender: 'Fem',
  lemmaEnding,
  endings,
});
const neuter = (endings: string, lemmaEnding = ''): NounPattern => ({
  gender: 'Neut',
  lemmaEnding,
  endings,
});

/** The patterns of Czech school grammars. A second word names what differs from the first. */
export const NOUN_PATTERNS: Record<string, NounPattern> = {
  pán: masculine('Anim', '= a ovi a U ovi em / I ů ům y I E y'),
  'pán ové': masculine('Anim', '= a ovi a U ovi em / ové ů ům y ové E y'),
  'pán é': masculine('Anim', '= a ovi a U ovi em / é ů ům y é E y'),
  muž: masculine('Anim', '= e i e i i em / i ů ům e i ích i'),
  'muž ové': masculine('Anim', '= e i e i i em / ové ů ům e ové ích i'),
  'muž é': masculine('Anim', '= e i e i i em / é ů ům e é ích i'),
  předseda: masculine('Anim', '= y ovi u o ovi ou / ové ů ům y ové E y', 'a'),
  'předseda é': masculine('Anim', '= y ovi u o ovi ou / é ů ům y é ech y', 'a'),
  soudce: masculine('Anim', '= e i e e i em / i ů ům e i ích i', 'e'),
  hrad: masculine('Inan', '= u u = U u em / y ů ům y y E y'),
  'hrad ě': masculine('Inan', '= u u = U Ě em / y ů ům y y E y'),
  les: masculine('Inan', '= a u = U Ě em / y ů ům y y E y'),
  'les u': masculine('Inan', '= a u = U u em / y ů ům y y E y'),
  stroj: masculine('Inan', '= e i = i i em / e ů ům e e ích i'),
  žena: feminine('= y Ě u o Ě ou / y 0 ám y y ách ami', 'a'),
  růže: feminine('= e i i e i í / e í ím e e ích emi', 'e'),
  ulice: feminine('= e i i e i í / e 0 ím e e ích emi', 'e'),
  Slavia: feminine('= e i i e i í / e í ím e e ích emi', 'a'),
  píseň: feminine('= e i = i i í / e í ím e e ích emi'),
  kost: feminine('= i i = i i í / i í em i i ech mi'),
  věc: feminine('= i i = i i í / i í em i i ech mi'),
  město: neuter('= a u = = Ě em / a 0 ům a a ech y', 'o'),
  'město u': neuter('= a u = = u em / a 0 ům a a ech y', 'o'),
  středisko: neuter('= a u = = u em / a 0 ům a a ách y', 'o'),
  centrum: neuter('= a u = = u em / a 0 ům a a ech y', 'um'),
  muzeum: neuter('= a u = = u em / a í ím a a ích i', 'um'),
  moře: neuter('= e i = = i em / e í ím e e ích i', 'e'),
  hřiště: neuter('= ě i = = i ěm / ě 0 ím ě ě ích i', 'ě'),
  kuře: neuter('= ete eti = = eti etem / ata at atům ata ata atech aty', 'e'),
  kotě: neuter('= ěte ěti = = ěti ětem / ata at atům ata ata atech aty', 'ě'),
  stavení: neuter('= í í í í í ím / í í ím í í ích ími', 'í'),
  finále: neuter('= = = = = = = / = = = = = = ='),
};
