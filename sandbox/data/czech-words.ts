/** Words that a small reader of Czech needs because their form alone does not tell what they are. */

const list = (words: string): string[] => words.trim().split(/\s+/);

/** Frequent nouns in their dictionary form. */
export const czechNouns = list(`
  automat auto autobus baterie balík banka barva bota byt cena centrum cesta cukrárna čaj čas časopis
  čekárna člen článek čtenář dárek den deník déšť divadlo díl dítě doba doklad doktor dům dveře displej
  elektřina e-mail film firma formulář fotbal fotografie funkce garance hasič herec hlas hodina hodnota hotel
  hra hráč hrad hudba chata internet jídlo kancelář karta kino klient klíč kniha knihovna koncert kostel
  koupelna kraj krize kuchyně kurz kvalita káva lampa lékař les letadlo letiště linka list loď mapa
  majitel manžel matka materiál menu město měsíc minuta ministr místnost místo mobil model moře muzeum muž
  nabídka nabíječka nádraží názor nehoda nemocnice noc noviny obec objednávka oběd obchod oblast obraz obsluha
  odpověď okno omáčka operátor opatření otázka parkoviště parlament peníze personál pes pivo plán platba plyn
  počasí počítač podnik pokladna pokoj poleva policie polévka pomoc porce postel poplatek pošta potíž práce
  pračka prádlo prezident prodavač prodejna problém prostředí provoz průvodce příběh přístup přítel prostor
  řeka řidič recenze recepce reklamace restaurace rodina rok rozpočet ruka ryba servis schůzka škola služba
  slovo smlouva smlouva snídaně soud soutěž spoluhráč společnost stanice starosta stav stavba strana stránka
  strom stovka stůl student stěna svět systém šéf tramvaj taxi telefon tělo trh tým týden účet učebnice učitel
  uprchlík úřad ulice vesnice večer večeře vlak vláda voda volba voják vůz vstup výlet výhled výrobek výsledek
  výstava vzduch zahrada zákazník zaměstnanec zápas závod zboží zdraví zdravotnictví země zmrzlina známka
  zpráva způsob zvuk žák žena železnice žádost život
`);

/** Nouns whose other forms do not begin as the dictionary form does. */
export const czechNounForms: Record<string, string> = {
  lidí: 'člověk',
  lidé: 'člověk',
  lidi: 'člověk',
  lidem: 'člověk',
  lidmi: 'člověk',
  lidech: 'člověk',
  deště: 'déšť',
  dny: 'den',
  dní: 'den',
  dnů: 'den',
  dne: 'den',
  psa: 'pes',
  psi: 'pes',
  vozů: 'vůz',
  vozy: 'vůz',
  domu: 'dům',
  domy: 'dům',
  domů: 'dům',
  centra: 'centrum',
  centru: 'centrum',
  centrem: 'centrum',
  muzea: 'muzeum',
  muzeu: 'muzeum',
  muzeem: 'muzeum',
  děti: 'dítě',
  dětí: 'dítě',
  přátelé: 'přítel',
};

/** Frequent adjectives; those that tell an opinion are in the list of opinion words. */
export const czechAdjectives = list(`
  bílý celý černý český další dětský dlouhý druhý evropský hlavní jednoduchý krátký letní malý mladý moderní
  modrý městský místní nízký nový obecní poslední pražský prázdný první různý silný složitý soukromý starý
  světový široký teplý těžký tichý tmavý velký veřejný vlastní volný vysoký zelený zimní žlutý každý
`);

/** Forms of verbs, as stems of their past or whole forms, with the dictionary form. */
const VERBS = `
  měl:mít má:mít mám:mít máme:mít mají:mít hrál:hrát hraje:hrát hrají:hrát psal:psát píše:psát
  řekl:říci řekla:říci mohl:moci může:moci mohou:moci pomohl:pomoci pomůže:pomoci šel:jít šla:jít jde:jít
  přišel:přijít přišla:přijít přijel:přijet přijal:přijmout přijme:přijmout otevřel:otevřít otevře:otevřít
  zavřel:zavřít zavře:zavřít rozbil:rozbít pil:pít jedl:jíst snědl:sníst vzal:vzít vezme:vzít začal:začít
  začne:začít stal:stát vzrostl:vzrůst rostl:růst roste:růst klesl:klesnout nadchl:nadchnout
  našel:najít našla:najít najdou:najít najde:najít dal:dát dá:dát dorazí:dorazit baví:bavit líbí:líbit
  mluví:mluvit myslí:myslet platí:platit chodí:chodit trápí:trápit tvoří:tvořit slouží:sloužit nosí:nosit
  řeší:řešit jezdí:jezdit učí:učit vidí:vidět slyší:slyšet stojí:stát leží:ležet drží:držet chce:chtít
  chci:chtít chtěl:chtít chtějí:chtít zná:znát ví:vědět vědí:vědět vyhrál:vyhrát prohrál:prohrát prodal:prodat
  koupil:koupit koupí:koupit přinesl:přinést odnesl:odnést nese:nést vede:vést vedl:vést ukradl:ukrást
  jede:jet jel:jet jela:jet žije:žít žil:žít zůstal:zůstat píšou:psát čte:číst četl:číst vrátí:vrátit
  nabízí:nabízet vyrábí:vyrábět sedí:sedět spí:spát spal:spát cvičím:cvičit cvičí:cvičit sejdeme:sejít
  pište:psát nechal:nechat nechá:nechat nesl:nést vrátíme:vrátit půjdu:jít půjde:jít
`;

export const czechVerbs: ReadonlyMap<string, string> = new Map(
  list(VERBS).map((pair) => {
    const [form = '', lemma = ''] = pair.split(':');
    return [form, lemma] as const;
  }),
);

/** Adverbs, pronouns and particles that are neither nouns nor verbs. */
export const czechOthers: ReadonlySet<string> = new Set(
  list(`
  jsem jsi jsme jste bych bys by bychom byste já ty on ona ono oni my vy mě mne mi mně tě ti tobě ho mu ji jí
  nás nám námi vás vám vámi je jich jim jimi něj ní něm nich sebe sobě můj moje mého mé mou tvůj náš naše naší
  našeho váš vaše jeho její jejich svůj svou své svého ten ta to ti ty toho té tom tomu tou těch těm těmi tento
  tato toto tohle který která které kterou kterého kdo co něco někdo nic nikdo nikoho všechno všichni vše celkem
  sám sama jak kde kam kdy proč už ještě jen jenom také taky tak tady tam sem zde teď nyní dnes včera zítra
  letos loni vždy nikdy často někdy stále pořád opět znovu zase moc velmi docela dost hodně málo víc více méně
  příliš úplně naprosto opravdu určitě asi možná snad bohužel naštěstí rychle dobře špatně skvěle skoro
  několik mnoho pár spolu ráno večer nebo ani však ale že když aby jestli protože proto pokud než ahoj díky
  děkuji děkujeme prosím dva dvě dvou tři čtyři pět šest sedm osm devět deset tisíc milion milionů procenta
  procent pomaleji rychleji lépe hůř hůře jednou dvakrát brzy pozdě zpět zpátky daleko blízko zbytečně`),
);

export const czechPrepositions: ReadonlySet<string> = new Set(
  list(`
  v ve na do z ze s se k ke ku o od ode po pod pode pro při před přede přes za u bez mezi nad nade kolem proti
  podle během kvůli díky mimo vedle`),
);
