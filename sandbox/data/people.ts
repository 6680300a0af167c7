import { readTable } from './read-table';

/** People: id, en, cs, de, fr, pl, description, facts. A short name follows the full one. */
export const people = readTable(
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
