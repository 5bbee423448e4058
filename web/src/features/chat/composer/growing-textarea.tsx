// A text field that grows with its text up to its greatest height, then scrolls.
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { toasts } from '../../../lib/toasts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { texts } from '../texts.ts';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  placeholder?: string;
  /** Takes the focus when it appears after a click. */
  takesFocus?: boolean;
  describedBy?: string;
  /** With its greatest height. */
  className: string;
  ref?: Ref<HTMLTextAreaElement>;
}

export function GrowingTextarea(props: Props) {
  const { label, value, onChange, onKeyDown, placeholder, takesFocus, className } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => fit(own.current), [value, placeholder]);
  useEffect(() => {
    const field = own.current;
    if (!field) return undefined;
    let width = field.clientWidth;
    // A phone that is rotated, or a button that comes beside it, breaks the lines elsewhere.
    const observer = new ResizeObserver(() => {
      if (field.clientWidth === width) return;
      width = field.clientWidth;
      fit(field);
    });
    observer.observe(field);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const field = own.current;
    // A text that the field appears with would otherwise be continued at its start.
    const toEnd = () => field?.setSelectionRange(field.value.length, field.value.length);
    field?.addEventListener('focus', toEnd, { once: true });
    return () => field?.removeEventListener('focus', toEnd);
  }, []);
  useLayoutEffect(() => {
    if (takesFocus) own.current?.focus();
  }, [takesFocus]);
  const setRef = (field: HTMLTextAreaElement | null) => {
    own.current = field;
    if (typeof props.ref === 'function') props.ref(field);
    else if (props.ref) props.ref.current = field;
  };
  return (
    <textarea
      ref={setRef}
      rows={1}
      dir="auto"
      aria-label={label}
      aria-describedby={props.describedBy}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      onPaste={refuseFiles}
      className={classNames(
        // Measured at height zero, without a transition: with reduced motion even one of 1 ms would keep the old height.
        'transition-none block w-full min-w-0 field-sizing-content resize-none text-base wrap-anywhere text-ink outline-none placeholder:text-ink-faint',
        className,
      )}
    />
  );
}

/** For browsers whose style sheets cannot do it; in others, measuring would lay the page out at each letter. */
function fit(field: HTMLTextAreaElement | null): void {
  if (!field || CSS.supports('field-sizing', 'content')) return;
  field.style.height = '0';
  field.style.overflowY = 'hidden'; // a scroll bar would make the lines shorter
  const { scrollHeight } = field;
  field.style.height = `${scrollHeight}px`;
  field.style.overflowY = scrollHeight > field.offsetHeight ? 'auto' : 'hidden';
}

/** If a clipboard has text and a file, as from a spreadsheet, the text is pasted as usual. */
function refuseFiles({ clipboardData }: ClipboardEvent): void {
  const isText = clipboardData.getData('text/plain') !== '';
  if (clipboardData.files.length > 0 && !isText) toasts.info(texts.composer.text_only);
}
