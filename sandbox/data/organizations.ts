import { readTable } from './read-table';

/** Institutions and companies: id, en, cs, de, fr, pl, description, facts. */
export const organizations = readTable(
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
