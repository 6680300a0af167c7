import { expect, test } from 'vitest';
import { render } from '../render';

// As Merriam-Webster and Garner's Modern English Usage have them, typed for this test.

const PLURALS = `
  man/men, woman/women, policeman/policemen, chairwoman/chairwomen, fireman/firemen, spokesman/spokesmen,
  businesswoman/businesswomen, salesman/salesmen, Frenchman/Frenchmen, Englishwoman/Englishwomen, German/Germans,
  Roman/Romans, Norman/Normans, human/humans, talisman/talismans, shaman/shamans, Ottoman/Ottomans,
  child/children, grandchild/grandchildren, schoolchild/schoolchildren, stepchild/stepchildren, person/people,
  chairperson/chairpersons, salesperson/salespersons, foot/feet, tooth/teeth, goose/geese, mongoose/mongooses,
  mouse/mice, dormouse/dormice, louse/lice, house/houses, spouse/spouses, ox/oxen, fox/foxes, box/boxes,
  wife/wives, housewife/housewives, midwife/midwives, knife/knives, penknife/penknives, life/lives,
  leaf/leaves, half/halves, shelf/shelves, bookshelf/bookshelves, thief/thieves, wolf/wolves,
  loaf/loaves, calf/calves, self/selves, scarf/scarves, elf/elves, sheaf/sheaves,
  roof/roofs, chief/chiefs, belief/beliefs, proof/proofs, cliff/cliffs, chef/chefs, reef/reefs, handkerchief/handkerchiefs,
  safe/safes, giraffe/giraffes, brief/briefs, staff/staffs, gulf/gulfs,
  potato/potatoes, tomato/tomatoes, hero/heroes, echo/echoes, veto/vetoes, torpedo/torpedoes, embargo/embargoes,
  photo/photos, piano/pianos, video/videos, radio/radios, studio/studios, casino/casinos, memo/memos, kilo/kilos,
  zoo/zoos, euro/euros, logo/logos, disco/discos, solo/solos, ratio/ratios, taco/tacos, avocado/avocados,
  city/cities, party/parties, country/countries, penalty/penalties, boy/boys, day/days, key/keys, monkey/monkeys,
  colloquy/colloquies, soliloquy/soliloquies, guy/guys, Kennedy/Kennedys, Germany/Germanys, Mary/Marys, Emmy/Emmys,
  bus/buses, gas/gases, class/classes, boss/bosses, glass/glasses, dress/dresses, virus/viruses, campus/campuses,
  bonus/bonuses, status/statuses, census/censuses, chorus/choruses, octopus/octopuses, genius/geniuses, circus/circuses,
  cactus/cacti, fungus/fungi, nucleus/nuclei, stimulus/stimuli, alumnus/alumni, radius/radii, syllabus/syllabuses,
  quiz/quizzes, waltz/waltzes, blitz/blitzes, fez/fezzes, tax/taxes, index/indexes, appendix/appendices, matrix/matrices,
  vertex/vertices, church/churches, match/matches, watch/watches, branch/branches, bench/benches, stomach/stomachs,
  monarch/monarchs, patriarch/patriarchs, epoch/epochs, Czech/Czechs, eunuch/eunuchs, loch/lochs, dish/dishes, bush/bushes,
  crash/crashes, crisis/crises, analysis/analyses, basis/bases, thesis/theses, diagnosis/diagnoses, hypothesis/hypotheses,
  emphasis/emphases, oasis/oases, parenthesis/parentheses, synopsis/synopses, axis/axes, neurosis/neuroses, synthesis/syntheses,
  iris/irises, pelvis/pelvises, tennis racket/tennis rackets, trellis/trellises,
  criterion/criteria, phenomenon/phenomena, stadium/stadiums, referendum/referendums, museum/museums, album/albums,
  forum/forums, bacterium/bacteria, stratum/strata, datum/data, curriculum/curricula, memorandum/memorandums,
  alga/algae, larva/larvae, vertebra/vertebrae, alumna/alumnae, formula/formulas, arena/arenas, agenda/agendas,
  sheep/sheep, fish/fish, deer/deer, moose/moose, salmon/salmon, trout/trout, series/series, species/species,
  aircraft/aircraft, spacecraft/spacecraft, hovercraft/hovercraft, offspring/offspring, headquarters/headquarters,
  crossroads/crossroads, barracks/barracks, means/means, Chinese/Chinese, Japanese/Japanese, Portuguese/Portuguese,
  Swiss/Swiss, Vietnamese/Vietnamese, cheese/cheeses, news/news, information/information, luggage/luggage,
  furniture/furniture, equipment/equipment, police/police, scissors/scissors, trousers/trousers, percent/percent,
  son-in-law/sons-in-law, mother-in-law/mothers-in-law, passer-by/passers-by, runner-up/runners-up, looker-on/lookers-on,
  commander-in-chief/commanders-in-chief, attorney general/attorneys general, court-martial/courts-martial,
  man-of-war/men-of-war, secretary-general/secretaries-general, governor-general/governors-general, editor-in-chief/editors-in-chief,
  member of parliament/members of parliament, point of view/points of view, head of state/heads of state,
  prime minister/prime ministers, penalty area/penalty areas, go-between/go-betweens, forget-me-not/forget-me-nots,
  follow-up/follow-ups, take-off/take-offs, sit-in/sit-ins, break-in/break-ins, free kick/free kicks, breakthrough/breakthroughs,
  MP/MPs, CEO/CEOs, SMS/SMSs, DVD/DVDs, NGO/NGOs, URL/URLs,
  fisherman/fishermen, airman/airmen, cameraman/cameramen, layman/laymen, caveman/cavemen, yeoman/yeomen,
  Muslim/Muslims, goalkeeper/goalkeepers, midfielder/midfielders, winger/wingers, hat-trick/hat-tricks,
  corner kick/corner kicks, yellow card/yellow cards, own goal/own goals, crossbar/crossbars,
  godchild/godchildren, snowman/snowmen, werewolf/werewolves, cliche/cliches, attaché/attachés, tax
  return/tax returns, by-election/by-elections, by-product/by-products, sister-in-law/sisters-in-law,
  chief of staff/chiefs of staff, right of way/rights of way, hanger-on/hangers-on,
  mayor-elect/mayors-elect, director general/directors general, poet laureate/poets laureate, notary
  public/notaries public, lieutenant general/lieutenant generals, kangaroo/kangaroos, bamboo/bamboos,
  portfolio/portfolios, scenario/scenarios, halo/halos, zero/zeros, cuckoo/cuckoos, dwarf/dwarfs,
  wharf/wharves, oaf/oafs, waif/waifs, gaffe/gaffes, carafe/carafes, cafe/cafes, tariff/tariffs,
  sheriff/sheriffs, bailiff/bailiffs, plaintiff/plaintiffs, playoff/playoffs, kickoff/kickoffs,
  strike-off/strike-offs, apology/apologies, ally/allies, valley/valleys, attorney/attorneys, money
  order/money orders, essay/essays, buoy/buoys, abscess/abscesses, witness/witnesses, actress/actresses,
  business/businesses, process/processes, address/addresses, access/accesses, focus/focuses, ulcer/ulcers,
  walrus/walruses, hippopotamus/hippopotamuses, apparatus/apparatuses, caucus/caucuses,
  prospectus/prospectuses, corpus/corpora, genus/genera, opus/opuses, crocus/crocuses,
  thesaurus/thesauruses, platypus/platypuses, bias/biases, atlas/atlases, canvas/canvases, lens/lenses,
  metropolis/metropolises, catharsis/catharses, paralysis/paralyses, nemesis/nemeses,
  chrysalis/chrysalises, sanatorium/sanatoriums, aquarium/aquariums, symposium/symposiums,
  gymnasium/gymnasiums, millennium/millennia, spectrum/spectra, ultimatum/ultimatums, vacuum/vacuums,
  automaton/automatons, marathon/marathons, polygon/polygons, nebula/nebulae, antenna/antennas,
  drama/dramas, sauna/saunas, pizza/pizzas, suffix/suffixes, tech/techs, patch/patches,
  sandwich/sandwiches, coach/coaches, speech/speeches, trench/trenches, inch/inches, topaz/topazes,
  quartz/quartzes, bison/bison, shrimp/shrimp, squid/squid, swine/swine, corps/corps, gallows/gallows,
  tongs/tongs, Lebanese/Lebanese, Maltese/Maltese, Czech crown/Czech crowns, Briton/Britons, Swede/Swedes,
  Pole/Poles, Finn/Finns, Iraqi/Iraqis, Israeli/Israelis, Filipino/Filipinos, Eskimo/Eskimos,
  Oscar/Oscars, Grammy/Grammys, Murphy/Murphys, Henry/Henrys, McCarthy/McCarthys, VIP/VIPs, UFO/UFOs,
  BMW/BMWs, PhD/PhDs, cupful/cupfuls, spoonful/spoonfuls, mouthful/mouthfuls,
  lady-in-waiting/ladies-in-waiting, maid of honor/maids of honor, mayor/mayors, councilor/councilors,
  ombudsman/ombudsmen, shareholder/shareholders, dollar/dollars, pound/pounds, yen/yen, crown/crowns,
  degree/degrees, millimeter/millimeters, mile/miles, seat/seats, vote/votes, cookie/cookies,
  movie/movies, calorie/calories, toe/toes, canoe/canoes, shoe/shoes, bee/bees, tree/trees,
  employee/employees, hoof/hooves, beef/beef, reptile/reptiles, brother/brothers, cloth/cloths,
  month/months, mouth/mouths, path/paths, youth/youths, cover-up/cover-ups, stand-by/stand-bys,
  jellyfish/jellyfish, reindeer/reindeer, mango/mangoes, justice of the peace/justices of the peace`;

/** Base, past, past participle. */
const PASTS = `
  win won won, lose lost lost, beat beat beaten, draw drew drawn, take took taken, overtake overtook overtaken,
  undertake undertook undertaken, mistake mistook mistaken, shake shook shaken, understand understood understood,
  withstand withstood withstood, spread spread spread, broadcast broadcast broadcast, forecast forecast forecast,
  cast cast cast, cost cost cost, hurt hurt hurt, burst burst burst, split split split, quit quit quit,
  bid bid bid, rid rid rid, shed shed shed, upset upset upset, swear swore sworn, tear tore torn, bear bore borne,
  bind bound bound, grind ground ground, wind wound wound, bleed bled bled, breed bred bred, feed fed fed,
  flee fled fled, cling clung clung, fling flung flung, sting stung stung, swing swung swung, hang hung hung,
  dig dug dug, stick stuck stuck, strike struck struck, spin spun spun, slide slid slid, light lit lit,
  bend bent bent, lend lent lent, deal dealt dealt, mean meant meant, weep wept wept, sweep swept swept,
  creep crept crept, freeze froze frozen, weave wove woven, wake woke woken, blow blew blown, withdraw withdrew withdrawn,
  withhold withheld withheld, uphold upheld upheld, forbid forbade forbidden, forgive forgave forgiven, hide hid hidden,
  bite bit bitten, arise arose arisen, shrink shrank shrunk, drink drank drunk, spring sprang sprung, seek sought sought,
  overcome overcame overcome, outdo outdid outdone, undergo underwent undergone, foresee foresaw foreseen,
  rebuild rebuilt rebuilt, resell resold resold, mislead misled misled, swell swelled swollen, shine shone shone,
  admit admitted admitted, refer referred referred, prefer preferred preferred, occur occurred occurred,
  commit committed committed, permit permitted permitted, regret regretted regretted, control controlled controlled,
  rebel rebelled rebelled, transfer transferred transferred, equip equipped equipped, stop stopped stopped,
  plan planned planned, ban banned banned, drop dropped dropped, grab grabbed grabbed, chat chatted chatted,
  visit visited visited, offer offered offered, open opened opened, happen happened happened, enter entered entered,
  develop developed developed, limit limited limited, benefit benefited benefited, edit edited edited,
  play played played, carry carried carried, study studied studied, fix fixed fixed, show showed shown, tie tied tied,
  die died died, agree agreed agreed, panic panicked panicked, fit fitted fitted, focus focused focused,
  score scored scored, elect elected elected, vote voted voted, look looked looked, need needed needed,
  abide abided abided, ascend ascended ascended, cut cut cut, beset beset beset, interweave interwove
  interwoven, overhear overheard overheard, oversee oversaw overseen, oversleep overslept overslept,
  overthrow overthrew overthrown, outrun outran outrun, outbid outbid outbid, rerun reran rerun, redo
  redid redone, retell retold retold, rewrite rewrote rewritten, repay repaid repaid, undo undid undone,
  unwind unwound unwound, misread misread misread, misunderstand misunderstood misunderstood, misspend
  misspent misspent, leap leaped leaped, learn learned learned, burn burned burned, dream dreamed dreamed,
  prove proved proven, saw sawed sawn, sew sewed sewn, sow sowed sown, mow mowed mown, shave shaved
  shaved, speed sped sped, spill spilled spilled, spoil spoiled spoiled, wed wed wed, wet wet wet, slay
  slew slain, tread trod trodden, wring wrung wrung, slit slit slit, fell felled felled, lean leaned
  leaned, smell smelled smelled, spell spelled spelled, sneak sneaked sneaked, dive dived dived, plead
  pleaded pleaded, chair chaired chaired, rob robbed robbed, shop shopped shopped, trip tripped tripped,
  wrap wrapped wrapped, trim trimmed trimmed, nod nodded nodded, skip skipped skipped, beg begged begged,
  hug hugged hugged, tap tapped tapped, slam slammed slammed, step stepped stepped, strip stripped
  stripped, top topped topped, net netted netted, pot potted potted, bat batted batted, fan fanned fanned,
  scan scanned scanned, submit submitted submitted, omit omitted omitted, propel propelled propelled,
  compel compelled compelled, defer deferred deferred, deter deterred deterred, consider considered
  considered, deliver delivered delivered, answer answered answered, suffer suffered suffered, listen
  listened listened, threaten threatened threatened, strengthen strengthened strengthened, reckon reckoned
  reckoned, question questioned questioned, target targeted targeted, budget budgeted budgeted, market
  marketed marketed, profit profited profited, exit exited exited, orbit orbited orbited, travel traveled
  traveled, signal signaled signaled, cancel canceled canceled, level leveled leveled, total totaled
  totaled, heal healed healed, reveal revealed revealed, appeal appealed appealed, repeat repeated
  repeated, defeat defeated defeated, contain contained contained, explain explained explained, obtain
  obtained obtained, join joined joined, load loaded loaded, boot booted booted, look looked looked, cook
  cooked cooked, fail failed failed, seem seemed seemed, cheat cheated cheated, quote quoted quoted, argue
  argued argued, continue continued continued, free freed freed, decree decreed decreed, ski skied skied,
  taxi taxied taxied, veto vetoed vetoed, echo echoed echoed, go went gone, picnic picnicked picnicked,
  mimic mimicked mimicked, sync synced synced, row rowed rowed, snow snowed snowed, box boxed boxed, tax
  taxed taxed, mix mixed mixed, marry married married, deny denied denied, apply applied applied, enjoy
  enjoyed enjoyed, stay stayed stayed, obey obeyed obeyed, pray prayed prayed, rely relied relied, reply
  replied replied, qualify qualified qualified, disagree disagreed disagreed, dissolve dissolved
  dissolved, launch launched launched, publish published published, react reacted reacted, rebound
  rebounded rebounded, resound resounded resounded, unload unloaded unloaded, offset offset offset, input
  input input, forego forewent foregone, withdraw withdrew withdrawn, understudy understudied
  understudied, inlay inlaid inlaid, outline outlined outlined, override overrode overridden, overlook
  overlooked overlooked, undermine undermined undermined, research researched researched, respond
  responded responded, result resulted resulted, restrict restricted restricted, reunite reunited
  reunited, invade invaded invaded, infect infected infected, inform informed informed, forward forwarded
  forwarded, format formatted formatted, remind reminded reminded, rewind rewound rewound, unite united
  united, regain regained regained, release released released, mishear misheard misheard, readmit
  readmitted readmitted, gas gassed gassed, partake partook partaken, backslide backslid backslid, rivet
  riveted riveted,
  Admit Admitted Admitted, Take Took Taken`;

const GERUNDS = `lie/lying, tie/tying, die/dying, admit/admitting, refer/referring, begin/beginning, occur/occurring,
  win/winning, run/running, plan/planning, ban/banning, visit/visiting, open/opening, offer/offering, take/taking,
  make/making, see/seeing, agree/agreeing, flee/fleeing, dye/dyeing, play/playing, fix/fixing, show/showing, be/being,
  quit/quitting, panic/panicking, travel/traveling, cancel/canceling, split/splitting, forget/forgetting, need/needing`;

const THIRD = `have/has, do/does, go/goes, undergo/undergoes, watch/watches, pass/passes, fix/fixes, carry/carries, play/plays,
  say/says, try/tries, veto/vetoes, buzz/buzzes, push/pushes, lie/lies, be/is`;

const ARTICLES = `an apple, a banana, an hour, an honest man, an honor, an honorary degree, an heir, an heiress, an heirloom,
  a house, a hotel, a historic day, a hospital, a humble man, a hero, a hundred, an herb, an hourly rate,
  a unit, a union, a university, a unique case, a uniform, a universe, a unanimous vote, an uninteresting match,
  an unimportant point, a unilateral step, a unicorn, a European, a euro, a eulogy, a Eurovision song, a user, a useful tool, a usual day,
  an usher, a utility, a utopia, a uranium mine, a urologist, an umbrella, an uncle, an uprising, an urgent call, an error,
  a ewe, an eye, an ear, a one-way street, a one-year deal, a once-popular club, an only child, an onion, an orange,
  an Oscar, an idea, an ice rink, a year, a yacht, an yttrium lamp, a wolf, a UN report, a UK firm, a US senator, a UEFA cup,
  a UFO, a UNESCO site, a USB stick, an SMS, an NGO, an X-ray, an RSS feed, an F1 race, an NBA game, an MP, an FBI agent,
  an HIV test, an L-shaped room, an MRI scan, an SOS, an NHL team, an EU summit, an IT firm, an ODS deputy,
  a NATO base, a NASA probe, a FIFA rule, an LED, a BBC film, a CEO, a DVD, a GDP figure, a PhD, a TV show, a VIP, a WHO report, a SIM card, a PIN, a RAM chip, an 8, an 11, an 18, an 80, an 800, an 11th, a 1, a 7, a 100, a 110, a 1,100, an 11,000,
  a 180, an 18th, an 85-year-old, an 1800, a "big" day, an "old" friend,
  an article, an honorable mention, a honeymoon, a heroine, an hour's walk, an heirless king, a unified
  front, a united team, an unknown player, an undefeated side, a unicycle, a union leader, an unidentified
  man, an unusual goal, an uneven game, a utensil, an utterance, an utmost effort, a usurper, a usability
  test, an us-versus-them view, a Ukrainian, a Ugandan, a Uruguayan, an Uzbek, a eunuch, a euphoric crowd,
  an Eritrean, an Irish pub, an Olympic medal, an opera, an owl, a one-off, a one-nil win, a
  once-in-a-lifetime chance, an oneiric scene, a wine, a yellow card, a youth, a Yugoslav, an early goal,
  an easy win, an equalizer, an away game, an own goal, an assist, an offside, an upset, an underdog, an
  injury, an MVP, an FA Cup tie, a GM, an LP, an NFL team, an SUV, an HR manager, an AI tool, an ID card,
  an ATM, an EP, a UN envoy, a URL, a USA jersey, a UV lamp, an R&B song, an S-bend, a T-shirt, a U-turn,
  an A-list star, an x-axis, an MA degree, an M1 chip, a B2B firm, an 8-1 win, an 11-man squad, an
  18-year-old, an 81st, a 10th, a 12, a 15-0, an 8.5, a 0-0 draw, a two-year deal, an eight-year deal, an
  eleven, a historian, a habitual offender, an hors d'oeuvre, a hotel room, a European title, a universal
  rule`;

/** Which verb follows a word. */
const AGREEMENT = `tree/is, trees/are, you/are, I/am, he/is, we/are, they/are, it/is, team/is, teams/are, children/are,
  people/are, police/are, news/is, crisis/is, crises/are, species/is, this/is, these/are, cat and dog/are, men/are,
  mathematics/is, glass/is, bus/is, United States/is, class/is, everyone/is, both/are, criteria/are, mice/are`;

const list = (text: string) => text.split(/,\s/).map((entry) => entry.trim().replace(/\s+/g, ' '));
const pairs = (text: string) => list(text).map((entry) => entry.split('/') as [string, string]);

function print(template: string, data: object): string {
  const result = render({ template, data });
  return result.ok ? result.output : result.error.message;
}

type Case = [template: string, data: object, want: string];

const CASES: Case[] = [
  ...pairs(PLURALS).map(([x, y]): Case => ['{{ 3|unit(x) }}', { x }, `3 ${y}`]),
  ...list(PASTS).map((line): Case => {
    const [x, past, participle] = line.split(' ');
    return ["{{ x|m('r') }} {{ x|m('s') }}", { x }, `${past} ${participle}`];
  }),
  ...pairs(GERUNDS).map(([x, y]): Case => ["{{ x|morph('VerbForm=Ger') }}", { x }, y]),
  ...pairs(THIRD).map(([x, y]): Case => ["{{ x|morph('Tense=Pres') }}", { x }, y]),
  ...list(ARTICLES).map((want): Case => ['a# {{ x }}', { x: want.replace(/^an? /, '') }, want]),
  ...pairs(AGREEMENT).map(([x, y]): Case => [
    "{{ x|m('#1') }} {{ 'be'|morph('Tense=Pres', agr=1) }}",
    { x },
    `${x} ${y}`,
  ]),
];

test('forms of English words', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(400);
  const wrong = CASES.flatMap(([template, data, want]) => {
    const text = print(template, data);
    return text === want ? [] : [`${text}, expected ${want}`];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ["{{ 3|unit('wugo') }}", '"wugos": In no list, so the usual form of such words is a guess.'],
  [
    "{{ 'Hradecky'|m('P') }}",
    '"Hradeckys": In no list, so the usual form of such words is a guess.',
  ],
  ["{{ 'blorit'|m('r') }}", '"blorited": In no list, so the usual form of such words is a guess.'],
  ["{{ 'big'|morph('Degree=Cmp') }}", '"big": "Degree=Cmp" has no effect in English.'],
])('%s warns: %s', (template, message) => {
  expect(render({ template })).toMatchObject({ warnings: [{ message }] });
});

test.each([
  "{{ 3|unit('goal') }} {{ 3|unit('photo') }} {{ 3|unit('box') }} {{ 'Party'|m('P') }}",
  "{{ 'blorit'|m }} {{ 'admit'|m('r') }} {{ 'visit'|m('r') }} {{ 'elect'|m('s') }} {{ 1|unit('wugo') }}",
])('%s has no form that is a guess', (template) => {
  expect(render({ template })).toMatchObject({ warnings: [] });
});
