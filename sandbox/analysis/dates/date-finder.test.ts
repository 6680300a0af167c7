import { describe, expect, it } from 'vitest';
import { calendars } from './calendar';
import { createDateFinder } from './date-finder';

const MONDAY = new Date('2024-10-14T00:00:00Z');

/** The longest finding is the one that an analysis keeps. */
function findLongest(text: string, language: string, reference?: Date): string {
  const find = createDateFinder(calendars[language] ?? calendars.en, language);
  const [longest] = find(text, reference).sort((a, b) => b.end - b.start - (a.end - a.start));
  return longest ? `${longest.type} ${longest.standardForm}` : 'nothing';
}

type Row = [text: string, open: string, resolved?: string];

/** What a text means without a reference date, and on Monday, 14 October 2024, if that differs. */
const ROWS: Record<string, Row[]> = {
  en: [
    ['2024-12-31', 'date 2024-12-31'],
    ['31/12/2024', 'date 2024-12-31'],
    ['1. 1. 2024', 'date 2024-01-01'],
    ['31/13/2024', 'date 2024'],
    ['0/1/2024', 'date 2024'],
    ['1/0/2024', 'date 2024'],
    ['Sept. 3', 'date XXXX-09-03', 'date 2024-09-03'],
    ['May 1st, 1999', 'date 1999-05-01'],
    ['May 22nd 1999', 'date 1999-05-22'],
    ['December 25', 'date XXXX-12-25', 'date 2024-12-25'],
    ['3rd of May 2020', 'date 2020-05-03'],
    ['4th January, 2020', 'date 2020-01-04'],
    ['May 2020', 'date 2020-05'],
    ['May of 2020', 'date 2020-05'],
    ['May 2100', 'nothing'],
    ['May 1499', 'nothing'],
    ['spring 2015', 'date 2015-SP'],
    ['summer of 2015', 'date 2015-SU'],
    ['fall 2015', 'date 2015-FA'],
    ['Winter 1999', 'date 1999-WI'],
    ['1984', 'date 1984'],
    ['next Tuesday', 'date XXXX-WXX-2', 'date 2024-10-15'],
    ['next Wednesday', 'date XXXX-WXX-3', 'date 2024-10-16'],
    ['next Monday', 'date XXXX-WXX-1', 'date 2024-10-21'],
    ['last Monday', 'date XXXX-WXX-1', 'date 2024-10-07'],
    ['last Sunday', 'date XXXX-WXX-7', 'date 2024-10-13'],
    ['on Monday', 'date XXXX-WXX-1', 'date 2024-10-14'],
    ['on Saturday', 'date XXXX-WXX-6', 'date 2024-10-19'],
    ['in May', 'date XXXX-05', 'date 2024-05'],
    ['may', 'nothing'],
    ['win May', 'nothing'],
    ['next day', 'date FUTURE_REF', 'date 2024-10-15'],
    ['next hour', 'nothing'],
    ['last week', 'date PAST_REF', 'date 2024-W41'],
    ['last month', 'date PAST_REF', 'date 2024-09'],
    ['next year', 'date FUTURE_REF', 'date 2025'],
    ['this day', 'date PRESENT_REF', 'date 2024-10-14'],
    ['this week', 'date PRESENT_REF', 'date 2024-W42'],
    ['this month', 'date PRESENT_REF', 'date 2024-10'],
    ['this year', 'date PRESENT_REF', 'date 2024'],
    ['this minute', 'nothing'],
    ['a day ago', 'date PAST_REF', 'date 2024-10-13'],
    ['3 days ago', 'date PAST_REF', 'date 2024-10-11'],
    ['two weeks ago', 'date PAST_REF', 'date 2024-09-30'],
    ['10 months ago', 'date PAST_REF', 'date 2023-12'],
    ['five years ago', 'date PAST_REF', 'date 2019'],
    ['an hour ago', 'date PAST_REF'],
    ['days ago', 'nothing'],
    ['today', 'date PRESENT_REF', 'date 2024-10-14'],
    ['now', 'date PRESENT_REF'],
    ['tomorrow', 'date FUTURE_REF', 'date 2024-10-15'],
    ['yesterday', 'date PAST_REF', 'date 2024-10-13'],
    ['tonight', 'time XXXX-XX-XXTNI', 'time 2024-10-14TNI'],
    ['this evening', 'time XXXX-XX-XXTNI', 'time 2024-10-14TNI'],
    ['last night', 'time XXXX-XX-XXTNI', 'time 2024-10-13TNI'],
    ['9:05', 'time XXXX-XX-XXT09:05', 'time 2024-10-14T09:05'],
    ['23:59', 'time XXXX-XX-XXT23:59', 'time 2024-10-14T23:59'],
    ['24:00', 'nothing'],
    ['12:60', 'nothing'],
    ['12:30 am', 'time XXXX-XX-XXT00:30', 'time 2024-10-14T00:30'],
    ['12 PM', 'time XXXX-XX-XXT12:00', 'time 2024-10-14T12:00'],
    ['5.45 p.m.', 'time XXXX-XX-XXT17:45', 'time 2024-10-14T17:45'],
    ['5 o’clock', 'time XXXX-XX-XXT05:00', 'time 2024-10-14T05:00'],
    ['13 pm', 'nothing'],
    ['every Friday', 'set XXXX-WXX-5'],
    ['each week', 'set P1W'],
    ['every two weeks', 'set P2W'],
    ['every 3 hours', 'set PT3H'],
    ['daily', 'set P1D'],
    ['weekly', 'set P1W'],
    ['monthly', 'set P1M'],
    ['semiannual', 'set P6M'],
    ['semiannually', 'set P6M'],
    ['yearly', 'set P1Y'],
    ['annually', 'set P1Y'],
    ['an hour', 'duration PT1H'],
    ['ten seconds', 'duration PT10S'],
    ['3 years, 4 days', 'duration P3Y4D'],
    ['2 Hours and 30 Minutes', 'duration PT2H30M'],
    ['one day and two hours', 'duration P1DT2H'],
    ['9999 days', 'duration P9999D'],
    ['12345 days', 'nothing'],
    ['three fortnights', 'nothing'],
    ['hodinu', 'nothing'],
  ],
  cs: [
    ['17. května 2024', 'date 2024-05-17'],
    ['16. října', 'date XXXX-10-16', 'date 2024-10-16'],
    ['října 16', 'nothing'],
    ['květen 2024', 'date 2024-05'],
    ['jaro 2015', 'date 2015-SP'],
    ['jaře roku 2015', 'date 2015-SP'],
    ['létem 2015', 'date 2015-SU'],
    ['zima roku 2015', 'date 2015-WI'],
    ['příští úterý', 'date XXXX-WXX-2', 'date 2024-10-15'],
    ['minulý pátek', 'date XXXX-WXX-5', 'date 2024-10-11'],
    ['ve středu', 'date XXXX-WXX-3', 'date 2024-10-16'],
    ['v srpnu', 'date XXXX-08', 'date 2024-08'],
    ['příští týden', 'date FUTURE_REF', 'date 2024-W43'],
    ['tento měsíc', 'date PRESENT_REF', 'date 2024-10'],
    ['letos', 'date PRESENT_REF', 'date 2024'],
    ['loni', 'date PAST_REF', 'date 2023'],
    ['vloni', 'date PAST_REF', 'date 2023'],
    ['před týdnem', 'date PAST_REF', 'date 2024-10-07'],
    ['před měsícem', 'date PAST_REF', 'date 2024-09'],
    ['před třemi dny', 'date PAST_REF', 'date 2024-10-11'],
    ['před dvěma lety', 'date PAST_REF', 'date 2022'],
    ['před hodinou', 'date PAST_REF'],
    ['dnes', 'date PRESENT_REF', 'date 2024-10-14'],
    ['nyní', 'date PRESENT_REF'],
    ['dnes večer', 'time XXXX-XX-XXTNI', 'time 2024-10-14TNI'],
    ['včera v noci', 'time XXXX-XX-XXTNI', 'time 2024-10-13TNI'],
    ['ve 14.30 h', 'time XXXX-XX-XXT14:30', 'time 2024-10-14T14:30'],
    ['každé pondělí', 'set XXXX-WXX-1'],
    ['každé tři měsíce', 'set P3M'],
    ['daily', 'nothing'],
    ['hodinu', 'duration PT1H'],
    ['minutu', 'duration PT1M'],
    ['dva roky a tři měsíce', 'duration P2Y3M'],
    // As recorded.
    ['loňský rok', 'duration P1Y'],
    ['třetí měsíc', 'duration P1M'],
    ['poslední den', 'duration P1D'],
  ],
  de: [
    ['3. Oktober 1990', 'date 1990-10-03'],
    ['Oktober 1990', 'date 1990-10'],
    ['Sommer 2015', 'date 2015-SU'],
    ['nächsten Mittwoch', 'date XXXX-WXX-3', 'date 2024-10-16'],
    ['letzten Freitag', 'date XXXX-WXX-5', 'date 2024-10-11'],
    ['im Mai', 'date XXXX-05', 'date 2024-05'],
    ['nächste Woche', 'date FUTURE_REF', 'date 2024-W43'],
    ['dieses Jahr', 'date PRESENT_REF', 'date 2024'],
    ['vor drei Tagen', 'date PAST_REF', 'date 2024-10-11'],
    ['vor Jahren', 'date PAST_REF', 'date 2023'],
    ['morgen', 'date FUTURE_REF', 'date 2024-10-15'],
    ['gestern Abend', 'time XXXX-XX-XXTNI', 'time 2024-10-13TNI'],
    ['9.30 Uhr', 'time XXXX-XX-XXT09:30', 'time 2024-10-14T09:30'],
    ['jede Woche', 'set P1W'],
    ['loňský', 'nothing'],
    ['zwei Stunden und fünf Minuten', 'duration PT2H5M'],
  ],
  fr: [
    ['1er mai 2024', 'date 2024-05-01'],
    ['14 juillet 1789', 'date 1789-07-14'],
    ['été de 2015', 'date 2015-SU'],
    ['mercredi prochain', 'date XXXX-WXX-3', 'date 2024-10-16'],
    ['vendredi dernier', 'date XXXX-WXX-5', 'date 2024-10-11'],
    ['la semaine prochaine', 'date FUTURE_REF', 'date 2024-W43'],
    ['l’année dernière', 'date PAST_REF', 'date 2023'],
    ['cette semaine', 'date PRESENT_REF', 'date 2024-W42'],
    ['il y a deux semaines', 'date PAST_REF', 'date 2024-09-30'],
    ['aujourd’hui', 'date PRESENT_REF', 'date 2024-10-14'],
    ['hier soir', 'time XXXX-XX-XXTNI', 'time 2024-10-13TNI'],
    ['à 17 h 30', 'time XXXX-XX-XXT17:30', 'time 2024-10-14T17:30'],
    ['tous les jours', 'set P1D'],
    ['chaque lundi', 'set XXXX-WXX-1'],
    ['deux ans et trois mois', 'duration P2Y3M'],
  ],
  pl: [
    ['3 maja 1791', 'date 1791-05-03'],
    ['w maju', 'date XXXX-05', 'date 2024-05'],
    ['przyszły rok', 'date FUTURE_REF', 'date 2025'],
    ['ubiegły miesiąc', 'date PAST_REF', 'date 2024-09'],
    ['dwa tygodnie temu', 'date PAST_REF', 'date 2024-09-30'],
    ['dziś wieczorem', 'time XXXX-XX-XXTNI', 'time 2024-10-14TNI'],
    ['o 15:30', 'time XXXX-XX-XXT15:30', 'time 2024-10-14T15:30'],
    ['każda środa', 'set XXXX-WXX-3'],
    ['jeden rok i dwa miesiące', 'duration P1Y2M'],
  ],
};

describe.each(Object.entries(ROWS))('createDateFinder() for "%s"', (language, rows) => {
  it.each(rows)('reads "%s" as %s', (text, open, resolved = open) => {
    expect([findLongest(text, language), findLongest(text, language, MONDAY)]).toEqual([
      open,
      resolved,
    ]);
  });
});

it.each([
  ['next month', '2024-12-15', '2025-01'],
  ['next month', '2024-01-31', '2024-02'],
  ['last month', '2025-01-31', '2024-12'],
  ['a month ago', '2024-03-31', '2024-02'],
  ['a year ago', '2024-02-29', '2023'],
  ['next week', '2024-12-23', '2025-W01'],
  ['this week', '2023-01-01', '2022-W52'],
  ['this week', '2023-01-02', '2023-W01'],
  ['this week', '2027-01-01', '2026-W53'],
  ['next Monday', '2024-10-20', '2024-10-21'],
  ['last Monday', '2024-10-20', '2024-10-14'],
  ['on Sunday', '2024-10-20', '2024-10-20'],
  ['closed on Sunday', '2024-10-20', '2024-10-20'],
  ['closed on Saturday', '2024-10-20', '2024-10-19'],
  ['9999 years ago', '2024-10-14', 'XXXX'],
  ['1024 years ago', '2024-10-14', '1000'],
  ['1025 years ago', '2024-10-14', 'XXXX'],
  ['tomorrow', '+009999-12-31', 'XXXX-XX-XX'],
  ['today', '+009999-12-31', '9999-12-31'],
])('createDateFinder() resolves "%s" on %s to %s', (text, day, standardForm) => {
  expect(findLongest(text, 'en', new Date(`${day}T00:00:00Z`))).toBe(`date ${standardForm}`);
});

describe('createDateFinder() gives a date without a year', () => {
  it.each([
    ['opened on October 14', '2024-10-14', '2024-10-14'],
    ['opened on October 15', '2024-10-14', '2023-10-15'],
    ['will open on October 14', '2024-10-14T16:47:26Z', '2024-10-14'],
    ['will open on October 12', '2024-10-14', '2025-10-12'],
    ['will open on January 2', '2024-10-14', '2025-01-02'],
    ['will close in September', '2024-10-14', '2025-09'],
    ['closed in October', '2024-10-31', '2024-10'],
    ['closed in November', '2024-10-31', '2023-11'],
    // Without a verb, the nearer one: half a year has 183 days.
    ['April 14', '2024-10-14', '2024-04-14'],
    ['April 13', '2024-10-14', '2025-04-13'],
    ['July 11', '2024-01-10', '2024-07-11'],
    ['July 12', '2024-01-10', '2023-07-12'],
    ['closed on February 29', '2024-10-14', '2024-02-29'],
    ['will open on February 29', '2024-10-14', 'XXXX-02-29'],
  ])('"%s" on %s: %s', (text, day, standardForm) => {
    expect(findLongest(text, 'en', new Date(day))).toBe(`date ${standardForm}`);
  });
});

it('createDateFinder() finds dates wherever they are in a text, and says where', () => {
  const find = createDateFinder(calendars.en, 'en');
  expect(find('Closed 🎸 from May 2020, for two weeks; xtoday, today2.')).toEqual([
    { type: 'date', standardForm: '2020-05', start: 15, end: 23 },
    { type: 'date', standardForm: '2020', start: 19, end: 23 },
    { type: 'date', standardForm: 'XXXX-05', start: 15, end: 18 },
    { type: 'duration', standardForm: 'P2W', start: 29, end: 38 },
  ]);
});
