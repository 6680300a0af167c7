import { useMemo } from 'react';
import type { Ref } from 'react';
import { isColored } from '../../../ui/ColoredTextArea';
import CompletionArea from '../../../ui/CompletionArea';
import type { EditorHandle } from '../../../ui/CompletionArea';
import { colorTemplate, cutAtMarks } from './color-template';
import type { Mark } from './color-template';
import styles from './styles.module.css';

interface Props {
  value: string;
  onChange(text: string): void;
  marks: Mark[];
  isInvalid: boolean;
  describedBy: string;
  handle: Ref<EditorHandle>;
}

/** A template in color, with the names that may come next. */
export default function TemplateEditor({ marks, isInvalid, describedBy, ...props }: Props) {
  const { value } = props;
  const pieces = useMemo(
    () => (isColored(value) ? cutAtMarks(colorTemplate(value), marks) : []),
    [value, marks],
  );
  return (
    <div className={styles.editor}>
      <CompletionArea
        {...props}
        load={() => import('./complete')}
        aria-label="Template"
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
      >
        {pieces.map(({ text, kind, mark }, index) => (
          <span key={index} className={[kind, mark && styles[mark]].filter(Boolean).join(' ')}>
            {text}
          </span>
        ))}
      </CompletionArea>
    </div>
  );
}
