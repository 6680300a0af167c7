import { useId, useRef, useState } from 'react';
import { JsonEditor } from '../json';
import Retry from '../../ui/Retry';
import ErrorNote from './editor/ErrorNote';
import TemplateEditor from './editor/TemplateEditor';
import type { EditorHandle } from '../../ui/CompletionArea';
import { useRendered } from './engine/engine';
import type { Draft } from './engine/engine';
import styles from './live.module.css';
import Result from './Result';

interface Props {
  draft: Draft;
  isEditing: boolean;
  onChange(draft: Draft): void;
}

/** A template of a page that runs: its editors, its output, and why each word has its form. */
export default function Live({ draft, isEditing, onChange }: Props) {
  const { rendered, last, failure, retry } = useRendered(draft);
  const noteId = useId();
  const editor = useRef<EditorHandle>(null);
  const [hadData] = useState(draft.data !== '');
  const templateError = rendered?.type === 'error' ? rendered.error : undefined;
  return (
    <div className={styles.live}>
      {isEditing && (
        <div className={styles.editors}>
          <TemplateEditor
            handle={editor}
            value={draft.template}
            isInvalid={templateError !== undefined}
            describedBy={noteId}
            marks={templateError ? [{ ...templateError.span, name: 'error' }] : []}
            onChange={(template) => onChange({ ...draft, template })}
          />
          {hadData && (
            <div className={styles.data}>
              <JsonEditor
                label="Data"
                isOptional
                value={draft.data}
                onChange={(data) => onChange({ ...draft, data })}
              />
            </div>
          )}
        </div>
      )}
      <ErrorNote
        id={noteId}
        template={draft.template}
        error={templateError}
        onShow={(start, end) => editor.current?.select(start, end)}
        onChange={(template) => onChange({ ...draft, template })}
      />
      {failure !== undefined && (
        <p role="alert" className="failure">
          <span>{failure}</span> <Retry onRetry={() => retry()} />
        </p>
      )}
      {last && (
        <Result
          rendered={last.rendered}
          draft={last.draft}
          isOld={rendered?.type !== 'text'}
          onShow={isEditing ? (start, end) => editor.current?.select(start, end) : undefined}
        />
      )}
    </div>
  );
}
