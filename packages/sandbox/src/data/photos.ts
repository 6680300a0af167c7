import type { Category } from '../types';

export type Orientation = 'landscape' | 'portrait' | 'square';

/** A demo photo. Its picture is drawn by `renderPhoto()`. */
export interface Photo {
  id: string;
  name: Record<string, string>;
  description: Record<string, string>;
  /** IDs of the items that it shows. */
  items: string[];
  /** Words that it is tagged with. */
  words: string[];
  categories: Category[];
  orientation: Orientation;
  createdAt: string;
  updatedAt: string;
}

/** Where the URLs of demo photos begin. The server of `npm run sandbox` serves the pictures. */
export const PHOTO_URL = 'https://example.com/photos/';

/** Name en, cs; description en, cs; items; words; category; orientation and date of creation. */
const TABLE = `
Trade show in Munich | Veletrh v Mnichově | Visitors at a trade show in Munich. | Návštěvníci veletrhu v Mnichově. | G1726 G183 | trade show, crowd | economy | landscape 2024-05-01
Emmanuel Macron | Emmanuel Macron | French president Emmanuel Macron at a press conference. | Francouzský prezident Emmanuel Macron na tiskové konferenci. | G3052772 G142 | press conference | politics | portrait 2024-03-12
Munich | Mnichov | View of the old town of Munich. | Pohled na staré město v Mnichově. | G1726 G183 | old town, roofs | travel | landscape 2024-02-18
Exhibition hall in Munich | Výstavní hala v Mnichově | A hall is prepared for a trade show. | Hala se připravuje na veletrh. | G1726 G183 | trade show, hall | economy | landscape 2024-04-22
Square in Munich | Náměstí v Mnichově | People cross a square in the center of Munich. | Lidé přecházejí náměstí v centru Mnichova. | G1726 G183 | square, people | travel | square 2024-06-30
Robot at a trade show | Robot na veletrhu | A robot arm is shown at a trade show in Munich. | Robotické rameno na veletrhu v Mnichově. | G1726 G183 | trade show, robot | economy | portrait 2024-05-02
Protest in Munich | Protest v Mnichově | A protest in the streets of Munich. | Protest v ulicích Mnichova. | G1726 G183 | protest, street | politics | landscape 2024-01-20
Brandenburg Gate | Braniborská brána | The Brandenburg Gate in Berlin in the morning. | Braniborská brána v Berlíně za rána. | G64 G183 | gate, morning | travel | landscape 2023-09-14
Berlin at night | Berlín v noci | Lights of Berlin at night. | Světla Berlína v noci. | G64 G183 | night, lights | travel | portrait 2022-11-02
Flags of Germany and France | Vlajky Německa a Francie | The flags of Germany and France side by side. | Vlajky Německa a Francie vedle sebe. | G183 G142 | flags | politics | landscape 2024-01-22
Bavarian Alps | Bavorské Alpy | A lake below the mountains of Bavaria. | Jezero pod horami v Bavorsku. | G980 G183 | mountains, lake | travel | landscape 2021-08-08
Port of Hamburg | Hamburský přístav | Containers in the port of Hamburg. | Kontejnery v přístavu v Hamburku. | G1055 G183 | port, ship | economy | landscape 2023-05-17
Angela Merkel | Angela Merkelová | Angela Merkel at a lectern. | Angela Merkelová u řečnického pultu. | G567 G183 | lectern | politics | portrait 2019-06-03
Eiffel Tower | Eiffelova věž | The Eiffel Tower in Paris in spring. | Eiffelova věž v Paříži na jaře. | G90 G142 | tower, spring | travel | portrait 2023-04-11
Café in Paris | Kavárna v Paříži | Guests in front of a café in Paris. | Hosté před kavárnou v Paříži. | G90 G142 | café, street | lifestyle | square 2022-05-25
Wheat field in France | Pole s pšenicí ve Francii | A field of wheat before the harvest. | Pole s pšenicí před sklizní. | G142 | field, harvest | economy | landscape 2021-07-15
High-speed train | Rychlovlak | A high-speed train leaves a station in France. | Rychlovlak opouští nádraží ve Francii. | G142 | train, station | economy | landscape 2022-09-09
Charles Bridge | Karlův most | Charles Bridge in Prague in the fog. | Karlův most v Praze v mlze. | G1085 G213 | bridge, fog | travel | landscape 2023-11-19
Prague Castle | Pražský hrad | Prague Castle above the river. | Pražský hrad nad řekou. | G1085 G213 | castle, river | politics | landscape 2022-03-08
Tram in Prague | Tramvaj v Praze | A tram passes a theatre in Prague. | Tramvaj míjí divadlo v Praze. | G1085 G213 | tram, theatre | lifestyle | portrait 2024-02-02
Fair in Brno | Veletrh v Brně | Machines at a fair in Brno. | Stroje na veletrhu v Brně. | G14960 G213 | trade show, machine | economy | landscape 2023-10-05
Vineyard in Moravia | Vinice na Moravě | Vineyards south of Brno in autumn. | Vinice jižně od Brna na podzim. | G14960 G213 | vineyard, autumn | lifestyle | square 2021-10-10
Škoda cars | Vozy Škoda | New cars in the yard of a factory. | Nové vozy na dvoře továrny. | G29637 G213 | factory, car | economy | landscape 2024-01-30
Václav Havel | Václav Havel | Candles below a portrait of Václav Havel. | Svíčky pod portrétem Václava Havla. | G36233 G213 | candles, portrait | politics | portrait 2020-12-18
European Parliament | Evropský parlament | The chamber of the European Parliament. | Zasedací sál Evropského parlamentu. | G8889 G458 | chamber, vote | politics | landscape 2023-02-14
European Commission | Evropská komise | The building of the European Commission in Brussels. | Budova Evropské komise v Bruselu. | G8880 G239 G458 | building | politics | portrait 2022-06-21
Flags of the European Union | Vlajky Evropské unie | Flags of the European Union in the wind. | Vlajky Evropské unie ve větru. | G458 G239 | flags, wind | politics | landscape 2024-04-01
Ursula von der Leyen | Ursula von der Leyenová | Ursula von der Leyen answers questions. | Ursula von der Leyenová odpovídá na otázky. | G60772 G8880 | press conference | politics | landscape 2023-09-13
Tower Bridge | Tower Bridge | Tower Bridge in London on a rainy day. | Tower Bridge v Londýně za deště. | G84 G145 | bridge, rain | travel | landscape 2022-10-27
London bus | Londýnský autobus | A red bus in the traffic of London. | Červený autobus v londýnské dopravě. | G84 G145 | bus, traffic | lifestyle | portrait 2023-01-16
Debate on Brexit | Debata o brexitu | Posters in a debate on Brexit. | Plakáty v debatě o brexitu. | G7888194 G145 | posters, debate | politics | landscape 2019-03-29
Old town of Warsaw | Staré město ve Varšavě | Houses of the old town of Warsaw. | Domy starého města ve Varšavě. | G270 G36 | old town, houses | travel | square 2021-05-03
Market in Poland | Trh v Polsku | Fruit and vegetables on a market in Poland. | Ovoce a zelenina na trhu v Polsku. | G36 | market, fruit | economy | landscape 2022-08-20
Vienna opera | Vídeňská opera | The opera house in Vienna in the evening. | Operní dům ve Vídni večer. | G1741 G40 | opera, evening | culture | landscape 2023-12-06
Bratislava castle | Bratislavský hrad | The castle of Bratislava above the Danube. | Bratislavský hrad nad Dunajem. | G1780 G214 | castle, river | travel | landscape 2022-07-01
Colosseum | Koloseum | Tourists at the Colosseum in Rome. | Turisté u Kolosea v Římě. | G220 G38 | tourists, ruins | travel | landscape 2023-08-15
Harbour of Copenhagen | Přístav v Kodani | Coloured houses at a canal in Copenhagen. | Barevné domy u kanálu v Kodani. | G1748 G35 | canal, houses | travel | landscape 2021-06-12
Oslo opera house | Opera v Oslu | The roof of the opera house in Oslo. | Střecha budovy opery v Oslu. | G585 G20 | opera, roof | culture | square 2022-02-24
Stockholm in winter | Stockholm v zimě | Snow on the quays of Stockholm. | Sníh na nábřežích Stockholmu. | G1754 G34 | snow, winter | weather | landscape 2023-01-28
Cyclists in Amsterdam | Cyklisté v Amsterdamu | Cyclists on a bridge in Amsterdam. | Cyklisté na mostě v Amsterdamu. | G727 G55 | bicycle, bridge | lifestyle | landscape 2024-03-30
Madrid in summer | Madrid v létě | A park in Madrid in the heat of summer. | Park v Madridu v letním horku. | G2807 G29 | park, heat | weather | portrait 2022-07-18
New York skyline | Panorama New Yorku | The skyline of New York at sunset. | Panorama New Yorku při západu slunce. | G60 G30 | skyline, sunset | travel | landscape 2021-09-20
Jazz in New Orleans | Jazz v New Orleansu | Street musicians play jazz in New Orleans. | Pouliční hudebníci hrají jazz v New Orleansu. | G34404 G8341 G30 | musicians, street | culture | landscape 2023-04-29
United Nations | Organizace spojených národů | The hall of the United Nations in New York. | Sál Organizace spojených národů v New Yorku. | G1065 G60 | hall, assembly | politics | landscape 2022-09-21
NATO summit | Summit NATO | Flags at a summit of NATO. | Vlajky na summitu NATO. | G7184 | flags, summit | politics | landscape 2023-07-11
Earth from space | Země z vesmíru | The Earth seen from space. | Země při pohledu z vesmíru. | G2 | space, planet | science | square 2020-04-22
Rocket on the pad | Raketa na rampě | A rocket of NASA before the launch. | Raketa NASA před startem. | G23548 G30 | rocket, launch | science | portrait 2022-08-29
Airbus hangar | Hangár Airbusu | Workers finish an aircraft in a hangar. | Dělníci dokončují letadlo v hangáru. | G67 G142 | aircraft, hangar | economy | landscape 2023-06-19
Boeing in flight | Boeing za letu | A passenger aircraft above the clouds. | Dopravní letadlo nad mraky. | G66 | aircraft, clouds | economy | landscape 2021-03-03
New smartphones | Nové chytré telefony | Smartphones on a table in a shop. | Chytré telefony na stole v obchodě. | G22645 G2766 G312 | shop, telephone | science | landscape 2023-09-22
Data center | Datové centrum | Rows of servers in a data center. | Řady serverů v datovém centru. | G2283 G95 | servers, cables | science | portrait 2022-01-11
Electric car at a charger | Elektromobil u nabíječky | An electric car is charged in a car park. | Elektromobil se nabíjí na parkovišti. | G193692 G478214 | charger, car park | economy | landscape 2024-04-09
Wind turbines | Větrné elektrárny | Wind turbines on a hill at dawn. | Větrné elektrárny na kopci za svítání. | G7942 | wind, energy | environment | landscape 2023-03-21
Dry river bed | Vyschlé koryto řeky | A dry river bed in a hot summer. | Vyschlé koryto řeky v horkém létě. | G7942 | drought, river | environment | portrait 2022-08-04
Football match | Fotbalový zápas | Players in a football match. | Hráči při fotbalovém zápase. | G2736 | players, ball | sport | landscape 2024-05-19
Empty stadium | Prázdný stadion | An empty football stadium before a match. | Prázdný fotbalový stadion před zápasem. | G2736 | stadium, seats | sport | landscape 2021-02-13
Olympic rings | Olympijské kruhy | The Olympic rings at the side of a track. | Olympijské kruhy u běžecké dráhy. | G5389 | rings, track | sport | square 2021-07-23
Christmas market | Vánoční trh | A Christmas market in Vienna in the evening. | Vánoční trh ve Vídni večer. | G19809 G1741 G40 | market, evening | lifestyle | landscape 2023-12-10
Christmas tree in Prague | Vánoční strom v Praze | A Christmas tree on a square in Prague. | Vánoční strom na náměstí v Praze. | G19809 G1085 G213 | tree, square | lifestyle | portrait 2022-12-04
Tax forms | Daňová přiznání | Forms for income tax on a desk. | Formuláře k dani z příjmů na stole. | G179222 | forms, desk | economy | landscape 2024-03-25
Vaccination center | Očkovací centrum | A nurse prepares a vaccine. | Zdravotní sestra připravuje vakcínu. | G7817 | nurse, vaccine | health | landscape 2021-04-16
World heritage site | Památka světového dědictví | A restored church on the list of UNESCO. | Opravený kostel na seznamu UNESCO. | G7809 | church, heritage | culture | portrait 2020-09-27
Pizza from the oven | Pizza z pece | A cook takes a pizza out of the oven. | Kuchař vytahuje pizzu z pece. | G177 G38 | cook, oven | lifestyle | square 2023-02-09
War memorial | Válečný památník | Flowers at a memorial of World War II. | Květiny u památníku druhé světové války. | G362 | memorial, flowers | culture | portrait 2020-05-08
`;

/** The demo photos; every photo bank of the sandbox contains all of them. */
export const photos: readonly Photo[] = TABLE.trim()
  .split('\n')
  .map((line, index) => toPhoto(line, index + 1));

function toPhoto(line: string, number: number): Photo {
  const [
    en = '',
    cs = '',
    enText = '',
    csText = '',
    ids = '',
    words = '',
    category = '',
    last = '',
  ] = line.split('|').map((cell) => cell.trim());
  const [orientation, createdAt = ''] = last.split(' ');
  return {
    id: `demo-${String(number).padStart(4, '0')}`,
    name: { en, cs },
    description: { en: enText, cs: csText },
    items: ids.split(' '),
    words: words.split(',').map((word) => word.trim()),
    categories: [{ taxonomy: 'Custom', code: category }],
    orientation: orientation as Orientation,
    createdAt,
    updatedAt: toUpdate(createdAt),
  };
}

/** Day 28 of the same month, or a week later. */
function toUpdate(createdAt: string): string {
  const update = createdAt.replace(/\d\d$/, '28');
  if (update > createdAt) return update;
  const later = new Date(createdAt);
  later.setUTCDate(later.getUTCDate() + 7);
  return later.toISOString().slice(0, 10);
}
