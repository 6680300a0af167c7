import { readTable } from './read-table';

/** Countries, cities and other places: id, en, cs, de, fr, pl, description, facts. */
export const places = readTable(
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
