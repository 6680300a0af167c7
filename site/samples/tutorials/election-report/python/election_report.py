"""Writes an election report with a Genja template. Run: python election_report.py --sandbox"""

import re
from pathlib import Path

from client import create_genja_client
from command_line import Problem, connect, read_json, run

PARAGRAPHS = ("turnout", "winner", "others", "changes")


# region: main
def main():
    data = read_json("election.json")
    check_data(data)
    template = read_template()
    send = connect(create_genja_client)
    paragraphs = generate(send, template, data)
    check_report(paragraphs, data)
    Path("report.html").write_text(to_page(paragraphs), encoding="utf-8")
    print("\n".join(paragraphs))
    print("\nWritten: report.html")
# endregion


# region: check-data
def check_data(data):
    """A number that is missing would leave a hole in a sentence, so check before you generate."""
    data = data if isinstance(data, dict) else {}
    if not re.fullmatch(r"\d{4}-\d{2}-\d{2}", str(data.get("date"))):
        raise Problem("The data needs a date: 2026-10-10.")
    if not isinstance(get(data, "region", "town"), str):
        raise Problem("The data needs the name of a town.")
    if not all(is_number(get(data, "turnout", name)) for name in ("now", "before")):
        raise Problem("The data needs the turnout of two elections, as numbers.")
    parties = data.get("parties")
    if not isinstance(parties, list) or len(parties) < 2 or not all(map(is_party, parties)):
        raise Problem("The data needs two parties or more, each with a name and three numbers.")


def get(data, *names):
    for name in names:
        data = data.get(name) if isinstance(data, dict) else None
    return data


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def is_party(party):
    numbers = [get(party, name) for name in ("share", "seats", "seatsBefore")]
    return isinstance(get(party, "name"), str) and all(map(is_number, numbers))
# endregion


# region: generate
def read_template():
    """One file for each paragraph; together they are one template, so they share variables."""
    files = [Path(__file__).with_name(f"{name}.genja") for name in PARAGRAPHS]
    return "".join(file.read_text(encoding="utf-8") for file in files)


def generate(send, template, data):
    """Sends the template with the data, and returns the paragraphs of the report."""
    response = send("POST", "/generate", {
        "templates": [{"id": "t1", "name": "report", "body": template}],
        "data": data,
    })
    return re.split(r"\n+", response["article"].strip())
# endregion


# region: check-report
def check_report(paragraphs, data):
    """Nobody may read the report before it is published, so check what a machine can check."""
    if len(paragraphs) != len(PARAGRAPHS):
        raise Problem(f"The report has {len(paragraphs)} paragraphs instead of {len(PARAGRAPHS)}.")
    text = " ".join(paragraphs).lower()
    for party in data["parties"]:
        if escape_html(party["name"]).lower() not in text:
            raise Problem(f"The report does not mention {party['name']}.")
# endregion


def to_page(paragraphs):
    return "\n".join([
        '<!doctype html>\n<html lang="cs"><meta charset="utf-8">',
        "<title>Výsledky voleb</title>\n<h1>Výsledky voleb</h1>",
        *paragraphs,
        "</html>\n",
    ])


def escape_html(text):
    for character, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"),
                              ('"', "&#34;"), ("'", "&#39;")):
        text = text.replace(character, entity)
    return text


run(main)
