import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { InflectedWord } from '@docs/genja';
import { JsonEditor } from '../json';
import Select from '../../ui/kit/Select';
import Retry from '../../ui/Retry';
import Actions from './Actions';
import ErrorNote from './editor/ErrorNote';
import TemplateEditor from './editor/TemplateEditor';
import type { EditorHandle } from '../../ui/CompletionArea';
import { useRendered } from './engine/engine';
import type { Draft } from './engine/engine';
import { FIRST_OUTPUT, gallery } from './gallery';
import Result from './Result';
import { toPlaygroundHash, readPlaygroundHash } from './share-hash';
import resultStyles from './output/styles.module.css';
import styles from './styles.module.css';

/** Shown in place of the output, by the part that is not valid. */
const NO_OUTPUT: Partial<Record<string, string>> = {
  data: 'No output until the data is valid JSON.',
  error: 'No output until the template runs.',
};

/** Template, data, and output, with the reason for each form. All of it runs on this page. */
export default function Playground() {
  const { draft, item, origin, problem, setDraft, choose, ...rest } = useDraft();
  const { rendered, last, failure, retry } = useRendered(draft, origin);
  const [source, setSource] = useState<InflectedWord['source']>();
  const editor = useRef<EditorHandle>(null);
  const noteId = useId();
  const templateError = rendered?.type === 'error' ? rendered.error : undefined;

  const marks = useMemo(
    () => [
      ...(templateError ? [{ ...templateError.span, name: 'error' }] : []),
      ...(source && !templateError ? [{ ...source, name: 'source' }] : []),
    ],
    [templateError, source],
  );

  const template = (
    <>
      <TemplateEditor
        handle={editor}
        value={draft.template}
        isInvalid={templateError !== undefined}
        describedBy={noteId}
        marks={marks}
        onChange={(text) => {
          setSource(undefined);
          setDraft({ ...draft, template: text });
        }}
      />
      <ErrorNote
        id={noteId}
        template={draft.template}
        error={templateError}
        onShow={(start, end) => editor.current?.select(start, end)}
        onChange={(text) => setDraft({ ...draft, template: text })}
      />
    </>
  );
  const data = (
    <JsonEditor
      label="Data"
      isOptional
      value={draft.data}
      onChange={(text) => setDraft({ ...draft, data: text })}
    />
  );
  const output = (
    <>
      {failure !== undefined && (
        <p role="alert" className="failure">
          <span>{failure}</span> <Retry hash={toPlaygroundHash(draft)} onRetry={() => retry()} />
        </p>
      )}
      {last ? (
        <Result
          rendered={last.rendered}
          draft={last.draft}
          isOld={rendered?.type !== 'text'}
          onChoose={(word) => setSource(word?.source)}
          onShow={(start, end) => editor.current?.select(start, end)}
          onInsert={(text) => editor.current?.insert(text)}
        />
      ) : (
        failure === undefined && (
          <div className={resultStyles.output}>
            {NO_OUTPUT[rendered?.type ?? ''] ?? (item === gallery[0]?.id && FIRST_OUTPUT)}
          </div>
        )
      )}
    </>
  );
  return (
    <section className={styles.playground} aria-label="Playground">
      <Settings
        draft={draft}
        item={item}
        onChoose={(id) => {
          setSource(undefined);
          choose(id);
        }}
        onChange={setDraft}
      />
      {problem !== undefined && (
        <p role="alert" className="failure">
          {problem}
        </p>
      )}
      <div className={styles.panes}>
        <Pane className={styles.template} title="Template">
          {template}
        </Pane>
        <Pane className={styles.output} title="Output">
          {output}
        </Pane>
        <Pane className={styles.data} title="Data">
          {data}
        </Pane>
      </div>
      <Actions draft={draft} {...rest} />
    </section>
  );
}

interface PaneProps {
  className: string | undefined;
  title: string;
  children: ReactNode;
}

/** Template and data beside the output; on a phone, below each other. */
function Pane({ className, title, children }: PaneProps) {
  const id = useId();
  return (
    <div className={className} role="group" aria-labelledby={id}>
      <div id={id} className={styles.title}>
        {title}
      </div>
      {children}
    </div>
  );
}

const EXAMPLES = gallery.map(({ id, title }) => [id, title] as const);

interface SettingsProps {
  draft: Draft;
  item?: string;
  onChoose(id: string): void;
  onChange(draft: Draft): void;
}

/** Which example, which language, and, where the wording is left to chance, which variant. */
function Settings({ draft, item, onChoose, onChange }: SettingsProps) {
  const { template, language, seed } = draft;
  const hasChance = /\bchoices?\b|\brandom\b/.test(template);
  return (
    <div className={styles.settings}>
      <label className={styles.setting}>
        <span>Example</span>
        <Select
          value={item ?? ''}
          options={item === undefined ? [['', 'From a link'], ...EXAMPLES] : EXAMPLES}
          onChange={onChoose}
        />
      </label>
      <label className={styles.setting}>
        <span>Language</span>
        <Select
          value={language}
          options={[
            ['cs', 'Czech'],
            ['en', 'English'],
          ]}
          onChange={(code) => onChange({ ...draft, language: code as Draft['language'] })}
        />
      </label>
      {hasChance && (
        <label className={styles.setting}>
          <span>Variant</span>
          <input
            type="number"
            min={0}
            max={9999}
            value={seed}
            onChange={(event) =>
              onChange({ ...draft, seed: Math.min(9999, Math.abs(event.target.valueAsNumber | 0)) })
            }
          />
        </label>
      )}
    </div>
  );
}

interface State {
  draft: Draft;
  item?: string;
  start: Draft;
  origin: number;
  /** The state that something replaced. */
  undone?: { state: State; by: Replacement };
  problem?: string;
}

type Replacement = 'reset' | 'example' | 'link';

const FIRST: State = { draft: gallery[0]!, item: gallery[0]!.id, start: gallery[0]!, origin: 0 };

/** Kept outside the component, so that a crash or a visit to another page loses nothing. */
let kept = FIRST;

function useDraft() {
  const [state, setState] = useState(kept);
  useEffect(() => {
    kept = state;
  }, [state]);

  useEffect(() => {
    function read(): void {
      const read = readPlaygroundHash(window.location.hash);
      if (!read) return;
      setState((state) =>
        'problem' in read
          ? { ...state, problem: read.problem }
          : replace(state, { draft: read.draft, start: read.draft }, 'link'),
      );
    }
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const { draft, item, start, origin, undone, problem } = state;
  return {
    draft,
    item,
    origin,
    problem,
    isChanged: !isSame(draft, start),
    undo: undone && {
      by: undone.by,
      press: () =>
        setState(undone.by === 'reset' ? undone.state : { ...undone.state, origin: origin + 1 }),
    },
    setDraft: (next: Draft) => setState({ draft: next, item, start, origin }),
    choose: (id: string) => {
      const example = gallery.find((candidate) => candidate.id === id);
      if (example)
        setState(replace(state, { draft: example, item: id, start: example }, 'example'));
    },
    reset: () => setState({ ...replace(state, { draft: start, item, start }, 'reset'), origin }),
  };
}

/** Another draft. One that the reader has changed can be brought back. */
function replace(state: State, next: Omit<State, 'origin'>, by: Replacement): State {
  const undone = isSame(state.draft, state.start) ? state.undone : { state, by };
  return { ...next, origin: state.origin + 1, undone };
}

function isSame(first: Draft, other: Draft): boolean {
  return (['template', 'data', 'language', 'seed'] as const).every(
    (key) => first[key] === other[key],
  );
}
