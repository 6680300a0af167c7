// Writes an election report with a Genja template. Run: node election-report.mjs --sandbox
import { readFile, writeFile } from 'node:fs/promises';
import { createGenjaClient } from './client.mjs';
import { connect, Problem, readJson, run } from './command-line.mjs';

const PARAGRAPHS = ['turnout', 'winner', 'others', 'changes'];

// region: main
run(async () => {
  const data = await readJson('election.json');
  checkData(data);
  const template = await readTemplate();
  const send = connect(createGenjaClient);
  const paragraphs = await generate(send, template, data);
  checkReport(paragraphs, data);
  await writeFile('report.html', toPage(paragraphs));
  console.log(paragraphs.join('\n'));
  console.log('\nWritten: report.html');
});
// endregion

// region: check-data
/** A number that is missing would leave a hole in a sentence, so check before you generate. */
function checkData({ date, region, turnout, parties } = {}) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Problem('The data needs a date: 2026-10-10.');
  if (typeof region?.town !== 'string') throw new Problem('The data needs the name of a town.');
  if (![turnout?.now, turnout?.before].every(Number.isFinite)) {
    throw new Problem('The data needs the turnout of two elections, as numbers.');
  }
  const isValid = (party) =>
    typeof party?.name === 'string' &&
    [party.share, party.seats, party.seatsBefore].every(Number.isFinite);
  if (!Array.isArray(parties) || parties.length < 2 || !parties.every(isValid)) {
    throw new Problem('The data needs two parties or more, each with a name and three numbers.');
  }
}
// endregion

// region: generate
/** One file for each paragraph; together they are one template, so they share variables. */
async function readTemplate() {
  const files = PARAGRAPHS.map((name) => new URL(`${name}.genja`, import.meta.url));
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
}

/** Sends the template with the data, and returns the paragraphs of the report. */
async function generate(send, template, data) {
  const { article } = await send('POST', '/generate', {
    templates: [{ id: 't1', name: 'report', body: template }],
    data,
  });
  return article.trim().split(/\n+/);
}
// endregion

// region: check-report
/** Nobody may read the report before it is published, so check what a machine can check. */
function checkReport(paragraphs, { parties }) {
  if (paragraphs.length !== PARAGRAPHS.length) {
    throw new Problem(
      `The report has ${paragraphs.length} paragraphs instead of ${PARAGRAPHS.length}.`,
    );
  }
  const text = paragraphs.join(' ').toLowerCase();
  const missing = parties.filter(({ name }) => !text.includes(escapeHtml(name).toLowerCase()));
  if (missing.length > 0) throw new Problem(`The report does not mention ${missing[0].name}.`);
}
// endregion

function toPage(paragraphs) {
  return [
    '<!doctype html>\n<html lang="cs"><meta charset="utf-8">',
    '<title>Výsledky voleb</title>\n<h1>Výsledky voleb</h1>',
    ...paragraphs,
    '</html>\n',
  ].join('\n');
}

function escapeHtml(text) {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&#34;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character]);
}
