import { useEffect, useRef } from 'react';
import Link from '@docusaurus/Link';
import { provider } from '@docs/vendor';
import { photos as demoPhotos, toPhotoUrl } from '@docs/sandbox/demo-data';
import { readJson } from '@docs/utils';
import { createTextView } from '../linked-text';
import { Live, toPlaygroundLink, printRequestBody } from '../playground';
import { RequestCode } from '../run';
import { useOnline } from '../../ui/Retry/use-online';
import SandboxFailure from '../../ui/SandboxFailure';
import { useLazy } from '../../ui/use-lazy';
import { completeResults } from './analyze-article';
import type { FirstResults, Photo, RelatedArticle, Results } from './analyze-article';
import SentRequest, { Fold } from './SentRequest';
import run from '../../ui/Run/styles.module.css';
import { buildDraft } from './sentence-template';
import styles from './results.module.css';

/** Downloaded with the component, with the first analysis. */
export { analyzeArticle } from './analyze-article';
export { prepareEngine } from '../sandbox';

export default function ResultSections({ results }: { results: FirstResults }) {
  const { analysis, sent } = results;
  const { exchange } = sent.analysis;
  return (
    <>
      <section className={styles.section} aria-labelledby="result-analysis">
        <h2 id="result-analysis">Tags, entities, and sentiment</h2>
        <p>
          {count(analysis.tags, 'tag')}, {count(analysis.entities, 'entity', 'entities')},{' '}
          {analysis.docSentiment?.label ?? 'no'} sentiment, language{' '}
          <code>{analysis.language.detected}</code>. One request returns all of it.
        </p>
        <div className={styles.box}>{createTextView(exchange, ANALYZE, analysis)?.render()}</div>
        <SentRequest sent={sent.analysis} usedChars={analysis.usedChars} />
      </section>
      <OtherResults first={results} />
    </>
  );
}

const ANALYZE = { contract: 'media-v2', operationId: 'analyze' } as const;

/** Loaded after the analysis: that of the sample is stored, and these results need the engine. */
function OtherResults({ first }: { first: FirstResults }) {
  const { value, phase, error, load } = useLazy(completeResults);
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => void load(first), [load, first]);
  useOnline(() => phase === 'failed' && load(first));
  if (value?.analysis === first.analysis) return <OtherSections results={value} />;
  return (
    <div ref={next} className={styles.section} tabIndex={-1}>
      {phase === 'failed' ? (
        <SandboxFailure error={error} onRetry={() => load(first)} next={next}>
          The analysis is kept.
        </SandboxFailure>
      ) : (
        <p>Photos, related articles, and an info box follow when the engine has loaded.</p>
      )}
    </div>
  );
}

function OtherSections({ results }: { results: Results }) {
  const { analysis, photos, hasFittingPhotos, articles, infoBox, sent } = results;
  const language = analysis.language.detected;
  return (
    <>
      <section className={styles.section} aria-labelledby="result-photos">
        <h2 id="result-photos">Photos</h2>
        {!hasFittingPhotos && (
          <p>
            The sandbox has only {demoPhotos.length} demo photos, and none of them shows what this
            text is about. The API searches the photo banks of your account.
          </p>
        )}
        {hasFittingPhotos && <Photos photos={photos} language={language} />}
        <SentRequest sent={sent.photos} />
      </section>
      <section className={styles.section} aria-labelledby="result-articles">
        <h2 id="result-articles">Related articles</h2>
        <Articles articles={articles} />
        <SentRequest sent={sent.articles} />
      </section>
      <section className={styles.section} aria-labelledby="result-info-box">
        <h2 id="result-info-box">Info box</h2>
        {infoBox ? (
          <div className={styles.infoBox} lang={infoBox.language} dir="auto">
            <h3>{infoBox.title}</h3>
            <p>{infoBox.header}</p>
            <p>
              {Object.entries(infoBox.footer).map(([name, url]) => (
                <Link key={name} href={url}>
                  {name}
                </Link>
              ))}
              <code>{infoBox.gkbId}</code>
            </p>
          </div>
        ) : (
          <p>
            {sent.infoBox
              ? 'The sandbox has the entities of this text, but no info box for them.'
              : 'The sandbox found no entity of its small knowledge base in this text, so there is nothing to ask for. The Geneea Knowledge Base has many more items.'}
          </p>
        )}
        {sent.infoBox && <SentRequest sent={sent.infoBox} />}
      </section>
      <Sentence results={results} />
      <Costs results={results} />
    </>
  );
}

function count(list: unknown[] = [], singular: string, many = `${singular}s`): string {
  return `${list.length || 'no'} ${list.length === 1 ? singular : many}`;
}

function Photos({ photos, language }: { photos: Photo[]; language: string }) {
  return (
    <ul className={styles.photos}>
      {photos.map(({ id, name, description }) => (
        <li key={id}>
          <Picture id={id} />
          <b>{name[language] ?? name.en}</b>
          <span>{description[language] ?? description.en}</span>
        </li>
      ))}
    </ul>
  );
}

/** The sandbox draws its photos; their URLs lead nowhere. */
function Picture({ id }: Pick<Photo, 'id'>) {
  const photo = demoPhotos.find((candidate) => candidate.id === id);
  return photo ? <img src={toPhotoUrl(photo)} alt="" /> : null;
}

function Articles({ articles }: { articles: RelatedArticle[] }) {
  if (articles.length === 0)
    return (
      <p>
        The sandbox has about twenty made-up articles, and none of them is related to this text. The
        API searches the articles that you have stored.
      </p>
    );
  return (
    <ul className={styles.articles}>
      {articles.map(({ id, title, publishDate }) => (
        <li key={id}>
          {title} <time dateTime={publishDate}>{publishDate.slice(0, 10)}</time>
        </li>
      ))}
    </ul>
  );
}

/** A sentence that a template of Genja makes of the results, in the engine of the playground. */
function Sentence({ results }: { results: Results }) {
  const draft = buildDraft(results);
  return (
    <section className={styles.section} aria-labelledby="result-sentence">
      <h2 id="result-sentence">A sentence by Genja</h2>
      <p>
        A Genja template turns the counts in the responses into a sentence. Each word has the form
        that its number requires.
      </p>
      {/* A part that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.template} tabIndex={0} aria-label="Template">
        <code>{draft.template}</code>
      </pre>
      <Live draft={draft} isEditing={false} onChange={() => {}} />
      <div className={styles.sent}>
        <Fold name="Request" summary={<code>POST /generate</code>}>
          <RequestCode
            request={{
              name: 'generate',
              method: 'POST',
              url: GENERATE_URL,
              headers: [['Authorization', `user_key ${provider.key.placeholder}`]],
              body: readJson(printRequestBody(draft) ?? '{}').value,
            }}
          />
        </Fold>
        <p className={styles.foot}>
          <Link className={run.note} to={toPlaygroundLink(draft)}>
            Open in the playground
          </Link>
        </p>
      </div>
    </section>
  );
}

const GENERATE_URL = `${provider.hosts.genja}/generate`;

function Costs({ results }: { results: Results }) {
  const { analysis, sent } = results;
  const requests = Object.values(sent).filter((request) => request !== undefined).length;
  return (
    <section className={styles.section} aria-labelledby="result-costs">
      <h2 id="result-costs">Costs</h2>
      <p>
        Total reported: <b>{analysis.usedChars.toLocaleString('en')} characters</b> in {requests}{' '}
        requests. Only the analysis returns <code>usedChars</code>, which is at least 100; your
        contract says what the other requests cost. The{' '}
        <Link to="/operate/costs/">cost calculator</Link> estimates a month. The sandbox charges
        nothing.
      </p>
    </section>
  );
}
