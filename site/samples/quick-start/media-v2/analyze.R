library(httr)
library(jsonlite)

article <- list(
  id = "1234",
  title = "Emmanuel Macron in Germany.",
  text = "Mr. Macron visits a trade show in Munich."
)

response <- POST(
  "https://media-api.geneea.com/v2/nlp/analyze",
  add_headers("X-API-Key" = Sys.getenv("MEDIA_API_KEY")),
  content_type_json(),
  body = toJSON(article, auto_unbox = TRUE),
  timeout(60)
)

answer <- content(response, as = "text", encoding = "UTF-8")
if (http_error(response)) {
  stop(sprintf("HTTP %d: %s", status_code(response), answer))
}

cat(prettify(answer))
