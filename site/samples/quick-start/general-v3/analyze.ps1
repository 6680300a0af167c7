$body = @'
{
  "id": "1",
  "text": "Our trip to London was amazing, only the pizza was a bit cold.",
  "analyses": ["entities", "sentiment"]
}
'@

Invoke-RestMethod -Method Post -TimeoutSec 60 `
    -Uri 'https://api.geneea.com/v3/analysis' `
    -Headers @{ Authorization = "user_key $env:GENEEA_API_KEY" } `
    -ContentType 'application/json' `
    -Body ([Text.Encoding]::UTF8.GetBytes($body)) `
    -OutFile response.json

Get-Content response.json -Raw -Encoding UTF8
