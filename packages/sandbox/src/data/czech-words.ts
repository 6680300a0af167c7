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

/** Forms of verbs that their endings do not tell. Those of the past are stems: "měl" for "měla", too. */
export const czechVerbs: ReadonlySet<string> = new Set(
  list(`
  měl má mám máme mají hrál hraje hrají psal píše řekl řekla mohl může mohou pomohl pomůže šel šla jde
  přišel přišla přijel přijal přijme otevřel otevře zavřel zavře rozbil pil jedl snědl vzal vezme začal
  začne stal vzrostl rostl roste klesl nadchl našel našla najdou najde dal dá dorazí baví líbí mluví myslí
  platí chodí trápí tvoří slouží nosí řeší jezdí učí vidí slyší stojí leží drží chce chci chtěl chtějí zná
  ví vědí vyhrál prohrál prodal koupil koupí přinesl odnesl nese vede vedl ukradl jede jel jela žije žil
  zůstal píšou čte četl vrátí nabízí vyrábí sedí spí spal cvičím cvičí sejdeme pište nechal nechá nesl
  vrátíme půjdu půjde`),
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
