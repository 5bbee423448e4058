// A reorderable list: by dragging, by keys, or by two buttons per item, with screen reader announcements.
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { texts } from '../table/texts.ts';
import { withMoved } from './places.ts';
import { useCarrying } from './use-carrying.ts';

export interface Moved {
  /** `key` of the moved item; `to` is its new index. */
  readonly key: string;
  readonly to: number;
  /** All keys in the new order. */
  readonly keys: readonly string[];
}

interface Props<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** The owner must render the new order at once. */
  onMove: (moved: Moved) => void;
  disabled?: boolean;
  children: (item: Item) => ReactNode;
}

export function OrderedList<Item>(props: Props<Item>) {
  const { label, items, keyOf, nameOf, onMove, disabled = false } = props;
  const list = useRef<HTMLOListElement>(null);
  const [said, say] = useState('');
  const keys = items.map(keyOf);
  const focusAgain = useFocusRestoration(list, keys);
  const move = (key: string, from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= keys.length) return;
    onMove({ key, to, keys: withMoved(keys, { from, to }) });
    say(texts.dropped(nameOf(item), to + 1, keys.length));
  };
  const carrying = useCarrying({
    keys,
    boxes: () => [...(list.current?.children ?? [])].filter((box) => box instanceof HTMLElement),
    onDrop: ({ key, from, to }) => move(key, from, to),
  });
  const { carried } = carrying;

  const press = (event: KeyboardEvent, item: Item, at: number) => {
    const [key, name] = [keyOf(item), nameOf(item)];
    const isLifted = carried?.key === key;
    const isSpace = event.key === ' ' || event.key === 'Enter';
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!isSpace && !(isLifted && (step || event.key === 'Escape'))) return;
    event.preventDefault();
    if (!isLifted) {
      carrying.lift(key);
      say(texts.lifted(name, at + 1, keys.length));
    } else if (step) {
      const to = Math.min(Math.max(0, carried.to + step), keys.length - 1);
      carrying.step(to);
      say(texts.moved(name, to + 1, keys.length));
    } else if (isSpace) {
      focusAgain(key);
      say(texts.dropped(name, carried.to + 1, keys.length));
      carrying.drop();
    } else {
      carrying.putBack();
      say(texts.put_back(name));
    }
  };

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} aria-label={label} className="flex flex-col gap-2">
        {items.map((item, at) => {
          const key = keyOf(item);
          const isLifted = carried?.key === key;
          return (
            <li
              key={key}
              style={{ transform: carried ? `translateY(${carrying.shift(at)}px)` : undefined }}
              className={classNames(
                'flex items-center gap-1 rounded-control bg-raised py-1.5 pr-2 pl-1',
                carried && !(isLifted && carried.by !== null) && 'transition-transform',
                isLifted && 'relative z-(--z-raised) bg-floating shadow-float',
              )}
            >
              <button
                type="button"
                data-handle={key}
                aria-label={texts.handle(nameOf(item), at + 1, keys.length)}
                aria-pressed={isLifted}
                title={texts.how_to_move}
                disabled={disabled}
                onKeyDown={(event) => press(event, item, at)}
                onBlur={() => isLifted && carried.by === null && carrying.putBack()}
                onPointerDown={(event) => {
                  if (event.button !== 0) return;
                  event.currentTarget.setPointerCapture(event.pointerId);
                  carrying.lift(key, event.clientY);
                }}
                onPointerMove={(event) => isLifted && carrying.carryTo(event.clientY)}
                onPointerUp={() => isLifted && carried.by !== null && carrying.drop()}
                onPointerCancel={carrying.putBack}
                className="touch grid size-10 shrink-0 cursor-grab touch-none place-items-center rounded-small text-ink-faint hover:text-ink active:cursor-grabbing aria-pressed:text-accent disabled:opacity-55"
              >
                <Icon of={GripVertical} />
              </button>
              <div className="min-w-0 flex-1">{props.children(item)}</div>
              <IconButton
                icon={ArrowUp}
                size="sm"
                iconSize="xs"
                label={texts.move_up(nameOf(item))}
                disabled={disabled || at === 0}
                onClick={() => move(key, at, at - 1)}
              />
              <IconButton
                icon={ArrowDown}
                size="sm"
                iconSize="xs"
                label={texts.move_down(nameOf(item))}
                disabled={disabled || at === keys.length - 1}
                onClick={() => move(key, at, at + 1)}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Restores the focus of a moved element, which moving by keys still needs. */
function useFocusRestoration(list: { current: HTMLElement | null }, keys: readonly string[]) {
  const wanted = useRef<string | undefined>(undefined);
  const order = keys.join();
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const handles = list.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? [];
    [...handles].find(({ dataset }) => dataset['handle'] === wanted.current)?.focus();
    wanted.current = undefined;
  }, [list, order]);
  return (key: string) => {
    wanted.current = key;
  };
}
