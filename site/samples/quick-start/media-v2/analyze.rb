require 'json'
require 'net/http'

article = {
  id: '1234',
  title: 'Emmanuel Macron in Germany.',
  text: 'Mr. Macron visits a trade show in Munich.'
}

url = URI('https://media-api.geneea.com/v2/nlp/analyze')
headers = { 'X-API-Key' => ENV.fetch('MEDIA_API_KEY'), 'Content-Type' => 'application/json' }
response = Net::HTTP.start(url.host, url.port, use_ssl: url.scheme == 'https', read_timeout: 60) do |http|
  http.post(url.path, article.to_json, headers)
end

abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

puts JSON.pretty_generate(JSON.parse(response.body))
