/**
 * Czech nouns by pattern. How an entry is written: `readNoun` in nouns.ts.
 * A word that is declined differently in a case has that form behind it.
 */
export const NOUNS: Record<string, string> = {
  pán: `pán|S5=pane kluk útočník záložník kandidát prezident ministr premiér senátor student žák
    protivník kapitán trenér dělník úředník doktor|P1=doktoři profesor autor redaktor Čech|P15=Češi
    Slovák Polák bratr divák pes/ps odborník lékárník hejtman pirát primátor náměstek/náměstk|P15=náměstci
    závodník fanoušek/fanoušk svědek/svědk pilot
    +Petr +Jan +Pavel/Pavl +Karel/Karl +Marek/Mark +Jakub +Josef +Martin +Milan +Michal +David +Filip
    +Adam +Václav +Zdeněk/Zdeňk +Robert +Roman +Radek/Radk +Vojtěch +Ivan +Libor +Viktor +Marian +Ladislav +Jaroslav
    +Stanislav +Miroslav +Vladimír +František/Františk +Antonín +Dominik +Patrik +Richard +Vít +Igor +Kamil +Daniel`,
  'pán ové': `syn|S5=synu člen meteorolog +Novák +Dvořák +Horák +Pospíšil +Hájek/Hájk +Sedláček/Sedláčk +Doležal +Zeman +Šimek/Šimk
    +Vaněk/Vaňk +Urban +Čermák +Růžek/Růžk +Hašek/Hašk +Jelínek/Jelínk`,
  'pán é':
    'občan demokrat soused host manžel Rakušan Angličan Pražan Brňan Španěl Ital|P15=Italové křesťan',
  muž: `muž hráč volič soupeř hasič řidič lékař brankář zloděj novinář plavec/plavc|S5=plavče otec/otc|S5=otče|P15=otcové
    poslanec/poslanc|S5=poslanče chlapec/chlapc|S5=chlapče cizinec/cizinc|S5=cizinče
    Němec/Němc|S5=Němče sportovec/sportovc|S5=sportovče běžec/běžc|S5=běžče lidovec/lidovc|S5=lidovče lyžař
   +Tomáš +Lukáš +Ondřej +Aleš +Miloš +Matěj +Matouš +Andrej +Luboš`,
  'muž ové': 'vítěz král +Beneš +Kolář +Kovář +Král|S36=Královi',
  'muž é': `ředitel učitel obyvatel|P2=obyvatel majitel zastupitel držitel
    přítel|P15=přátelé|P2=přátel|P3=přátelům|P4=přátele|P6=přátelích|P7=přáteli`,
  předseda:
    'předseda starosta kolega|P6=kolezích +Svoboda +Procházka +Kučera +Fiala +Růžička|P6=Růžičkách +Vondra',
  'předseda é': 'hokejista tenista fotbalista cyklista policista turista basketbalista',
  soudce: 'soudce zástupce vůdce správce poradce dárce obránce',
  hrad: `zápas|S6=zápase gól bod zákon|S6=zákoně návrh soud úřad parlament senát svaz spolek/spolk podnik obchod|S6=obchodě projekt
    program plán důvod problém rozdíl poměr podíl pokles růst nárůst mráz/mraz sníh/sněh vítr/větr|S5=větře
    mrak stadion pohár titul trest faul poločas|S6=poločase díl set trh průzkum rozpočet/rozpočt výsledek/výsledk
    počet/počt víkend listopad milion kilometr milimetr centimetr metr gram litr dolar hlas strom|S6=stromě film mandát stát|S6=státě klub
    tým sport fotbal basketbal tenis závod doskok
    rok|S6=roce|P2=let|P3=letům|P6=letech|P7=lety pátek/pátk čtvrtek/čtvrtk region vrch
    rekord bulletin dokument článek/článk autobus vlak okres|S6=okrese střed titulek/titulk
    náskok obrat zisk dluh účet/účt úrok nárok vliv náklad příjem/příjm rozhovor Madrid Brusel Písek/Písk
    Cheb Washington Baník Slovan Arsenal východ|S6=východě západ|S6=západě sever|S6=severu jih P:Vary/Var|P2=Var`,
  'hrad ě':
    'hrad most|S6=mostě Most stůl/stol vůz/voz dům/dom|S5=dome|S6=domě sklep vrchol|S6=vrcholu',
  les: `les|P6=lesích kostel svět život národ|S6=národě Berlín Londýn Řím|S5=Říme Tábor Zlín Kolín Beroun Krumlov Benešov Náchod
    Chomutov Prostějov Přerov Hodonín Havířov Kyjev Jičín Vsetín Trutnov Krnov Mnichov Nymburk Děčín`,
  'les u': `leden/ledn únor březen/březn duben/dubn květen/květn červen/červn srpen/srpn říjen/říjn
    rybník jazyk Mělník večer|P6=večerech dnešek/dnešk`,
  stroj: `kraj stroj hokej turnaj koš míč pokoj čaj konec/konc měsíc nůž/nož počítač červenec/červenc
    prosinec/prosinc Liberec/Liberc Hradec/Hradc Třinec/Třinc Jablonec/Jablonc stupeň/stupň déšť/dešť kopec/kopc
    palec/palc tanec/tanc cíl|P6=cílech tisíc|P2=tisíc oheň/ohň`,
  žena: `žena škola kniha hra|P2=her branka výhra|P2=výher prohra|P2=proher remíza strana volba|P2=voleb vláda
    minuta hodina sekunda sobota středa koruna cena banka|P2=bank firma|P2=firem zpráva změna otázka
    teplota voda řeka hora cesta nehoda republika sezona sezóna liga skupina tabulka přestávka střela
    karta|P2=karet tráva|P2=trav matka dcera|S36=dceři sestra|P2=sester babička učitelka starostka hejtmanka členka senátorka
    kandidátka prezidentka premiérka hráčka vítězka soupeřka trenérka policistka lékařka studentka
    tenistka fotbalistka basketbalistka hokejistka trojka trefa většina menšina polovina třetina čtvrtina miliarda přeháňka
    obloha mlha rána|P2=ran střecha škoda kočka služba|P2=služeb stavba|P2=staveb
    zima jízda třída|P2=tříd doba smlouva|P2=smluv hlava výstava rodina
    brána|P2=bran síla|S7=silou|P2=sil|P3=silám|P6=silách|P7=silami míra|P2=měr chyba jedenáctka bouřka zastávka
    výhoda ztráta pokuta dohoda vteřina nabídka kandidatura Praha Ostrava Jihlava Opava
    Sparta Kometa Dukla|P2=Dukel Vysočina Lípa sněmovna|P2=sněmoven Sigma Zbrojovka Evropa Amerika Ukrajina Čína Kanada Morava|P2=Morav Vltava Varšava Bratislava
    Moskva|P2=Moskev Afrika Lhota +Jana +Eva +Anna +Petra +Kateřina +Lenka +Hana +Tereza
    +Veronika +Martina +Barbora +Zuzana +Ivana +Alena +Věra +Markéta +Karolína +Monika +Emma +Adéla
    +Kristýna +Michaela +Pavla|P2=Pavel +Helena +Ludmila +Jitka +Simona +Gabriela +Eliška +Klára +Olga P:Čechy/Čech|P2=Čech`,
  růže: `růže neděle|P2=neděl země/zem|S25=země|P145=země|P7=zeměmi šance policie
    bouře krize asistence unie televize divize tabule galerie energie kategorie série
    Francie Itálie Anglie Británie Belgie Asie loterie historie chvíle|P2=chvil košile|P2=košil
    přítelkyně/přítelkyň|P2=přítelkyň poslankyně/poslankyň|P2=poslankyň předsedkyně/předsedkyň|P2=předsedkyň
    ministryně/ministryň|P2=ministryň žákyně/žákyň|P2=žákyň +Marie +Lucie +Julie +Sofie +Danuše
    akce situace práce|S7=prací|P2=prací|P3=pracím|P6=pracích|P7=pracemi informace organizace demonstrace inflace investice
    reakce sekce funkce frakce`,
  ulice: `ulice koalice opozice stanice silnice nemocnice hranice vichřice petice sklenice lavice
   Kopřivnice P:Pardubice P:Budějovice P:Teplice P:Litoměřice P:Strakonice P:Vítkovice P:Vánoce|P2=Vánoc|P3=Vánocům|P7=Vánoci`,
  Slavia: 'Slavia Viktoria Victoria',
  píseň: `píseň/písň báseň/básň Plzeň/Plzň Vídeň/Vídň Olomouc Paříž obec/obc síť/síť zbraň/zbraň loď/loď|S2=lodi|P145=lodě postel
    tramvaj kancelář poušť/poušť|P2=pouští Kroměříž Třebíč směs|S2=směsi|P145=směsi|P7=směsmi mládež`,
  kost: `kost část oblast účast neúčast rychlost možnost událost bolest radost povinnost budoucnost
    společnost vlhkost oblačnost noc|P3=nocím|P6=nocích|P7=nocemi odpověď/odpověd|P3=odpovědím|P6=odpovědích|P7=odpověďmi věc|P3=věcem|P6=věcech|P7=věcmi moc|P7=mocemi Příbram Boleslav
    Budapešť/Budapešt nemoc|P7=nemocemi|P6=nemocech nezaměstnanost bezpečnost pomoc|S7=pomocí|P7=pomocemi`,
  město: `město okno auto kolo číslo křeslo procento|S6=procentu místo léto jaro|S6=jaře ráno|S6=ránu
    slovo jméno|P2=jmen víno pivo kino letadlo divadlo světlo mužstvo družstvo
    zastupitelstvo ministerstvo teplo jezero|S6=jezeře patro|S6=patře
    právo|S6=právu peklo Brno Kladno metro euro kilo|S6=kilu břevno Znojmo pravidlo`,
  středisko: `středisko|P6=střediscích jablko Česko Slovácko Slovensko Německo Polsko Rakousko Maďarsko
    Rusko Španělsko Portugalsko Švédsko Norsko Dánsko Finsko Nizozemsko Japonsko Chorvatsko Řecko
    Turecko Švýcarsko sucho|P6=suchách mléko|P2=mlék`,
  centrum: 'centrum/centr referendum/referend',
  muzeum: 'muzeum/muze studium/studi kritérium/kritéri',
  moře: 'moře pole slunce srdce vejce|P2=vajec Labe ovoce',
  hřiště:
    'hřiště/hřišť letiště/letišť bydliště/bydlišť sídliště/sídlišť Hradiště/Hradišť parkoviště/parkovišť',
  kuře: 'kuře zvíře děvče',
  kotě: 'kotě/koť štěně/štěň',
  stavení: `stavení hnutí utkání hlasování vítězství prvenství zranění počasí náměstí období září
    množství sdružení zastoupení rozhodnutí jednání napětí oteplení ochlazení setkání Ústí předměstí
    přerušení prodloužení umístění výročí nádraží pojištění volání pondělí`,
  ODS: 'ODS SPD ČSSD KSČM KDU TOP',
  finále: 'ANO SPOLU finále semifinále čtvrtfinále derby kupé skóre',
};

/** Nouns with separate stems: all forms, 1st to 7th case, singular then plural. */
export const IRREGULAR_NOUNS: [lemma: string, pattern: string, forms: string][] = [
  [
    'člověk',
    'pán',
    'člověk člověka člověku člověka člověče člověku člověkem lidé lidí lidem lidi lidé lidech lidmi',
  ],
  ['den', 'stroj', 'den dne dni den dni dni dnem dny dnů dnům dny dny dnech dny'],
  [
    'týden',
    'stroj',
    'týden týdne týdnu týden týdne týdnu týdnem týdny týdnů týdnům týdny týdny týdnech týdny',
  ],
  ['kůň', 'muž', 'kůň koně koni koně koni koni koněm koně koní koním koně koně koních koňmi'],
  ['ruka', 'žena', 'ruka ruky ruce ruku ruko ruce rukou ruce rukou rukám ruce ruce rukou rukama'],
  ['noha', 'žena', 'noha nohy noze nohu noho noze nohou nohy nohou nohám nohy nohy nohou nohama'],
  ['oko', 'město', 'oko oka oku oko oko oku okem oči očí očím oči oči očích očima'],
  ['paní', 'růže', 'paní paní paní paní paní paní paní paní paní paním paní paní paních paními'],
  [
    'dítě',
    'kuře',
    'dítě dítěte dítěti dítě dítě dítěti dítětem děti dětí dětem děti děti dětech dětmi',
  ],
  ['peníze', 'stroj', '- - - - - - - peníze peněz penězům peníze peníze penězích penězi'],
  [
    'úterý',
    'stavení',
    'úterý úterý úterý úterý úterý úterý úterým úterý úterý úterým úterý úterý úterých úterými',
  ],
  ['sto', 'město', 'sto sta stu sto sto stu stem sta set stům sta sta stech sty'],
];
