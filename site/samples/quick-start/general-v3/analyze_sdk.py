import json

from geneeanlpclient import g3

builder = g3.Request.Builder(
    analyses=[g3.AnalysisType.ENTITIES, g3.AnalysisType.SENTIMENT],
)
request = builder.build(
    id="1",
    text="Our trip to London was amazing, only the pizza was a bit cold.",
)

# Reads the key from the environment variable GENEEA_API_KEY.
with g3.Client.create(url="https://api.geneea.com/v3/analysis") as client:
    analysis = client.analyze(request, readTimeout=60)

print(json.dumps(g3.toDict(analysis), indent=2))
