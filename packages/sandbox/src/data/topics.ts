import { readTable } from './read-table';

/**
 * The top level of the IPTC Media Topics. Only politics has a Wikidata ID that Geneea's own
 * samples show; the others go without.
 */
export const topics = readTable(
  'general',
  `
IPTC-01000000 | arts, culture, entertainment and media | umění, kultura, zábava a média | Kultur, Kunst, Unterhaltung und Medien | arts, culture, divertissement et médias | sztuka, kultura, rozrywka i media | media topic |
IPTC-02000000 | crime, law and justice | zločin, právo a spravedlnost | Kriminalität, Recht und Justiz | criminalité, droit et justice | przestępczość i prawo | media topic |
IPTC-03000000 | disaster, accident and emergency incident | katastrofy a nehody | Katastrophen und Unglücke | désastres et accidents | katastrofy i wypadki | media topic |
IPTC-04000000 | economy, business and finance | ekonomika, obchod a finance | Wirtschaft und Finanzen | économie et finances | gospodarka i finanse | media topic |
IPTC-05000000 | education | vzdělávání | Bildung | éducation | edukacja | media topic |
IPTC-06000000 | environment | životní prostředí | Umwelt | environnement | środowisko | media topic |
IPTC-07000000 | health | zdraví | Gesundheit | santé | zdrowie | media topic |
IPTC-08000000 | human interest | lidské příběhy | Vermischtes | gens, animaux et insolite | ciekawostki | media topic |
IPTC-09000000 | labour | práce | Arbeit | social | praca | media topic |
IPTC-10000000 | lifestyle and leisure | životní styl a volný čas | Lebensart und Freizeit | vie quotidienne et loisirs | styl życia i czas wolny | media topic |
IPTC-11000000 | politics | politika | Politik | politique | polityka | media topic | wikidata=Q7163
IPTC-12000000 | religion | náboženství | Religion | religion | religia | media topic |
IPTC-13000000 | science and technology | věda a technika | Wissenschaft und Technik | science et technologie | nauka i technika | media topic |
IPTC-14000000 | society | společnost | Gesellschaft | société | społeczeństwo | media topic |
IPTC-15000000 | sport | sport | Sport | sport | sport | media topic |
IPTC-16000000 | conflict, war and peace | konflikty, válka a mír | Krisen, Krieg und Frieden | conflits, guerre et paix | konflikty, wojna i pokój | media topic |
IPTC-17000000 | weather | počasí | Wetter | météo | pogoda | media topic |
`,
);

/** Words that speak for a topic, in any of the demo languages, by the beginning of the word. */
export const topicWords: Record<string, string[]> = {
  'IPTC-01000000': words('museum concert theatre film music festival muze koncert divad festiv'),
  'IPTC-02000000': words('police court trial crime judge polici soud zločin gericht polizei'),
  'IPTC-03000000': words('flood earthquake accident fire storm povod zemět nehod požár unfall'),
  'IPTC-04000000': words('economy inflation bank export company market ekonomi banka podnik firma'),
  'IPTC-05000000': words('school university student teacher škol universit žák schul école szkoł'),
  'IPTC-06000000': words('climate forest pollution recycling river klimat příro umwelt'),
  'IPTC-07000000': words(
    'hospital doctor vaccine disease nemocni lékař krankenhaus hôpital szpital',
  ),
  'IPTC-09000000': words('strike wage employment union odbor mzda zaměstn streik'),
  'IPTC-10000000': words('recipe travel holiday restaurant hotel recept restaurac urlaub'),
  'IPTC-11000000': words(
    'president parliament government election minister prezident parlament vlád volb ministr ' +
      'regierung präsident wahl président gouvernement élection rząd wybor',
  ),
  'IPTC-12000000': words('church religion pope kostel církev kirche église kości'),
  'IPTC-13000000': words(
    'scientist research satellite software planet věd výzkum forsch chercheur',
  ),
  'IPTC-15000000': words('match championship team player goal zápas mistrovstv hráč spiel turnier'),
  'IPTC-16000000': words('war army peace soldier válk armád krieg guerre wojn'),
  'IPTC-17000000': words('rain snow temperature forecast déšť sníh počasí wetter météo pogod'),
};

function words(list: string): string[] {
  return list.split(' ');
}
