import type { ReadLanguage } from './languages';

/** Words of praise and of blame in one language. */
export interface OpinionWords {
  positive: readonly string[];
  negative: readonly string[];
  /** Neutral words that blame when they are negated: "did not work". */
  expected: readonly string[];
}

export const opinionWords: Record<ReadLanguage, OpinionWords> = {
  en: words(
    'amazing astounding excellent good great nice beautiful wonderful love loved happy friendly perfect ' +
      'best delicious pleasant fantastic like enjoy enjoyed helpful superb awesome brilliant lovely tasty ' +
      'comfortable cozy clean quick polite patient patiently professional safe easy kind recommend recommended ' +
      'charming spacious reliable impressed impressive satisfied pleased glad gorgeous outstanding ' +
      'better favorite fresh beautifully perfectly nicely smooth smoothly generous thankful grateful',
    'terrible bad awful horrible poor worst worse overpriced cold dirty rude slow hate hated boring ugly broken ' +
      'disappointing disappointed unpleasant disgusting noisy loud smelly unfriendly useless waste nightmare ' +
      'annoying annoyed broke damaged damage ignore ignores ignored crashes crash unreliable unprofessional ' +
      'uncomfortable mess messy disaster faulty defective complain complaint unhappy unacceptable scam sad ' +
      'angry hurts hurt unhelpful fail failed stale bland tasteless filthy frustrating frustrated inedible',
    'work works worked function functions answer answers answered arrive arrived arrives open load help helps ' +
      'helped responds respond reply replied start understand',
  ),
  cs: words(
    'skvělý skvěle výborný výborně dobrý dobře krásný krásně hezký hezky milý mile úžasný úžasně nádherný ' +
      'perfektní příjemný příjemně spokojený čistý ochotný rychlý rychle chutný chutně báječný fantastický ' +
      'doporučit doporučuji doporučuju doporučujeme pohodlný laskavý vstřícný profesionální super nadšený ' +
      'nadchnout nadchl nadchla nadchlo nadchli potěšit potěšil potěšila baví bavilo bavil líbí líbil líbilo ' +
      'lahodný kvalitní spolehlivý šikovný útulný chválím vynikající oblíbený lepší lépe líp',
    'hrozný hrozně špatný špatně ošklivý drahý studený pomalý nuda nudný protivný nepříjemný strašný strašně ' +
      'hlučný slabý rozbitý rozbil rozbila rozbilo zklamaný zklamání zklamal zklamala zklamalo nespokojený ' +
      'špinavý neochotný arogantní otřesný mizerný katastrofa ostuda hnusný odporný předražený vadný poškozený ' +
      'stížnost obtěžuje otravný nechutný zmeškal ztráta podvod zklame zklamou horší hůř hůře',
    'fungovat funguje fungoval fungovala fungovalo fungují dorazit dorazil dorazila dorazilo odpovídat odpověděl ' +
      'odpověděla odpovídá pomohl pomohla pomůže přišel přišla přišlo přijel přijela jde reagovat reaguje stíhá',
  ),
  de: words(
    'gut gute guter gutes gutem guten schön schöne schöner schönes toll tolle tolles wunderbar wunderbare ' +
      'ausgezeichnet ausgezeichnete freundlich freundliche sauber saubere lecker leckere hervorragend perfekt ' +
      'empfehlen empfehle zufrieden bequem super nett nette beste gemütlich hilfsbereit großartig ' +
      'besser mag gefällt gefiel gefallen liebe',
    'schlecht schlechte schlechter schlechtes schrecklich furchtbar teuer teure kalt kalte langsam langsame ' +
      'unfreundlich unfreundliche schmutzig schmutzige laut laute enttäuscht enttäuschend kaputt langweilig ' +
      'unhöflich defekt überteuert ungenießbar ärgerlich katastrophe enttäuschen schlimm',
    'funktioniert funktionierte angekommen geantwortet geht ging antwortet hilft geholfen',
  ),
  fr: words(
    'bon bonne bons bonnes excellent excellente magnifique merveilleux merveilleuse agréable beau belle belles ' +
      'délicieux délicieuse propre sympathique gentil gentille parfait parfaite recommande rapide super génial ' +
      'aimé adoré confortable accueillant aime adore plaît mieux meilleur meilleure',
    'mauvais mauvaise terrible horrible cher chère froid froide lent lente sale sales déçu déçue décevant bruyant ' +
      'bruyante impoli désagréable nul nulle cassé catastrophe ennuyeux pire mal déçoit',
    'marche fonctionne reviendrons reviendrai répondu arrivé répond',
  ),
};

function words(positive: string, negative: string, expected: string): OpinionWords {
  const list = (text: string): string[] => text.split(' ');
  return { positive: list(positive), negative: list(negative), expected: list(expected) };
}
