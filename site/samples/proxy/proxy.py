import json
import os
import re
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.request import HTTPRedirectHandler, Request, build_opener

HOST = os.environ.get("MEDIA_API_URL", "https://media-api.geneea.com")
LONGEST_BODY = 500_000  # bytes
HEADERS = {"Content-Type": "application/json", "X-API-Key": os.environ.get("MEDIA_API_KEY", "")}

# Without encryption, anybody on the way could read the key.
if not re.match(r"https:|http://(localhost|127\.0\.0\.1)(:\d+)?\Z", HOST):
    raise SystemExit("Use https.")


class RefuseRedirects(HTTPRedirectHandler):
    def redirect_request(self, *args):
        return None  # another host must not get the key


class Proxy(BaseHTTPRequestHandler):
    def do_POST(self):
        if self.path != "/tags":
            return self.respond(404)
        # Check here who is asking, and limit how often.
        # Browsers send JSON to another origin only after they ask, and this server doesn't allow it.
        if self.headers.get_content_type() != "application/json":
            return self.respond(415)
        length = int(self.headers.get("Content-Length", "0"))
        if not 0 <= length <= LONGEST_BODY:
            return self.respond(413)
        try:
            article = json.loads(self.rfile.read(length))
            sent = {name: article.get(name, "") for name in ("id", "title", "text")}
            body = json.dumps({**sent, "analyses": ["tags"]}, ensure_ascii=False)
            data = body.encode("utf-8", "backslashreplace")
            request = Request(f"{HOST}/v2/nlp/analyze", data, HEADERS)
            with build_opener(RefuseRedirects).open(request, timeout=60) as analysis:
                self.respond(200, json.load(analysis).get("tags", []))
        except Exception as error:
            self.log_error("%s", error)
            self.respond(429 if getattr(error, "code", None) == 429 else 502)

    def respond(self, status, content=None):
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(content).encode())


ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "3001"))), Proxy).serve_forever()
