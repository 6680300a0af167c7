curl --fail-with-body --silent --show-error --max-time 60 \
  'https://api.geneea.com/v3/analysis' \
  -H "Authorization: user_key $GENEEA_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{
    "id": "1",
    "text": "Our trip to London was amazing, only the pizza was a bit cold.",
    "analyses": ["entities", "sentiment"]
  }'
