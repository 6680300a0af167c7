// Writes an article as HTML, with its entities highlighted. Run: node highlight.mjs --sandbox
import { writeFile } from 'node:fs/promises';
import { createMediaClient } from './client.mjs';
import { checkTexts, connect, readJson, run } from './command-line.mjs';
import { markMentions } from './mark-mentions.mjs';

// region: page
const STYLE = `
  body { max-width: 40rem; margin: 2rem auto; font: 1.1rem/1.5 sans-serif }
  .person { background: #ffe9a8 } .organization { background: #cfe8ff } .location { background: #d5f2d0 }
`;

const toPage = (title, lines) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
${lines.join('\n')}
</html>
`;
// endregion

// region: analyze
run(async () => {
  const article = await readJson('article.json');
  checkTexts(article, ['id', 'title', 'text'], 'The article');
  const send = connect(createMediaClient);
  const analysis = await send('POST', '/v2/nlp/analyze', {
    ...article,
    analyses: ['entities'],
    returnMentions: true,
  });
  const lines = markMentions(analysis);
  await writeFile('article.html', toPage('Highlighted entities', lines));
  console.log(lines.join('\n'));
  console.log('\nWritten: article.html');
});
// endregion
