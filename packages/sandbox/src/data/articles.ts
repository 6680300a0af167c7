import type { Article, EditorialTag } from '../types';

/** Title; text; language; date; category; status where it is not ALWAYS. All of it is made up. */
const TABLE = `
French schools open their doors to guests. | Schools all over France invited parents and neighbours. In Paris alone, hundreds of people came. | en | 2024-10-10 | education
Trade shows return to Munich. | The halls of Munich are full again. Organisers in Germany count more visitors than last year. | en | 2024-09-02 | economy
French and German towns renew their partnership. | Two towns in France and Germany have been partners for 40 years. The government of the region sent its wishes. | en | 2024-07-11 | politics
Night trains link Berlin and Paris again. | A train leaves Berlin every evening and reaches Paris in the morning. | en | 2024-06-21 | economy
Museum in Prague shows maps of Europe. | The museum in Prague has opened an exhibition of old maps of the Czech Republic and its neighbours. | en | 2024-05-15 | culture
Young players win the football championship in Brno. | The team from Brno won the final match of the football championship. | en | 2024-04-28 | sport
European Parliament opens a house for visitors. | Visitors of the European Parliament in Brussels can now follow an election from the first poster to the last vote. | en | 2024-04-02 | politics
Electric cars fill the car parks of Oslo. | In Norway every second new car is an electric car. Oslo builds more chargers. | en | 2024-03-19 | economy
Climate change moves the harvest in Spain. | Farmers near Madrid begin the harvest two weeks earlier. Scientists see climate change at work. | en | 2024-02-27 | environment
Satellite maps the forests of the Earth. | A new satellite counts the trees of the Earth. Researchers in Sweden read the data. | en | 2024-01-30 | science
Jazz festival brings guests to New Orleans. | Musicians from ten countries play jazz in the streets of New Orleans. | en | 2023-11-05 | culture
Hospitals in Warsaw train new doctors. | Two hospitals in Warsaw have opened a school for young doctors from Poland. | en | 2023-10-12 | health
Christmas markets in Vienna open early. | The first Christmas markets in Austria have opened in Vienna. | en | 2023-11-20 | lifestyle
New bridge in Copenhagen is for bicycles only. | Copenhagen has one bridge more. Cars have to take another way through Denmark’s capital. | en | 2023-08-14 | lifestyle
Veletrh v Brně přilákal firmy z Německa. | Na veletrh do Brna přijely firmy z Německa a Rakouska. Podniky hledají nové lidi. | cs | 2024-10-02 | economy
Praha opraví starý most. | Praha začne opravovat most přes řeku. Práce potrvají tři roky. | cs | 2024-09-17 | politics
Školy na Slovensku dostanou nové knihy. | Školy v Bratislavě dostanou nové knihy. Učitelé na Slovensku je vítají. | cs | 2024-08-30 | education
München baut neue Wohnungen. | In München entstehen neue Wohnungen. Die Stadt sucht Firmen aus ganz Deutschland. | de | 2024-09-25 | economy
Paris plante des arbres. | La ville de Paris plante des arbres dans les rues. Toute la France suit cet exemple. | fr | 2024-03-04 | environment
Draft: new tram line in Munich. | Munich plans a new tram line. Nobody outside Germany has seen the plan. | en | 2024-10-01 | politics | DRAFT
Internal note on photos from Munich. | How to name photos from Munich and from the rest of Germany. | en | 2024-09-30 | politics | NEVER
Tickets for the trade show in Munich. | Tickets for the trade show in Munich are on sale in Germany until the end of May. | en | 2024-04-15 | economy | EXPIRE_DATE
`;

const SAMPLE: Article = {
  id: '1234',
  title: 'Emmanuel Macron in Germany.',
  lead: 'The French president is in Bavaria.',
  text: 'Mr. Macron visits a trade show in Munich.',
  language: 'en',
  publishDate: '2024-10-14T12:00:00Z',
  categories: [{ taxonomy: 'Custom', code: 'politics' }],
  recommendation: toRecommendation('1234', '2024-10-14T12:00:00Z', ''),
  metadata: { author: 'Demo Author' },
};

/** The articles of the dataset `demo`: fictitious news about places that exist. */
export const demoArticles: Article[] = [
  SAMPLE,
  ...TABLE.trim()
    .split('\n')
    .map((line, index) => toArticle(line, String(1235 + index))),
];

/** The editorial tags that exist before the first call. */
export const demoEditorialTags: EditorialTag[] = [
  {
    gkbId: 'DEMO-1',
    name: 'Trade shows',
    externalId: 'cms-501',
    forbidden: false,
    stdForms: { en: 'Trade shows', cs: 'Veletrhy' },
    descriptions: { en: 'Trade shows in our region.' },
    categories: ['economy'],
  },
  { gkbId: 'DEMO-2', name: 'Old slogan', forbidden: true },
];

function toArticle(line: string, id: string): Article {
  const [title = '', text = '', language = '', date = '', code = '', status = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  return {
    id,
    title,
    text,
    language,
    publishDate: `${date}T08:00:00Z`,
    categories: [{ taxonomy: 'Custom', code }],
    recommendation: toRecommendation(id, `${date}T08:00:00Z`, status),
    metadata: { author: 'Demo Author' },
  };
}

function toRecommendation(
  id: string,
  publishDate: string,
  status: string,
): NonNullable<Article['recommendation']> {
  const isDraft = status === 'DRAFT';
  const settings = {
    published: !isDraft,
    status: status === '' || isDraft ? 'ALWAYS' : status,
    url: `https://example.com/articles/${id}`,
    imageUrl: `https://example.com/images/${id}.jpg`,
    publishDate,
    type: 'article',
    importance: 0,
    breakingNews: false,
  };
  return status === 'EXPIRE_DATE' ? { ...settings, expireDate: '2024-05-31T22:00:00Z' } : settings;
}
