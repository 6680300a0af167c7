import { readTable } from './read-table';

/** Products and works: id, en, cs, de, fr, pl, description, facts. */
export const products = readTable(
  'product',
  `
G2766 | iPhone | = | = | = | = | line of smartphones by Apple | topic=13000000
G23572 | Game of Thrones | Hra o trůny | = | = | Gra o tron | American fantasy television series | topic=01000000
`,
);

/** Events: id, en, cs, de, fr, pl, description, facts. */
export const events = readTable(
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
export const concepts = readTable(
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
