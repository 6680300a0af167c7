import type { Features } from '../features';
import type { Lexeme } from '../word';

interface Verb {
  infinitive: string;
  present: string;
  past: string;
  passive?: string;
  isPerfective: boolean;
}

/** First to third person, singular then plural. */
const IRREGULAR: Record<string, string> = {
  být: 'jsem jsi je jsme jste jsou',
  chtít: 'chci chceš chce chceme chcete chtějí',
  moci: 'mohu můžeš může můžeme můžete mohou',
};
const FUTURE: Record<string, string> = {
  být: 'budu budeš bude budeme budete budou',
  jít: 'půjdu půjdeš půjde půjdeme půjdete půjdou',
  jet: 'pojedu pojedeš pojede pojedeme pojedete pojedou',
};
const AUXILIARY = ['jsem', 'jsi', '', 'jsme', 'jste', ''];
const CONDITIONAL = ['bych', 'bys', 'by', 'bychom', 'byste', 'by'];
const ENDINGS: Record<string, string> = {
  á: 'ám áš á áme áte ají',
  í: 'ím íš í íme íte í',
  je: 'ji ješ je jeme jete jí',
  e: 'u eš e eme ete ou',
  ě: 'u ěš ě ěme ěte ou',
};

/**
 * Czech verbs: infinitive, third person of the present, past participle, passive participle; `-`
 * where there is none. A star marks a perfective verb, whose present forms speak of the future.
 */
const VERBS = `
být je byl -|mít má měl -|jít jde šel -|*přijít přijde přišel -|*odejít odejde odešel -|jet jede jel -
*přijet přijede přijel -|*vyhrát vyhraje vyhrál vyhrán|*prohrát prohraje prohrál prohrán|hrát hraje hrál hrán
*porazit porazí porazil poražen|*zvítězit zvítězí zvítězil -|*remizovat remizuje remizoval -
*dát dá dal dán|*dostat dostane dostal -|*vstřelit vstřelí vstřelil vstřelen|skórovat skóruje skóroval -
*získat získá získal získán|*ztratit ztratí ztratil ztracen|*otevřít otevře otevřel otevřen
*zavřít zavře zavřel zavřen|*postavit postaví postavil postaven|*říct řekne řekl řečen
vidět vidí viděl viděn|slyšet slyší slyšel slyšen|chtít chce chtěl -|moci může mohl -|muset musí musel -
*začít začne začal začat|*skončit skončí skončil skončen|končit končí končil -
pokračovat pokračuje pokračoval -|pršet prší pršel -|sněžit sněží sněžil -|svítit svítí svítil -
foukat fouká foukal -|*klesnout klesne klesl -|klesat klesá klesal -|*stoupnout stoupne stoupl -
stoupat stoupá stoupal -|růst roste rostl -|*vzrůst vzroste vzrostl -|*dosáhnout dosáhne dosáhl dosažen
*obsadit obsadí obsadil obsazen|volit volí volil volen|*zvolit zvolí zvolil zvolen
kandidovat kandiduje kandidoval -|hlasovat hlasuje hlasoval -|*schválit schválí schválil schválen
*odmítnout odmítne odmítl odmítnut|*navrhnout navrhne navrhl navržen|*podpořit podpoří podpořil podpořen
*sestavit sestaví sestavil sestaven|jednat jedná jednal -|*oznámit oznámí oznámil oznámen
*vytvořit vytvoří vytvořil vytvořen|*zaplatit zaplatí zaplatil zaplacen|stát stojí stál -
ležet leží ležel -|žít žije žil -|*zemřít zemře zemřel -|*narodit narodí narodil narozen|spát spí spal -
číst čte četl čten|psát píše psal psán|*napsat napíše napsal napsán|*koupit koupí koupil koupen
*prodat prodá prodal prodán|pracovat pracuje pracoval -|dělat dělá dělal dělán|*udělat udělá udělal udělán
*zranit zraní zranil zraněn|*postoupit postoupí postoupil -|*vypadnout vypadne vypadl -
vést vede vedl veden|nést nese nesl nesen|*přinést přinese přinesl přinesen|brát bere bral brán
*vzít vezme vzal vzat|*zůstat zůstane zůstal -|*zasáhnout zasáhne zasáhl zasažen
*zničit zničí zničil zničen|*poškodit poškodí poškodil poškozen|*uvést uvede uvedl uveden
*potvrdit potvrdí potvrdil potvrzen|*nastoupit nastoupí nastoupil -|*vyrovnat vyrovná vyrovnal vyrovnán
*rozhodnout rozhodne rozhodl rozhodnut|*vyhlásit vyhlásí vyhlásil vyhlášen|slavit slaví slavil slaven
chybět chybí chyběl -|očekávat očekává očekával očekáván|čekat čeká čekal -|padat padá padal -
*padnout padne padl -|*uzavřít uzavře uzavřel uzavřen|*zahájit zahájí zahájil zahájen
sledovat sleduje sledoval sledován|*navštívit navštíví navštívil navštíven|*zvýšit zvýší zvýšil zvýšen
*snížit sníží snížil snížen|*překonat překoná překonal překonán|*vstoupit vstoupí vstoupil -
*zopakovat zopakuje zopakoval zopakován|*ukončit ukončí ukončil ukončen|*předstihnout předstihne předstihl předstižen
působit působí působil -|*odehrát odehraje odehrál odehrán|platit platí platil placen
*trefit trefí trefil trefen|*přidat přidá přidal přidán|*otočit otočí otočil otočen|*využít využije využil využit|*sečíst sečte sečetl sečten
`;

export function listVerbs(): Lexeme[] {
  return VERBS.split(/[|\n]/)
    .filter((line) => line.trim())
    .map((line) => {
      const [name = '', present = '', past = '', passive = '-'] = line.trim().split(' ');
      const isPerfective = name.startsWith('*');
      const infinitive = name.replace('*', '');
      const verb = { infinitive, present, past, isPerfective };
      return toLexeme(passive === '-' ? verb : { ...verb, passive });
    });
}

function toLexeme(verb: Verb): Lexeme {
  return {
    lemma: verb.infinitive,
    kind: 'verb',
    pattern: toClass(verb),
    ...(verb.isPerfective && { isPerfective: true }),
    inflect: (features) => conjugate(verb, features),
  };
}

/** The five classes of Czech grammars, by the third person of the present. */
function toClass({ infinitive, present }: Verb): string {
  if (present.endsWith('á')) return 'dělá';
  if (present.endsWith('í')) return 'prosí';
  if (infinitive.endsWith('nout')) return 'tiskne';
  return present.endsWith('je') ? 'kryje' : 'nese';
}

function conjugate(verb: Verb, features: Features): string | undefined {
  const { Tense, Voice, Mood, VerbForm, Polarity } = features;
  if (Mood === 'Imp' || VerbForm === 'Ger') return undefined;
  const negate = (text: string) => (Polarity === 'Neg' ? toNegative(text) : text);
  const place = findPerson(features);
  if (Voice === 'Pass') {
    if (!verb.passive) return undefined;
    const participle = agree(verb.passive, features);
    if (!Tense && Mood !== 'Cnd') return negate(participle);
    const auxiliary = conjugate(BE, { ...features, Voice: undefined });
    return auxiliary === undefined ? undefined : `${auxiliary} ${participle}`;
  }
  if (Mood === 'Cnd') return `${negate(agree(verb.past, features))} ${CONDITIONAL[place]}`;
  if (Tense === 'Past') {
    const auxiliary = VerbForm === 'Part' ? '' : AUXILIARY[place];
    return negate(agree(verb.past, features)) + (auxiliary && ` ${auxiliary}`);
  }
  if (Tense === 'Fut' && !verb.isPerfective) {
    const own = FUTURE[verb.infinitive];
    if (own) return negate(own.split(' ')[place]!);
    return `${negate(FUTURE.být!.split(' ')[place]!)} ${verb.infinitive}`;
  }
  if (Tense || features.Person || features.Number || Mood) {
    return negate(toPresent(verb).split(' ')[place]!);
  }
  return negate(verb.infinitive);
}

const BE: Verb = { infinitive: 'být', present: 'je', past: 'byl', isPerfective: false };

function toNegative(text: string): string {
  return text === 'je' ? 'není' : `ne${text}`;
}

/** 0 to 5. */
function findPerson({ Person = '3', Number: number }: Features): number {
  return Number(Person) - 1 + (number === 'Plur' || number === 'Dual' ? 3 : 0);
}

function toPresent({ infinitive, present }: Verb): string {
  const irregular = IRREGULAR[infinitive];
  if (irregular) return irregular;
  const ending = Object.keys(ENDINGS).find((text) => present.endsWith(text))!;
  const stem = present.slice(0, -ending.length);
  return ENDINGS[ending]!.split(' ')
    .map((text) => stem + text)
    .join(' ');
}

/** A participle with the ending for gender and number: `vyhrál`, `vyhrála`, `vyhráli`, `vyhrály`. */
function agree(participle: string, features: Features): string {
  const { Gender: gender = 'Masc', Animacy: animacy = 'Anim', Number: number } = features;
  const isPlural = number === 'Plur' || number === 'Dual';
  const stem = participle.replace(/^(při|ode)?šel$/, '$1šl');
  if (isPlural) {
    if (gender === 'Neut') return `${stem}a`;
    return stem + (gender === 'Masc' && animacy !== 'Inan' ? 'i' : 'y');
  }
  if (gender === 'Fem') return `${stem}a`;
  return gender === 'Neut' ? `${stem}o` : participle;
}
