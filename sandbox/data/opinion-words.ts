/** Words of praise and of blame. A word of one language can mean something else in another. */
export interface OpinionWords {
  positive: readonly string[];
  negative: readonly string[];
  /** Neutral words that blame when they are negated: "did not work". */
  expected: readonly string[];
}

const OPINIONS: Record<string, OpinionWords> = {
  en: words(
    'amazing astounding excellent good great nice beautiful wonderful love loved happy friendly perfect ' +
      'best delicious pleasant fantastic like enjoy enjoyed helpful superb awesome brilliant lovely tasty ' +
      'comfortable cozy clean quick polite patient patiently professional safe easy kind recommend recommended ' +
      'charming spacious reliable impressed impressive satisfied pleased glad gorgeous outstanding ' +
      'favorite fresh beautifully perfectly nicely smooth smoothly generous thankful grateful',
    'terrible bad awful horrible poor worst worse overpriced cold dirty rude slow hate hated boring ugly broken ' +
      'disappointing disappointed unpleasant disgusting noisy loud smelly unfriendly useless waste nightmare ' +
      'annoying annoyed broke damaged damage ignore ignores ignored crashes crash unreliable unprofessional ' +
      'uncomfortable mess messy disaster faulty defective complain complaint unhappy unacceptable scam sad ' +
      'angry hurts hurt unhelpful stale bland tasteless filthy frustrating frustrated inedible',
    'work works worked function functions answer answers answered arrive arrived arrives open load help helps ' +
      'helped responds respond reply replied start understand',
  ),
  cs: words(
    'skvělý skvěle výborný výborně dobrý dobře krásný krásně hezký hezky milý mile úžasný úžasně nádherný ' +
      'perfektní příjemný příjemně spokojený čistý ochotný rychlý rychle chutný chutně báječný fantastický ' +
      'doporučit doporučuji doporučuju doporučujeme pohodlný laskavý vstřícný profesionální super nadšený ' +
      'nadchnout nadchl nadchla nadchlo nadchli potěšit potěšil potěšila baví bavilo bavil líbí líbil líbilo ' +
      'lahodný kvalitní spolehlivý šikovný útulný chválím vynikající oblíbený',
    'hrozný hrozně špatný špatně ošklivý drahý studený pomalý nuda nudný protivný nepříjemný strašný strašně ' +
      'hlučný slabý rozbitý rozbil rozbila rozbilo zklamaný zklamání zklamal zklamala zklamalo nespokojený ' +
      'špinavý neochotný arogantní otřesný mizerný katastrofa ostuda hnusný odporný předražený vadný poškozený ' +
      'stížnost obtěžuje otravný nechutný zmeškal ztráta podvod',
    'fungovat funguje fungoval fungovala fungovalo fungují dorazit dorazil dorazila dorazilo odpovídat odpověděl ' +
      'odpověděla odpovídá pomohl pomohla pomůže přišel přišla přišlo přijel přijela jde reagovat reaguje stíhá',
  ),
  de: words(
    'gut gute guter gutes gutem guten schön schöne schöner schönes toll tolle tolles wunderbar wunderbare ' +
      'ausgezeichnet ausgezeichnete freundlich freundliche sauber saubere lecker leckere hervorragend perfekt ' +
      'empfehlen empfehle zufrieden bequem super nett nette beste gemütlich hilfsbereit großartig',
    'schlecht schlechte schlechter schlechtes schrecklich furchtbar teuer teure kalt kalte langsam langsame ' +
      'unfreundlich unfreundliche schmutzig schmutzige laut laute enttäuscht enttäuschend kaputt langweilig ' +
      'unhöflich defekt überteuert ungenießbar ärgerlich katastrophe',
    'funktioniert funktionierte angekommen geantwortet geht ging antwortet hilft geholfen',
  ),
  fr: words(
    'bon bonne bons bonnes excellent excellente magnifique merveilleux merveilleuse agréable beau belle belles ' +
      'délicieux délicieuse propre sympathique gentil gentille parfait parfaite recommande rapide super génial ' +
      'aimé adoré confortable accueillant',
    'mauvais mauvaise terrible horrible cher chère froid froide lent lente sale sales déçu déçue décevant bruyant ' +
      'bruyante impoli désagréable nul nulle cassé catastrophe ennuyeux pire',
    'marche fonctionne reviendrons reviendrai répondu arrivé répond',
  ),
  pl: words(
    'dobry dobra dobre świetny świetna świetne świetnie piękny piękna piękne wspaniały wspaniała wspaniale miły ' +
      'miła polecam doskonały doskonała pyszny pyszna pyszne czysty czysta szybki szybko zadowolony zadowolona ' +
      'super wygodny wygodna uprzejmy fantastyczny',
    'zły zła złe źle okropny okropna okropne straszny straszna drogi droga drogie zimny zimna zimne wolny wolna ' +
      'brudny brudna głośny głośna niemiły niemiła rozczarowany zepsuty zepsuta nudny nudna fatalny fatalna',
    'działa działał działała przyszła przyszedł odpowiada',
  ),
  sk: words(
    'skvelý skvele výborný výborne dobrý dobre krásny krásne pekný milý úžasný nádherný príjemný spokojný čistý ' +
      'ochotný rýchly chutný odporúčam super',
    'hrozný hrozne zlý zlé zle škaredý drahý studený pomalý nudný protivný strašný hlučný slabý pokazený ' +
      'sklamaný sklamanie nespokojný špinavý mešká meškal neochotný katastrofa',
    'funguje fungoval prišiel prišla odpovedal',
  ),
  es: words(
    'bueno buena buenos buenas bonito bonita excelente maravilloso genial perfecto perfecta amable rico rica ' +
      'limpio limpia recomiendo encanta encantó rápido cómodo delicioso deliciosa mejor',
    'malo mala malos malas mal terrible horrible caro cara sucio sucia frío fría lento lenta desastre ruidoso ' +
      'roto decepcionante peor feo grosero',
    'funciona funcionó llegó responde',
  ),
  nl: words(
    'goed goede mooi mooie lekker lekkere geweldig geweldige uitstekend vriendelijk vriendelijke prachtig schoon ' +
      'fijn fijne aanrader snel heerlijk heerlijke leuk leuke',
    'slecht slechte vreselijk verschrikkelijk duur dure koud koude vies vieze traag trage onvriendelijk kapot ' +
      'teleurgesteld teleurstellend saai',
    'werkt werkte',
  ),
  sv: words(
    'bra trevlig trevliga trevligt fin fina fint underbar underbart god gott utmärkt härlig härligt vänlig nöjd',
    'dålig dåligt dåliga hemsk hemskt kall kallt dyr dyrt smutsig långsam tråkig besviken otrevlig',
    'fungerar',
  ),
  it: words(
    'buono buona buoni ottimo ottima bello bella eccellente meraviglioso gentile perfetto perfetta consiglio pulito',
    'cattivo cattiva pessimo pessima brutto brutta orribile caro cara sporco sporca freddo fredda lento lenta',
    'funziona',
  ),
};

const ALL: OpinionWords = {
  positive: Object.values(OPINIONS).flatMap(({ positive }) => positive),
  negative: Object.values(OPINIONS).flatMap(({ negative }) => negative),
  expected: Object.values(OPINIONS).flatMap(({ expected }) => expected),
};

export function hasOpinionWords(language: string): boolean {
  return Object.hasOwn(OPINIONS, language);
}

/** The words of a language; a language without its own words gets all. */
export function findOpinionWords(language: string): OpinionWords {
  return hasOpinionWords(language) ? (OPINIONS[language] ?? ALL) : ALL;
}

/** All words of praise and blame of a language. */
export function listOpinionWords(language: string): readonly string[] {
  const { positive, negative } = findOpinionWords(language);
  return [...positive, ...negative];
}

function words(positive: string, negative: string, expected = ''): OpinionWords {
  const list = (text: string): string[] => text.split(' ').filter(Boolean);
  return { positive: list(positive), negative: list(negative), expected: list(expected) };
}
