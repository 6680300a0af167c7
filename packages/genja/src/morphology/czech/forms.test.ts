import { expect, test } from 'vitest';
import { render } from '../../render';

/** Forms of Czech words as Internetová jazyková příručka has them, typed for this test. */
const FORMS: Record<string, string> = {
  // With 5: the genitive plural.
  P2: `hráč/hráčů kluk/kluků žák/žáků soudce/soudců turista/turistů obyvatel/obyvatel přítel/přátel
    člověk/lidí kůň/koní den/dnů týden/týdnů měsíc/měsíců rok/let tisíc/tisíc milion/milionů
    metr/metrů hlas/hlasů mandát/mandátů gól/gólů bod/bodů díl/dílů stroj/strojů míč/míčů
    kraj/krajů stupeň/stupňů cíl/cílů konec/konců kopec/kopců článek/článků účet/účtů stůl/stolů
    vůz/vozů dům/domů les/lesů kostel/kostelů jazyk/jazyků žena/žen kniha/knih hra/her
    výhra/výher prohra/proher branka/branek volba/voleb banka/bank firma/firem otázka/otázek
    tabulka/tabulek přestávka/přestávek karta/karet sestra/sester dcera/dcer služba/služeb
    stavba/staveb třída/tříd smlouva/smluv síla/sil míra/měr koruna/korun minuta/minut
    hodina/hodin sekunda/sekund řeka/řek cesta/cest střela/střel remíza/remíz učitelka/učitelek
    kočka/koček trojka/trojek sněmovna/sněmoven růže/růží neděle/neděl země/zemí šance/šancí
    chvíle/chvil košile/košil práce/prací ulice/ulic koalice/koalic nemocnice/nemocnic
    stanice/stanic poslankyně/poslankyň akce/akcí píseň/písní obec/obcí síť/sítí zbraň/zbraní
    loď/lodí kost/kostí věc/věcí noc/nocí část/částí událost/událostí odpověď/odpovědí
    město/měst okno/oken auto/aut číslo/čísel křeslo/křesel letadlo/letadel divadlo/divadel
    světlo/světel mužstvo/mužstev družstvo/družstev zastupitelstvo/zastupitelstev
    ministerstvo/ministerstev jméno/jmen slovo/slov právo/práv patro/pater pravidlo/pravidel
    břevno/břeven středisko/středisek jablko/jablek místo/míst jezero/jezer kilo/kil procento/procent
    centrum/center referendum/referend muzeum/muzeí studium/studií pole/polí moře/moří srdce/srdcí
    vejce/vajec hřiště/hřišť letiště/letišť kuře/kuřat zvíře/zvířat kotě/koťat dítě/dětí
    utkání/utkání náměstí/náměstí oko/očí ruka/rukou noha/nohou peníze/peněz`,
  // After "v", "na", "o".
  6: `zápas/zápase les/lese svět/světě život/životě kostel/kostele rok/roce dům/domě stůl/stole
    most/mostě hrad/hradě vrchol/vrcholu obchod/obchodě stát/státě západ/západě východ/východě
    sever/severu jih/jihu poločas/poločase okres/okrese klub/klubu tým/týmu trh/trhu návrh/návrhu
    díl/dílu set/setu titul/titulu pohár/poháru kraj/kraji měsíc/měsíci konec/konci
    cíl/cíli den/dni týden/týdnu leden/lednu březen/březnu květen/květnu září/září listopad/listopadu
    Londýn/Londýně Berlín/Berlíně Řím/Římě Zlín/Zlíně Brusel/Bruselu Liberec/Liberci Hradec/Hradci
    Písek/Písku Tábor/Táboře Vary/Varech Praha/Praze Ostrava/Ostravě Moskva/Moskvě Afrika/Africe
    Amerika/Americe Evropa/Evropě Sparta/Spartě škola/škole kniha/knize matka/matce řeka/řece
    hra/hře dcera/dceři sestra/sestře střecha/střeše minuta/minutě ruka/ruce noha/noze republika/republice
    liga/lize třída/třídě vláda/vládě rána/ráně zima/zimě ulice/ulici práce/práci chvíle/chvíli
    Francie/Francii policie/policii Slavia/Slavii Plzeň/Plzni Olomouc/Olomouci Paříž/Paříži obec/obci
    loď/lodi oblast/oblasti noc/noci možnost/možnosti Příbram/Příbrami město/městě okno/okně auto/autě
    Brno/Brně Kladno/Kladně Česko/Česku Německo/Německu jezero/jezeře jaro/jaře ráno/ránu léto/létě
    místo/místě právo/právu mužstvo/mužstvu ministerstvo/ministerstvu patro/patře divadlo/divadle
    středisko/středisku jablko/jablku centrum/centru muzeum/muzeu pole/poli moře/moři
    hřiště/hřišti letiště/letišti Hradiště/Hradišti utkání/utkání náměstí/náměstí Ústí/Ústí dítě/dítěti
    oko/oku soused/sousedovi hráč/hráči soudce/soudci předseda/předsedovi hokejista/hokejistovi`,
  // The nominative plural.
  P1: `hráč/hráči kluk/kluci žák/žáci Čech/Češi Slovák/Slováci bratr/bratři divák/diváci senátor/senátoři
    pilot/piloti svědek/svědci fanoušek/fanoušci náměstek/náměstci pes/psi soused/sousedé občan/občané
    Španěl/Španělé host/hosté Ital/Italové člen/členové meteorolog/meteorologové syn/synové král/králové
    otec/otcové poslanec/poslanci přítel/přátelé učitel/učitelé obyvatel/obyvatelé předseda/předsedové
    kolega/kolegové turista/turisté soudce/soudci správce/správci člověk/lidé kůň/koně dítě/děti
    den/dny týden/týdny díl/díly rok/roky oheň/ohně oko/oči ruka/ruce zvíře/zvířata kuře/kuřata`,
  // The locative and the instrumental plural, after "o" and "s".
  P6: `les/lesích kluk/klucích Čech/Češích rok/letech kolega/kolezích cíl/cílech díl/dílech
    jablko/jablkách středisko/střediscích sucho/suchách město/městech odpověď/odpovědích noc/nocích
    věc/věcech peníze/penězích kůň/koních hřiště/hřištích muzeum/muzeích`,
  P7: `kost/kostmi věc/věcmi noc/nocemi moc/mocemi nemoc/nemocemi odpověď/odpověďmi část/částmi
    událost/událostmi zbraň/zbraněmi loď/loděmi směs/směsmi díl/díly rok/lety člověk/lidmi kůň/koňmi
    dítě/dětmi ruka/rukama oko/očima peníze/penězi žena/ženami práce/pracemi muž/muži město/městy`,
  // The vocative.
  5: `pán/pane syn/synu kluk/kluku otec/otče chlapec/chlapče bratr/bratře trenér/trenére muž/muži
    učitel/učiteli předseda/předsedo soudce/soudce člověk/člověče přítel/příteli Petr/Petře
    Karel/Karle Marek/Marku Tomáš/Tomáši Jana/Jano Marie/Marie paní/paní kapitán/kapitáne vítr/větře`,
};

test('forms of Czech words', () => {
  const cases = Object.entries(FORMS).flatMap(([codes, pairs]) =>
    pairs.split(/\s+/).map((pair) => [codes, ...pair.split('/')] as [string, string, string]),
  );
  expect(cases.length).toBeGreaterThanOrEqual(300);
  const wrong = cases.flatMap(([codes, lemma, want]) => {
    const result = render({ template: `{{ '${lemma}'|m('${codes}') }}`, language: 'cs' });
    const form = result.ok ? result.output : result.error.message;
    return form === want ? [] : [`${lemma} ${codes}: ${form}, expected ${want}`];
  });
  expect(wrong).toEqual([]);
});
