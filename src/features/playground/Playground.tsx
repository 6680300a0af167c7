import React, { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { InflectedWord } from '#genja/morphology/word';
import JsonEditor from '@site/src/features/json/JsonEditor';
import Retry from '@site/src/ui/Retry';
import Actions from './Actions';
import ErrorNote from './editor/ErrorNote';
import TemplateEditor from './editor/TemplateEditor';
import type { EditorHandle } from './editor/TemplateEditor';
import { NOT_LOADED } from './engine/engine';
import { useLastText, useRendered } from './engine/use-rendered';
import { FIRST_OUTPUT, gallery } from './gallery';
import Panes from './Panes';
import type { PaneName } from './Panes';
import Result from './Result';
import resultStyles from './output/styles.module.css';
import Settings from './Settings';
import styles from './styles.module.css';
import { useDraft } from './use-draft';

/** Template, data, and output, with the reason for each form. All of it runs in this page. */
export default function Playground(): ReactNode {
  const { draft, item, problem, setDraft, choose, ...rest } = useDraft();
  const { rendered, draft: ran, error, retry } = useRendered(draft);
  const last = useLastText(rendered, ran);
  const [pane, setPane] = useState<PaneName>('template');
  const [source, setSource] = useState<InflectedWord['source']>();
  const editor = useRef<EditorHandle>(null);
  // What is to be done in the template as soon as its pane is shown.
  const wanted = useRef<() => void>(undefined);
  const noteId = useId();
  const templateError = rendered?.type === 'error' ? rendered.error : undefined;

  const marks = useMemo(
    () => [
      ...(templateError ? [{ ...templateError.span, name: 'error' }] : []),
      ...(source && !templateError ? [{ ...source, name: 'source' }] : []),
    ],
    [templateError, source],
  );

  useEffect(() => {
    wanted.current?.();
    wanted.current = undefined;
  });

  function inTemplate(action: (editor: EditorHandle) => void): void {
    wanted.current = () => editor.current && action(editor.current);
    setPane('template');
    // The same pane is not drawn again by itself.
    setSource((before) => before && { ...before });
  }

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
        onShow={(start, end) => inTemplate((field) => field.select(start, end))}
        onReplace={(start, end, text) =>
          setDraft({
            ...draft,
            template: draft.template.slice(0, start) + text + draft.template.slice(end),
          })
        }
      />
    </>
  );
  const data = (
    <JsonEditor
      label="Data"
      value={draft.data}
      onChange={(text) => setDraft({ ...draft, data: text })}
    />
  );
  const output = last ? (
    <Result
      rendered={last.rendered}
      draft={last.draft}
      isOld={rendered?.type !== 'text'}
      onChoose={(word) => setSource(word?.source)}
      onShow={(start, end) => inTemplate((field) => field.select(start, end))}
      onInsert={(text) => inTemplate((field) => field.insert(text))}
    />
  ) : (
    <div className={resultStyles.output}>
      {error !== undefined ? (
        <p role="alert" className={styles.failure}>
          {NOT_LOADED} <Retry className={styles.button} onRetry={() => retry()} />
        </p>
      ) : (
        item === gallery[0]?.id && FIRST_OUTPUT
      )}
    </div>
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
        <p role="alert" className={styles.failure}>
          {problem}
        </p>
      )}
      <Panes
        active={pane}
        onActivate={setPane}
        hasError={templateError !== undefined}
        template={template}
        data={data}
        output={output}
      />
      <Actions draft={draft} {...rest} />
    </section>
  );
}
