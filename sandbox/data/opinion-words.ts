/** Words of praise and of blame. A word of one language can mean something else in another. */
export interface OpinionWords {
  positive: ReadonlySet<string>;
  negative: ReadonlySet<string>;
}

const OPINIONS: Record<string, OpinionWords> = {
  en: words(
    'amazing astounding excellent good great nice beautiful wonderful love loved happy friendly perfect ' +
      'best delicious pleasant fantastic like liked enjoyed helpful superb',
    'terrible bad awful horrible poor worst overpriced cold dirty rude slow hate hated boring ugly broken ' +
      'disappointing disappointed unpleasant',
  ),
  cs: words(
    'skvělý skvělá skvělé výborný výborná výborné dobrý dobrá dobré krásný krásná krásné hezký hezké milý',
    'hrozný hrozná hrozné špatný špatná špatné ošklivý drahý drahé studený studená studené pomalý nuda',
  ),
  de: words(
    'gut gute guter gutes schön schöne toll tolle wunderbar ausgezeichnet freundlich',
    'schlecht schlechte schlechter schrecklich furchtbar teuer kalt langsam unfreundlich',
  ),
  fr: words(
    'bon bonne excellent excellente magnifique merveilleux agréable beau belle',
    'mauvais mauvaise terrible horrible cher froid froide lent lente sale',
  ),
  pl: words(
    'dobry dobra dobre świetny świetna świetne piękny piękna wspaniały miły',
    'zły zła złe okropny okropna straszny drogi zimny zimna wolny brudny',
  ),
};

const ALL: OpinionWords = {
  positive: new Set(Object.values(OPINIONS).flatMap(({ positive }) => [...positive])),
  negative: new Set(Object.values(OPINIONS).flatMap(({ negative }) => [...negative])),
};

/** The words of a language; a language without words of its own, such as Slovak, gets all. */
export function findOpinionWords(language: string): OpinionWords {
  return Object.hasOwn(OPINIONS, language) ? (OPINIONS[language] ?? ALL) : ALL;
}

function words(positive: string, negative: string): OpinionWords {
  return { positive: new Set(positive.split(' ')), negative: new Set(negative.split(' ')) };
}
