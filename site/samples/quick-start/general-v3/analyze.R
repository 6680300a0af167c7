library(httr)
library(jsonlite)

document <- list(
  id = "1",
  text = "Our trip to London was amazing, only the pizza was a bit cold.",
  analyses = list("entities", "sentiment")
)

response <- POST(
  "https://api.geneea.com/v3/analysis",
  add_headers(Authorization = paste("user_key", Sys.getenv("GENEEA_API_KEY"))),
  content_type_json(),
  body = toJSON(document, auto_unbox = TRUE),
  timeout(60)
)

answer <- content(response, as = "text", encoding = "UTF-8")
if (http_error(response)) {
  stop(sprintf("HTTP %d: %s", status_code(response), answer))
}

cat(prettify(answer))
