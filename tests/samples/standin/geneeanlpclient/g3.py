"""Stand-in of geneeanlpclient.g3: checks arguments as the SDK documents it, sends the same JSON."""

import datetime
import enum
import json
import os
import typing
import warnings

import requests


class AnalysisType(enum.Enum):
    ALL = 1
    ENTITIES = 2
    TAGS = 3
    RELATIONS = 4
    SENTIMENT = 5
    LANGUAGE = 6


class ParaSpec(typing.NamedTuple):
    type: str
    text: str


STANDARD = {
    'id', 'title', 'text', 'paraSpecs', 'analyses', 'htmlExtractor', 'language', 'langDetectPrior',
    'domain', 'textType', 'referenceDate', 'diacritization', 'returnMentions',
    'returnItemSentiment', 'metadata',
}


def _check(fields, kind):
    for name, value in fields.items():
        if value is not None and not isinstance(value, kind):
            raise TypeError(f'{name}: {value!r}')


class Request:
    def __init__(self, fields):
        self.fields = fields

    class Builder:
        def __init__(self, *, analyses=None, language=None, langDetectPrior=None, domain=None,
                     textType=None, referenceDate=None, diacritization=None, returnMentions=False,
                     returnItemSentiment=False, metadata=None, customConfig=None):
            texts = dict(language=language, langDetectPrior=langDetectPrior, domain=domain,
                         textType=textType, diacritization=diacritization)
            _check(texts, str)
            _check(dict(returnMentions=returnMentions, returnItemSentiment=returnItemSentiment), bool)
            if any(not isinstance(a, AnalysisType) for a in analyses or ()):
                raise TypeError('analyses')
            if referenceDate and referenceDate != 'NOW':
                referenceDate = datetime.datetime.strptime(referenceDate, '%Y-%m-%d').strftime('%Y-%m-%d')
            custom = customConfig or {}
            if STANDARD & custom.keys():
                raise ValueError('custom keys overlap with standard keys')
            names = sorted(set(analyses or ()), key=lambda a: a.value)
            self.shared = {
                'analyses': [a.name.lower() for a in names],
                **texts,
                'referenceDate': referenceDate,
                'returnMentions': returnMentions,
                'returnItemSentiment': returnItemSentiment,
                'metadata': {key: str(value) for key, value in (metadata or {}).items()},
            }
            self.custom = custom

        def build(self, *, id=None, title=None, text=None, paraSpecs=None):
            if (title is not None or text is not None) and paraSpecs is not None:
                raise ValueError('text/title and paraSpecs are mutually exclusive')
            if text is None and paraSpecs is None:
                raise ValueError('text or paraSpecs has to be given')
            shared = {name: value for name, value in {'id': id, **self.shared}.items() if value}
            paras = [{'type': p.type, 'text': p.text} for p in paraSpecs] if paraSpecs else None
            document = {'title': title, 'text': text, 'paraSpecs': paras}
            document = {name: value for name, value in document.items() if value is not None}
            return Request({**shared, **document, **self.custom})


class Client:
    def __init__(self, url, userKey):
        self.url = url
        self.session = requests.Session()
        self.session.headers.update({
            'Authorization': f'user_key {userKey}',
            'Content-Type': 'application/json; charset=UTF-8',
            'Accept': 'application/json; charset=UTF-8',
        })

    @staticmethod
    def create(*, url='https://api.geneea.com/v3/analysis', userKey=None):
        userKey = userKey or os.getenv('GENEEA_API_KEY')
        if not userKey:
            warnings.warn('No user key')
        return Client(url, userKey or 'ANONYMOUS')

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.session.close()

    def analyze(self, req, *, connectTimeout=3.05, readTimeout=600):
        response = self.session.request(
            'POST', self.url, data=json.dumps(req.fields), timeout=(connectTimeout, readTimeout))
        response.raise_for_status()
        response.encoding = 'utf-8'
        return _Analysis(json.loads(response.text))


class _Analysis:
    def __init__(self, raw):
        self.raw = raw


def toDict(analysis):
    return analysis.raw
