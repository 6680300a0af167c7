/** English words that do not follow the rules: base form and the other forms. */

/** singular/plural */
export const NOUNS = `man/men woman/women child/children person/people foot/feet tooth/teeth goose/geese
  mouse/mice ox/oxen leaf/leaves half/halves knife/knives life/lives wife/wives shelf/shelves
  thief/thieves wolf/wolves loaf/loaves calf/calves self/selves potato/potatoes tomato/tomatoes
  hero/heroes echo/echoes veto/vetoes cargo/cargoes sheep/sheep fish/fish deer/deer series/series
  species/species aircraft/aircraft crisis/crises analysis/analyses basis/bases thesis/theses
  criterion/criteria phenomenon/phenomena referendum/referendums stadium/stadiums penny/pence
  bus/buses gas/gases quiz/quizzes data/data news/news percent/percent`;

/** base/past/participle; the third form is left out where it equals the second. */
export const VERBS = `win/won lose/lost beat/beat/beaten draw/drew/drawn score/scored play/played have/had
  do/did/done go/went/gone come/came/come take/took/taken give/gave/given get/got make/made see/saw/seen
  say/said rise/rose/risen fall/fell/fallen grow/grew/grown hold/held lead/led leave/left meet/met
  pay/paid put/put run/ran/run send/sent set/set show/showed/shown sit/sat speak/spoke/spoken
  spend/spent stand/stood think/thought throw/threw/thrown write/wrote/written begin/began/begun
  break/broke/broken build/built buy/bought catch/caught choose/chose/chosen cut/cut drive/drove/driven
  eat/ate/eaten feel/felt fight/fought find/found fly/flew/flown forget/forgot/forgotten hit/hit
  keep/kept know/knew/known lay/laid lie/lay/lain let/let read/read ride/rode/ridden ring/rang/rung
  sell/sold shoot/shot shut/shut sing/sang/sung sink/sank/sunk sleep/slept steal/stole/stolen
  swim/swam/swum teach/taught tell/told wear/wore/worn become/became/become bring/brought
  elect/elected defeat/defeated vote/voted receive/received report/reported remain/remained
  increase/increased decrease/decreased expect/expected reach/reached finish/finished start/started
  open/opened close/closed stop/stopped drop/dropped plan/planned injure/injured confirm/confirmed
  call/called want/wanted need/needed use/used live/lived work/worked move/moved change/changed
  happen/happened improve/improved predict/predicted rain/rained`;

export const ORDINALS = `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
  thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth`;

export const ORDINAL_TENS =
  'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth';

export const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';

export const NUMERALS = 'one two three four five six seven eight nine ten'.split(' ');

/** singular/plural of words that stand before a noun or for it */
export const DETERMINERS = 'this/these that/those it/they its/their';
