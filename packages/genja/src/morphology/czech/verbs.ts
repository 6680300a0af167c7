import type { Features, Lexeme } from '../../word';

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
 * Czech verbs: the infinitive, then behind `/` the third person of the present and the past
 * participle, behind `:` the passive participle. What the rules of `REGULAR` give is left out; a
 * verb without `:` has no passive. A star marks a perfective verb, whose present forms speak of the
 * future.
 */
const VERBS = `
být/je/byl mít/má/měl jít/jde/šel *přijít/přijde/přišel *odejít/odejde/odešel jet/jede
*přijet/přijede *vyhrát/vyhraje/vyhrál:vyhrán *prohrát/prohraje/prohrál:prohrán
hrát/hraje/hrál:hrán *porazit:poražen *zvítězit *remizovat *dát/dá/dal:dán *dostat/dostane
*vstřelit: skórovat *získat: *ztratit:ztracen *otevřít/otevře/otevřel:otevřen
*zavřít/zavře/zavřel:zavřen *postavit: *říct/řekne/řekl:řečen vidět: slyšet:
chtít/chce/chtěl moci/může/mohl muset *začít/začne/začal:začat *skončit: končit pokračovat pršet
sněžit svítit foukat *klesnout klesat *stoupnout stoupat růst/roste/rostl
*vzrůst/vzroste/vzrostl *dosáhnout:dosažen *obsadit:obsazen volit: *zvolit: kandidovat hlasovat
*schválit: *odmítnout:odmítnut *navrhnout:navržen *podpořit: *sestavit: jednat *oznámit:
*vytvořit: *zaplatit:zaplacen stát/stojí/stál ležet žít/žije/žil *zemřít/zemře/zemřel
*narodit:narozen spát/spí/spal číst/čte/četl:čten psát/píše/psal:psán *napsat/napíše: *koupit:
*prodat: pracovat dělat: *udělat: *zranit:zraněn *postoupit *vypadnout vést/vede/vedl:veden
nést/nese/nesl:nesen *přinést/přinese/přinesl:přinesen brát/bere/bral:brán *vzít/vezme/vzal:vzat
*zůstat/zůstane *zasáhnout:zasažen *zničit: *poškodit:poškozen *uvést/uvede/uvedl:uveden
*potvrdit:potvrzen *nastoupit *vyrovnat: *rozhodnout:rozhodnut *vyhlásit:vyhlášen slavit: chybět
očekávat: čekat padat *padnout *uzavřít/uzavře/uzavřel:uzavřen *zahájit: sledovat: *navštívit:
*zvýšit: *snížit: *překonat: *vstoupit *zopakovat: *ukončit: *předstihnout:předstižen působit
*odehrát/odehraje/odehrál:odehrán platit:placen *trefit: *přidat: *otočit:
*využít/využije/využil:využit *sečíst/sečte/sečetl:sečten *uspět/uspěje *dodat *doplnit:doplněn
tvrdit *upozornit:upozorněn varovat: *přijmout/přijme/přijal:přijat *odvolat: *jmenovat:
*rezignovat *podepsat/podepíše: *předložit: *projednat: schvalovat: *obhájit: *podlehnout
*srovnat: *zaznamenat: *inkasovat: *proměnit:proměněn *vyloučit: *vystřídat: *napadnout:napaden
přibývat ubývat dosahovat *přesáhnout *naměřit: *odstoupit *odložit: *zrušit: *vydat:
*dokázat/dokáže: *ukázat/ukáže: *změnit:změněn *opustit:opuštěn bojovat vládnout řídit:řízen
hrozit *postihnout:postižen *zahynout/zahyne/zahynul *najít/najde/našel *vyjít/vyjde/vyšel
*projít/projde/prošel *zadržet:zadržen *obvinit:obviněn *odsoudit:odsouzen žádat: *požádat:
patřit *nahradit:nahrazen *posílit: *zhoršit: *zlepšit: *zdražit:`;

/** End of the infinitive; ends of the present, of the past, and of the passive. */
const REGULAR: [infinitive: RegExp, present: string, past: string, passive: string][] = [
  [/ovat$/, 'uje', 'oval', 'ován'],
  [/(?<=[^aeiouyáéěíóúůý])nout$/, 'ne', 'l', 'nut'],
  [/at$/, 'á', 'al', 'án'],
  [/it$/, 'í', 'il', 'en'],
  [/et$/, 'í', 'el', 'en'],
  [/ět$/, 'í', 'ěl', 'ěn'],
];

export function listVerbs(): Lexeme[] {
  return VERBS.trim()
    .split(/\s+/)
    .map((entry) => toLexeme(readVerb(entry)));
}

function readVerb(entry: string): Verb {
  const [, star, active = '', passive] = /^(\*?)([^:]+)(?::(.*))?$/.exec(entry)!;
  const [infinitive = '', ...forms] = active.split('/');
  const [ending = /$/, ...ends] = REGULAR.find(([pattern]) => pattern.test(infinitive)) ?? [];
  const [present = '', past = '', regular = ''] = ends.map((end) =>
    infinitive.replace(ending, end),
  );
  return {
    infinitive,
    present: forms[0] ?? present,
    past: forms[1] ?? past,
    ...(passive !== undefined && { passive: passive || regular }),
    isPerfective: star === '*',
  };
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
  const stem = participle.replace(/^(při|ode|na|vy|pro)?šel$/, '$1šl');
  if (isPlural) {
    if (gender === 'Neut') return `${stem}a`;
    return stem + (gender === 'Masc' && animacy !== 'Inan' ? 'i' : 'y');
  }
  if (gender === 'Fem') return `${stem}a`;
  return gender === 'Neut' ? `${stem}o` : participle;
}
