curl --fail-with-body --silent --show-error --max-time 60 \
  'https://media-api.geneea.com/v2/nlp/analyze' \
  -H "X-API-Key: $MEDIA_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{
    "id": "1234",
    "title": "Emmanuel Macron in Germany.",
    "text": "Mr. Macron visits a trade show in Munich."
  }'
