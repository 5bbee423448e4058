// The message field: grows to six lines, saves every keystroke, sends on Enter if there is a keyboard.
import { useEffect, useId, useRef, type KeyboardEvent, type Ref } from 'react';
import { ArrowUp, ImagePlus, Lightbulb, Square } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { texts } from '../texts.ts';
import { GrowingTextarea } from './growing-textarea.tsx';
import { texts as suggestionTexts } from './texts.ts';
import { COUNT_FROM, MAX_MESSAGE_LENGTH } from './length.ts';

interface Props {
  name: string;
  text: string;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
  /** A reply is being written. */
  replying: boolean;
  onStop: () => void;
  onPicture?: () => void;
  /** Absent if there is nothing to answer. */
  onSuggest?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

export function Composer(props: Props) {
  const { name, text, onChange, onSend, replying, onStop, onPicture, onSuggest, ref } = props;
  const counter = useId();
  const field = useRef<HTMLTextAreaElement | null>(null);
  const canSend = text.trim() !== '' && text.length <= MAX_MESSAGE_LENGTH;
  const send = () => {
    if (!canSend) return;
    onSend(text);
    onChange('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter and Escape belong to it (older ones report key code 229).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || isTouch()) return;
    event.preventDefault();
    send();
  };
  useEffect(() => {
    if (!isTouch()) field.current?.focus({ preventScroll: true });
  }, []);
  const setField = (element: HTMLTextAreaElement | null) => {
    field.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="@container rounded-composer bg-[light-dark(var(--raised),var(--raised-2))] p-1.5 shadow-lift outline-1 outline-edge/25 transition-[outline-color] has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-accent/70"
    >
      {/* With large text on a phone the buttons stand below what is written. */}
      <div className="flex items-end gap-1 @max-[16rem]:flex-wrap @max-[16rem]:justify-end">
        {onPicture && <PictureButton name={name} onPress={onPicture} />}
        <GrowingTextarea
          ref={setField}
          label={texts.composer.label(name)}
          placeholder={texts.composer.hint(name)}
          describedBy={counter}
          value={text}
          onChange={onChange}
          onKeyDown={onKeyDown}
          className={classNames(
            'max-h-[calc(6lh+1.25rem)] bg-transparent py-2.5 text-[1.0625rem] @max-[16rem]:order-first @max-[16rem]:px-3',
            onPicture ? 'px-1' : 'px-4',
          )}
        />
        {onSuggest && text === '' && (
          <IconButton
            icon={Lightbulb}
            label={suggestionTexts.ask}
            onClick={onSuggest}
            shape="round"
          />
        )}
        {replying && (
          <IconButton
            icon={Square}
            label={texts.composer.stop}
            tone="quiet"
            iconSize="xs"
            onClick={onStop}
            shape="round"
            className="bg-raised-3 [&_svg]:fill-current"
          />
        )}
        {(!replying || canSend) && (
          <IconButton
            type="submit"
            icon={ArrowUp}
            label={texts.composer.send}
            tone={canSend ? 'primary' : 'quiet'}
            disabled={!canSend}
            shape="round"
          />
        )}
      </div>
      <Counter id={counter} length={text.length} />
    </form>
  );
}

const PictureButton = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <IconButton
    icon={ImagePlus}
    label={texts.draw(name)}
    onClick={onPress}
    shape="round"
    className="@max-[16rem]:me-auto"
  />
);

const Counter = ({ id, length }: { id: string; length: number }) => {
  const left = MAX_MESSAGE_LENGTH - length;
  return (
    <p
      id={id}
      aria-live="polite"
      className={classNames('px-4 text-sm', left < 0 ? 'text-danger' : 'text-ink-faint')}
    >
      {length > COUNT_FROM && (left < 0 ? texts.composer.over(-left) : texts.composer.left(left))}
    </p>
  );
};

/** On a touch keyboard Enter makes a new line, as usual on phones. */
const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;
