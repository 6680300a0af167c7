// Counts what reviews say about each subject. Run: node review-analytics.mjs --sandbox
import { createGeneralClient } from './client.mjs';
import { checkTexts, connect, readJson, run } from './command-line.mjs';

const AT_ONCE = 3;
const TIMES = ['date', 'time', 'duration'];

// region: main
run(async () => {
  const reviews = await readReviews();
  const send = connect(createGeneralClient);
  const analyses = await analyzeAll(send, reviews);
  printSentiment(analyses);
  printStatements(analyses);
  printEntities(analyses);
});
// endregion

async function readReviews() {
  const reviews = await readJson('reviews.json');
  const list = Array.isArray(reviews) ? reviews : [reviews];
  list.forEach((review, index) => checkTexts(review, ['id', 'text'], `Review ${index + 1}`));
  return list;
}

// region: analyze
/** Analyzes the reviews, a few at the same time; the results keep the order of the reviews. */
async function analyzeAll(send, reviews) {
  const analyses = [];
  // All workers take their next review from the same iterator.
  const entries = reviews.entries();
  async function work() {
    for (const [index, { id, text }] of entries) {
      analyses[index] = await send('POST', '/v3/analysis', {
        id,
        text,
        language: 'en',
        domain: 'voc-hospitality',
        analyses: ['entities', 'relations', 'sentiment'],
        returnItemSentiment: true,
      });
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return analyses;
}
// endregion

// region: sentiment
function printSentiment(analyses) {
  const labels = count(analyses.map(({ docSentiment }) => docSentiment?.label ?? 'unknown'));
  const means = analyses.map(({ docSentiment }) => docSentiment?.mean ?? 0);
  console.log(`Reviews: ${analyses.length}`);
  for (const [label, number] of labels) console.log(`  ${number} ${label}`);
  console.log(`  mean sentiment ${average(means)}`);
}
// endregion

// region: relations
/** One statement for each relation: "waiter: not friendly". */
function listStatements({ relations = [] }) {
  return relations.flatMap(({ name, type, args, feats }) => {
    const find = (role) => args.find((argument) => argument.type === role)?.name;
    // Without the negation, "not friendly" would count as praise.
    const not = feats?.negated === 'true' ? 'not ' : '';
    if (type === 'ATTR') return `${find('SUBJECT')}: ${not}${name}`;
    return find('OBJECT') === undefined ? [] : `${find('OBJECT')}: ${not}${name}`;
  });
}

function printStatements(analyses) {
  console.log('\nWhat is said, and in how many reviews');
  const statements = analyses.flatMap((analysis) => [...new Set(listStatements(analysis))]);
  for (const [statement, number] of count(statements)) console.log(`  ${number} ${statement}`);
}
// endregion

// region: entities
/** The mean sentiment of each entity, over the reviews that mention it. */
function printEntities(analyses) {
  const means = new Map();
  for (const { entities = [], itemSentiments = {} } of analyses) {
    for (const { id, stdForm, type, feats } of entities) {
      const mean = itemSentiments[id]?.mean;
      // Dates and times are entities, too, and "beer" also returns the wider term "drink".
      if (mean === undefined || TIMES.includes(type) || feats?.derivedOnly === 'true') continue;
      means.set(stdForm, [...(means.get(stdForm) ?? []), mean]);
    }
  }
  console.log('\nMean sentiment of what is mentioned');
  for (const [name, list] of [...means].sort(byName)) {
    console.log(`  ${average(list).padStart(5)} ${name} (${list.length})`);
  }
}
// endregion

/** Pairs of text and number, the most frequent first. */
function count(texts) {
  const numbers = new Map();
  for (const text of texts) numbers.set(text, (numbers.get(text) ?? 0) + 1);
  return [...numbers].sort((a, b) => b[1] - a[1] || byName(a, b));
}

function byName([a], [b]) {
  return a < b ? -1 : Number(a > b);
}

function average(numbers) {
  const sum = numbers.reduce((total, number) => total + number, 0);
  const rounded = Math.round((sum / Math.max(numbers.length, 1)) * 100) / 100;
  return rounded.toFixed(2).replace('-0.00', '0.00');
}
