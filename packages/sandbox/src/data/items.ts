import type { Item, ItemProperty } from './item';
import { readTable, toWikipedia } from './read-table';
import { topics } from './topics';

/** Countries, cities and other places: id, en, cs, de, fr, pl, description, facts. */
const places = readTable(
  'location',
  `
G2 | Earth/planet Earth | Země | Erde | Terre | Ziemia | third planet from the Sun in the Solar System | topic=13000000
G30 | United States/USA/U.S./US/United States of America | Spojené státy americké/Spojené státy/USA | Vereinigte Staaten/USA | États-Unis | Stany Zjednoczone/USA | country in North America |
G142 | France | Francie | Frankreich | = | Francja | country in Western Europe | capital=G90
G213 | Czech Republic/Czechia | Česko/Česká republika | Tschechien/Tschechische Republik | Tchéquie/République tchèque | Czechy | country in Central Europe | capital=G1085
G214 | Slovakia | Slovensko | Slowakei | Slovaquie | Słowacja | country in Central Europe | capital=G1780
G183 | Germany | Německo | Deutschland | Allemagne | Niemcy | country in Central Europe | capital=G64
G145 | United Kingdom/UK/Britain/Great Britain/Great Britain and Northern Ireland | Spojené království/Velká Británie/Británie | Vereinigtes Königreich/Großbritannien | Royaume-Uni/Grande-Bretagne | Wielka Brytania/Zjednoczone Królestwo | country in Western Europe | capital=G84
G36 | Poland | Polsko | Polen | Pologne | Polska | country in Central Europe | capital=G270
G40 | Austria | Rakousko | Österreich | Autriche | Austria | country in Central Europe | capital=G1741
G28 | Hungary | Maďarsko | Ungarn | Hongrie | Węgry | country in Central Europe | capital=G1781
G38 | Italy | Itálie | Italien | Italie | Włochy | country in Southern Europe | capital=G220
G29 | Spain | Španělsko | Spanien | Espagne | Hiszpania | country in Southern Europe | capital=G2807
G45 | Portugal | Portugalsko | = | = | Portugalia | country in Southern Europe | capital=G597
G31 | Belgium | Belgie | Belgien | Belgique | Belgia | country in Western Europe | capital=G239
G55 | Netherlands | Nizozemsko | Niederlande | Pays-Bas | Holandia/Niderlandy | country in Western Europe | capital=G727
G35 | Denmark | Dánsko | Dänemark | Danemark | Dania | country in Northern Europe | capital=G1748
G34 | Sweden | Švédsko | Schweden | Suède | Szwecja | country in Northern Europe | capital=G1754
G20 | Norway | Norsko | Norwegen | Norvège | Norwegia | country in Northern Europe | capital=G585
G33 | Finland | Finsko | Finnland | Finlande | Finlandia | country in Northern Europe | capital=G1757
G39 | Switzerland | Švýcarsko | Schweiz | Suisse | Szwajcaria | country in Central Europe |
G27 | Ireland | Irsko | Irland | Irlande | Irlandia | country in Western Europe | capital=G1761;enwiki=Republic of Ireland
G41 | Greece | Řecko | Griechenland | Grèce | Grecja | country in Southern Europe | capital=G1524
G212 | Ukraine | Ukrajina | = | = | Ukraina | country in Eastern Europe | capital=G1899
G17 | Japan | Japonsko | = | Japon | Japonia | island country in East Asia |
G16 | Canada | Kanada | Kanada | = | Kanada | country in North America |
G155 | Brazil | Brazílie | Brasilien | Brésil | Brazylia | country in South America |
G668 | India | Indie | Indien | Inde | Indie | country in South Asia |
G148 | China | Čína | = | Chine | Chiny | country in East Asia |
G408 | Australia | Austrálie | Australien | Australie | Australia | country in Oceania |
G980 | Bavaria | Bavorsko | Bayern | Bavière | Bawaria | federal state of Germany | country=G183
G64 | Berlin | Berlín | = | = | = | capital of Germany | country=G183
G1726 | Munich | Mnichov | München | = | Monachium | city in Bavaria, Germany | country=G183
G1055 | Hamburg | Hamburk | = | Hambourg | = | city in northern Germany | country=G183
G1781 | Budapest | Budapešť/Budapešti | = | = | Budapeszt | capital of Hungary | country=G28
G597 | Lisbon | Lisabon | Lissabon | Lisbonne | Lizbona | capital of Portugal | country=G45
G1757 | Helsinki | Helsinky/Helsinkách | = | = | = | capital of Finland | country=G33
G1761 | Dublin | = | = | = | = | capital of Ireland | country=G27
G1524 | Athens | Athény/Athénách | Athen | Athènes | Ateny | capital of Greece | country=G41
G84 | London | Londýn | = | Londres | Londyn | capital of the United Kingdom | country=G145
G90 | Paris | Paříž | = | = | Paryż | capital of France | country=G142
G220 | Rome | Řím | Rom | = | Rzym | capital of Italy | country=G38
G1085 | Prague | Praha/Praze | Prag | = | Praga | capital of the Czech Republic | country=G213
G14960 | Brno | = | Brünn | = | = | city in Moravia, Czech Republic | country=G213
G1741 | Vienna | Vídeň/Vídně/Vídni | Wien | Vienne | Wiedeń | capital of Austria | country=G40
G1780 | Bratislava | = | = | = | Bratysława | capital of Slovakia | country=G214
G270 | Warsaw | Varšava | Warschau | Varsovie | Warszawa | capital of Poland | country=G36
G239 | Brussels | Brusel | Brüssel | Bruxelles | Bruksela | capital of Belgium | country=G31
G1748 | Copenhagen | Kodaň/Kodani | Kopenhagen | Copenhague | Kopenhaga | capital of Denmark | country=G35
G585 | Oslo | = | = | = | = | capital of Norway | country=G20
G1754 | Stockholm | = | = | = | Sztokholm | capital of Sweden | country=G34
G727 | Amsterdam | = | = | = | = | capital of the Netherlands | country=G55
G2807 | Madrid | = | = | = | Madryt | capital of Spain | country=G29
G60 | New York City/New York | New York | New York | New York | Nowy Jork | largest city in the United States | country=G30
G34404 | New Orleans | = | = | La Nouvelle-Orléans | Nowy Orlean | city in Louisiana, United States | country=G30
G1899 | Kyiv/Kiev | Kyjev | Kiew/Kyjiw | Kiev/Kyïv | Kijów/Kijowa/Kijowie | capital of Ukraine | country=G212
`,
);

/** People: id, en, cs, de, fr, pl, description, facts. A short name follows the full one. */
const people = readTable(
  'person',
  `
G3052772 | Emmanuel Macron/Macron | = | = | = | = | president of France since 2017 | topic=11000000
G567 | Angela Merkel/Merkel | Angela Merkelová/Merkelová | = | = | = | Federal Chancellor of Germany from 2005 to 2021 | topic=11000000
G61053 | Olaf Scholz/Scholz | = | = | = | = | Federal Chancellor of Germany from 2021 to 2025 | topic=11000000
G60772 | Ursula von der Leyen/von der Leyen | Ursula von der Leyenová | = | = | = | president of the European Commission since 2019 | topic=11000000
G76 | Barack Obama/Obama | = | = | = | = | president of the United States from 2009 to 2017 | topic=11000000
G36233 | Václav Havel/Havel | = | = | = | = | Czech playwright, president from 1989 to 2003 | topic=11000000
G42 | Douglas Adams | = | = | = | = | English science-fiction writer and humorist (1952–2001) | topic=01000000
G937 | Albert Einstein/Einstein | = | = | = | = | physicist who developed the theory of relativity (1879–1955) | topic=13000000
G2599 | Paul McCartney/McCartney | = | = | = | = | English musician, member of the Beatles | topic=01000000
G1203 | John Lennon/Lennon | = | = | = | = | English musician, member of the Beatles (1940–1980) | topic=01000000
`,
);

/** Institutions and companies: id, en, cs, de, fr, pl, description, facts. */
const organizations = readTable(
  'organization',
  `
G458 | European Union/EU | Evropská unie/EU | Europäische Union/EU | Union européenne/UE | Unia Europejska/UE | political and economic union of European states | topic=11000000
G8880 | European Commission | Evropská komise | Europäische Kommission | Commission européenne | Komisja Europejska | executive body of the European Union | topic=11000000
G8889 | European Parliament | Evropský parlament | Europäisches Parlament | Parlement européen | Parlament Europejski | legislative body of the European Union | topic=11000000
G1065 | United Nations/UN | Organizace spojených národů/OSN | Vereinte Nationen/UNO | Organisation des Nations unies/ONU | Organizacja Narodów Zjednoczonych/ONZ | organisation of almost all countries | topic=11000000
G7184 | NATO | Severoatlantická aliance/NATO | NATO | OTAN | NATO | military alliance of European and North American countries | topic=16000000
G7809 | UNESCO | = | = | = | = | organisation of the United Nations for education, science and culture | topic=01000000
G7817 | World Health Organization/WHO | Světová zdravotnická organizace/WHO | Weltgesundheitsorganisation/WHO | Organisation mondiale de la santé/OMS | Światowa Organizacja Zdrowia/WHO | organisation of the United Nations for health | topic=07000000
G23548 | NASA | = | = | = | = | space agency of the United States | topic=13000000
G67 | Airbus | = | = | = | = | European maker of aircraft | topic=04000000
G66 | Boeing | = | = | = | = | American maker of aircraft | topic=04000000
G312 | Apple Inc./Apple | Apple | Apple | Apple | Apple | American maker of computers and telephones | topic=04000000
G2283 | Microsoft | = | = | = | = | American software company | topic=04000000
G95 | Google | = | = | = | = | American internet company | topic=04000000
G37156 | IBM | = | = | = | = | American computer company | topic=04000000
G478214 | Tesla | = | = | = | = | American maker of electric cars | topic=04000000;enwiki=Tesla, Inc.
G29637 | Škoda Auto/Skoda Auto/Škoda | Škoda Auto/Škoda | Škoda Auto/Škoda | Škoda Auto/Škoda | Škoda Auto/Škoda | Czech car maker | topic=04000000
`,
);

/** Products and works: id, en, cs, de, fr, pl, description, facts. */
const products = readTable(
  'product',
  `
G2766 | iPhone | = | = | = | = | line of smartphones by Apple | topic=13000000
G23572 | Game of Thrones | Hra o trůny | = | = | Gra o tron | American fantasy television series | topic=01000000
`,
);

/** Events: id, en, cs, de, fr, pl, description, facts. */
const events = readTable(
  'event',
  `
G361 | World War I/First World War | první světová válka | Erster Weltkrieg/Ersten Weltkrieg | Première Guerre mondiale | I wojna światowa | global war from 1914 to 1918 | topic=16000000
G362 | World War II/Second World War | druhá světová válka | Zweiter Weltkrieg/Zweiten Weltkrieg | Seconde Guerre mondiale | II wojna światowa | global war from 1939 to 1945 | topic=16000000
G5389 | Olympic Games/Olympics | olympijské hry/olympiáda | Olympische Spiele | Jeux olympiques | igrzyska olimpijskie | international sports event | topic=15000000
G7888194 | Brexit | brexit | Brexit | Brexit | brexit | withdrawal of the United Kingdom from the European Union | topic=11000000
G19809 | Christmas | Vánoce | Weihnachten | Noël | Boże Narodzenie | holiday on 25 December | topic=12000000
`,
);

/** Concepts and keywords: id, en, cs, de, fr, pl, description, facts. */
const concepts = readTable(
  'general',
  `
G2736 | association football/football/soccer | fotbal | Fußball | football | piłka nożna | team sport played with a ball | topic=15000000
G8341 | jazz | = | Jazz | = | = | style of music | topic=01000000
G22645 | smartphone | chytrý telefon | Smartphone | smartphone | smartfon | mobile telephone with the abilities of a computer | topic=13000000
G193692 | electric car/electric vehicle | elektromobil | Elektroauto | voiture électrique | samochód elektryczny | car driven by electric motors | topic=04000000
G179222 | income tax | daň z příjmů | Einkommensteuer | impôt sur le revenu | podatek dochodowy | tax on what people and companies earn | topic=04000000
G7942 | global warming/climate change | globální oteplování/změna klimatu | globale Erwärmung/Klimawandel | réchauffement climatique | globalne ocieplenie/zmiana klimatu | rise of the average temperature on Earth | topic=06000000
G177 | pizza | = | Pizza | = | = | Italian dish of baked dough | topic=10000000
`,
);

/** What single items have beyond their line in the table. */
const details: Record<string, Partial<Item>> = {
  G145: { names: { da: ['Storbritannien'] } },
  G458: {
    descriptions: {
      cs: 'politická a ekonomická unie evropských států',
      fr: 'union politique et économique sui generis d’États européens',
    },
    links: { cswiki: toWikipedia('cs', 'Evropská unie') },
  },
  G567: {
    descriptions: {
      cs: 'německá spolková kancléřka v letech 2005 až 2021',
      fr: 'chancelière fédérale d’Allemagne de 2005 à 2021',
    },
    links: {
      cswiki: toWikipedia('cs', 'Angela Merkelová'),
      facebook: 'https://www.facebook.com/AngelaMerkel',
      instagram: 'https://www.instagram.com/bundeskanzlerin',
    },
  },
  G1726: {
    descriptions: { cs: 'město v Bavorsku v Německu', de: 'Stadt in Bayern' },
    properties: [
      fact({ strValue: '48.1375,11.575' }, 'coordinates', 'souřadnice', 'Koordinaten'),
      fact({ floatValue: 310.7 }, 'area', 'rozloha', 'Fläche'),
      fact({ intValue: 25 }, 'districts', 'počet obvodů', 'Zahl der Bezirke'),
      fact({ boolValue: true }, 'state_capital', 'zemské hlavní město', 'Landeshauptstadt'),
    ],
  },
};

/** The whole demo knowledge base, by ID. */
export const items: ReadonlyMap<string, Item> = new Map(
  [...people, ...organizations, ...places, ...products, ...events, ...concepts, ...topics]
    .map(addDetails)
    .map((item) => [item.id, item]),
);

/** Deprecated IDs and the items that replace them. */
export const redirects: ReadonlyMap<string, string> = new Map([
  ['DEMO-183', 'G183'],
  ['DEMO-42', 'G42'],
]);

/** The item with this ID, or the one that replaces it. */
export function findItem(id: string): Item | undefined {
  return items.get(redirects.get(id) ?? id);
}

const byWikidata = new Map(
  [...items.values()].flatMap((item) => (item.wikidata ? [[item.wikidata, item] as const] : [])),
);

export function findItemByWikidata(id: string): Item | undefined {
  return byWikidata.get(id);
}

function addDetails(item: Item): Item {
  const more = details[item.id] ?? {};
  const isTopic = item.id.startsWith('IPTC-');
  const links: Record<string, string> = { ...more.links, ...item.links };
  if (isTopic) delete links.enwiki;
  return {
    ...item,
    ...more,
    // In the order of public samples.
    links: Object.fromEntries(Object.entries(links).sort(([a], [b]) => (a < b ? -1 : 1))),
    names: { ...item.names, ...more.names },
    descriptions: { ...item.descriptions, ...more.descriptions },
  };
}

function fact(
  value: Partial<ItemProperty>,
  name: string,
  czech: string,
  german: string,
): ItemProperty {
  const labels = { en: name.replaceAll('_', ' '), cs: czech, de: german };
  return { name: `demo_${name}`, labels, ...value };
}
