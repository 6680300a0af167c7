import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { KeyboardEvent, Ref, RefObject } from 'react';
import ColoredTextArea from '../../../ui/ColoredTextArea';
import { useLazy } from '../../../ui/use-lazy';
import { colorTemplate, cutAtMarks } from './color-template';
import type { Mark } from './color-template';
import styles from './styles.module.css';
import type { Completion, Completions } from './complete';

export interface EditorHandle {
  /** Selects a stretch of the template and shows it. */
  select(start: number, end: number): void;
  insert(text: string): void;
}

interface Props {
  value: string;
  onChange(text: string): void;
  marks: Mark[];
  isInvalid: boolean;
  describedBy: string;
  handle: Ref<EditorHandle>;
}

/** A text area over a layer with the same text in color. It offers names; it never takes Tab. */
export default function TemplateEditor({
  value,
  onChange,
  marks,
  isInvalid,
  describedBy,
  handle,
}: Props) {
  const listId = useId();
  // Without it, names are not offered; the next focus tries again.
  const { value: complete, open: load } = useLazy(() => import('./complete'));
  const area = useRef<HTMLTextAreaElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [offer, setOffer] = useState<Completions>();
  const [active, setActive] = useState(-1);
  const caret = useRef<number>(undefined);
  /** Something was typed before the names were there. */
  const isEarly = useRef(false);
  const pieces = useMemo(() => cutAtMarks(colorTemplate(value), marks), [value, marks]);
  const open = offer && offer.end <= value.length ? offer : undefined;

  useImperativeHandle(handle, () => ({
    select(start, end) {
      area.current?.focus();
      area.current?.setSelectionRange(start, end);
    },
    insert(text) {
      replace(area.current?.selectionStart ?? 0, area.current?.selectionEnd ?? 0, text);
    },
  }));

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  function replace(start: number, end: number, text: string): void {
    const field = area.current;
    field?.focus();
    field?.setSelectionRange(start, end);
    // The browser's own undo knows what was inserted this way; elsewhere the value is set.
    if (!document.execCommand('insertText', false, text)) {
      caret.current = start + text.length;
      onChange(value.slice(0, start) + text + value.slice(end));
    }
  }

  useEffect(() => {
    if (complete && isEarly.current) suggest();
    isEarly.current = false;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the names arrive
  }, [complete]);

  function close(): void {
    setOffer(undefined);
    setActive(-1);
  }

  function suggest(): void {
    const field = area.current;
    if (!field || !complete || field.selectionStart !== field.selectionEnd) return close();
    setOffer(complete.findCompletions(field.value, field.selectionStart));
    setActive(-1);
  }

  function accept(index: number): void {
    const option = open?.options[index];
    if (!open || !option) return;
    close();
    replace(open.start, open.end, option.label);
  }

  function press(event: KeyboardEvent): void {
    // The keys belong to the input method; Safari tells of its Enter by the code only.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      suggest();
    }
    if (!open) return;
    const count = open.options.length;
    const moves: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    const move = moves[event.key];
    if (move !== undefined) setActive(move < -1 ? count - 1 : move >= count ? -1 : move);
    else if (event.key === 'Enter' && active >= 0) accept(active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.editor}>
      <div className={styles.stack}>
        <ColoredTextArea
          ref={area}
          layer={layer}
          aria-label="Template"
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          aria-autocomplete="list"
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
          value={value}
          onFocus={() => load()}
          onBlur={close}
          onKeyDown={press}
          onChange={(event) => {
            onChange(event.target.value);
            isEarly.current = !complete;
            suggest();
          }}
          onClick={close}
        >
          {pieces.map(({ text, kind, mark }, index) => (
            <span key={index} className={[kind, mark && styles[mark]].filter(Boolean).join(' ')}>
              {text}
            </span>
          ))}
        </ColoredTextArea>
        {open && (
          <CompletionList
            id={listId}
            options={open.options}
            active={active}
            layer={layer}
            offset={open.start}
            onChoose={accept}
          />
        )}
      </div>
      <p role="status" className="visually-hidden">
        {open && `${open.options.length} suggestions. Use the arrow keys.`}
      </p>
    </div>
  );
}

interface CompletionListProps {
  id: string;
  options: Completion[];
  active: number;
  /** Has the same text as the field, so it knows where a letter is. */
  layer: RefObject<HTMLDivElement | null>;
  offset: number;
  onChoose(index: number): void;
}

/** The names that may come next, below the letters that are replaced. */
function CompletionList({ id, options, active, layer, offset, onChoose }: CompletionListProps) {
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const position = layer.current && findPlace(layer.current, offset);
    if (!list.current || !position || !layer.current) return;
    const room = layer.current.clientWidth - list.current.offsetWidth;
    list.current.style.left = `${Math.max(0, Math.min(position.left, room))}px`;
    // The line of the caret may be scrolled out of sight.
    const height = layer.current.parentElement?.clientHeight ?? Infinity;
    list.current.style.top = `${Math.max(0, Math.min(position.bottom, height)) + 4}px`;
  }, [layer, offset, options]);

  return (
    <ul ref={list} id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
      {options.map(({ label, summary }, index) => (
        // The field keeps the focus and has the keys.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={label}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <code>{label}</code> <span>{summary}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where a letter of the layer is, measured from the corner of what scrolls it. */
function findPlace(
  layer: HTMLElement,
  offset: number,
): { left: number; bottom: number } | undefined {
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (left > length) {
      left -= length;
      continue;
    }
    const range = document.createRange();
    range.setStart(node, left);
    range.setEnd(node, Math.min(left + 1, length));
    const box = range.getBoundingClientRect();
    const frame = (layer.parentElement ?? layer).getBoundingClientRect();
    return { left: box.left - frame.left, bottom: box.bottom - frame.top };
  }
  return undefined;
}
