"""Runs templates through Jinja2: reads lines of JSON {template, data}, writes {output} or {error}.

A map with two loop names is Genja's own, so it is not part of what is compared here.
"""

import json
import sys

import jinja2

environment = jinja2.Environment()
for line in sys.stdin:
    case = json.loads(line)
    try:
        result = {"output": environment.from_string(case["template"]).render(case["data"])}
    except Exception as error:  # noqa: BLE001 - any failure is a result
        result = {"error": f"{type(error).__name__}: {error}"}
    print(json.dumps(result), flush=True)
