const response = await fetch('https://media-api.geneea.com/v2/nlp/analyze', {
  method: 'POST',
  headers: { 'X-API-Key': process.env.MEDIA_API_KEY, 'Content-Type': 'application/json' },
  body: JSON.stringify({
    id: '1234',
    title: 'Emmanuel Macron in Germany.',
    text: 'Mr. Macron visits a trade show in Munich.',
  }),
  signal: AbortSignal.timeout(60_000),
});

if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);

console.log(JSON.stringify(await response.json(), null, 2));
