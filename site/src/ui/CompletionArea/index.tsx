import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode, Ref } from 'react';
import ColoredTextArea from '../ColoredTextArea';
import { useLazy } from '../use-lazy';
import type { Assistant, Completions, Edit } from './assistant';
import CompletionList from './CompletionList';
import styles from './styles.module.css';

export interface EditorHandle {
  /** Selects a stretch of the text and shows it. */
  select(start: number, end: number): void;
  insert(text: string): void;
}

interface Props extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value: string;
  onChange(text: string): void;
  load(): Promise<Assistant>;
  handle?: Ref<EditorHandle>;
  /** The value in color. */
  children: ReactNode;
}

/** A text area that offers what may come next. Tab leaves it, unless something that is offered was chosen. */
export default function CompletionArea({
  value,
  onChange,
  load,
  handle,
  children,
  ...props
}: Props) {
  const listId = useId();
  // Without it, nothing is offered; the next focus tries again.
  const { value: assistant, open: prepare } = useLazy(load);
  const area = useRef<HTMLTextAreaElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [offer, setOffer] = useState<Completions>();
  const [active, setActive] = useState(-1);
  const caret = useRef<number>(undefined);
  /** Something was typed before the assistant was there. */
  const isEarly = useRef(false);
  const open = offer && offer.end <= value.length ? offer : undefined;
  const count = open?.options.length;

  useImperativeHandle(handle, () => ({
    select(start, end) {
      area.current?.focus();
      area.current?.setSelectionRange(start, end);
    },
    insert(text) {
      const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
      replace({ start, end, text });
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

  function replace({ start, end, text, back = 0 }: Edit): void {
    const field = area.current;
    const next = start + text.length - back;
    field?.focus();
    field?.setSelectionRange(start, end);
    // The browser's own undo knows what was inserted this way; elsewhere the value is set.
    if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) {
      field?.setSelectionRange(next, next);
    } else {
      caret.current = next;
      onChange(value.slice(0, start) + text + value.slice(end));
    }
  }

  useEffect(() => {
    if (assistant && isEarly.current) suggest();
    isEarly.current = false;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the assistant arrives
  }, [assistant]);

  function close(): void {
    setOffer(undefined);
    setActive(-1);
  }

  function suggest(isAsked = false): void {
    const field = area.current;
    if (!field || field.selectionStart !== field.selectionEnd) return close();
    const next = assistant?.findCompletions?.(field.value, field.selectionStart, isAsked);
    setOffer(next);
    setActive(next?.isChosen ? 0 : -1);
  }

  function accept(index: number): void {
    const option = open?.options[index];
    if (!open || !option) return;
    close();
    replace(option.edit ?? { start: open.start, end: open.end, text: option.label });
    // A value may follow a name.
    if (option.edit) suggest();
  }

  function press(event: KeyboardEvent): void {
    // The keys belong to the input method; Safari tells of its Enter by the code only.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      suggest(true);
    }
    const isHandled = (open && chooseByKey(event.key, open)) || editByKey(event);
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function chooseByKey(key: string, { options }: Completions): boolean {
    const moves: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    const move = moves[key];
    if (move !== undefined) {
      setActive(move < -1 ? options.length - 1 : move >= options.length ? -1 : move);
    } else if ((key === 'Enter' || key === 'Tab') && active >= 0) accept(active);
    else if (key === 'Escape') close();
    else return false;
    return true;
  }

  function editByKey(event: KeyboardEvent): boolean {
    const field = area.current;
    // With AltGr, brackets are typed on many keyboards.
    const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
    if (!field || isCommand) return false;
    const { value: text, selectionStart, selectionEnd } = field;
    const edit = assistant?.findEdit?.(event.key, text, selectionStart, selectionEnd);
    if (!edit) return false;
    replace(edit);
    suggest();
    return true;
  }

  return (
    <div className={styles.stack}>
      <ColoredTextArea
        ref={area}
        layer={layer}
        {...props}
        aria-autocomplete="list"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
        value={value}
        onFocus={() => prepare()}
        onBlur={close}
        onKeyDown={press}
        onChange={(event) => {
          onChange(event.target.value);
          isEarly.current = !assistant;
          suggest();
        }}
        onClick={close}
      >
        {children}
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
      <p role="status" className="visually-hidden">
        {open && `${count === 1 ? '1 suggestion' : `${count} suggestions`}. Use the arrow keys.`}
      </p>
    </div>
  );
}
