// A horizontally scrolling row (carousel): by touch, by keyboard, or by two buttons for a mouse.
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useFirstPass } from './use-first-pass.ts';

interface Props {
  label: string;
  className?: string;
  /** The key under which the scroll position is stored until the page unloads. */
  place?: string;
  children: ReactNode;
}

const places = new Map<string, number>();

export function SideScroller({ label, className, place, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const { before, after, measure } = useScrollRoom(row);
  useLayoutEffect(() => {
    const left = place && places.get(place);
    // Even a no-op scroll would force a layout before the first paint.
    if (left && row.current) row.current.scrollLeft = left;
  }, [place]);
  const scroll = () => {
    measure();
    if (place && row.current) places.set(place, row.current.scrollLeft);
  };
  const move = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <div className="relative">
      <div
        ref={row}
        role="group"
        aria-label={label}
        onScroll={scroll}
        className={classNames(
          // Room for focus rings, which the overflow would clip.
          'no-scrollbar relative -m-1 flex overflow-x-auto overscroll-x-contain p-1',
          before && after ? 'fade-both' : before ? 'fade-start' : after ? 'fade-end' : '',
          className,
        )}
      >
        {children}
      </div>
      {before && <ScrollButton icon={ChevronLeft} side="left-0" onPress={() => move(-1)} />}
      {after && <ScrollButton icon={ChevronRight} side="right-0" onPress={() => move(1)} />}
    </div>
  );
}

interface ScrollButtonProps {
  icon: typeof ChevronLeft;
  side: string;
  onPress: () => void;
}

/** For mice only: touch and keyboard scroll the row themselves. */
function ScrollButton({ icon, side, onPress }: ScrollButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      onClick={onPress}
      className={`absolute top-1/2 hidden size-9 -translate-y-1/2 place-items-center rounded-full bg-raised-3 text-ink shadow-lift lg:pointer-fine:grid ${side}`}
    >
      <Icon of={icon} />
    </button>
  );
}

/** Whether the row can scroll further to either side. */
function useScrollRoom(rowRef: { current: HTMLDivElement | null }) {
  // The server cannot measure; the rows of a first view are usually longer than the window.
  const [room, setRoom] = useState({ before: false, after: useFirstPass() });
  const measure = useCallback(() => {
    const box = rowRef.current;
    if (!box) return;
    const before = box.scrollLeft > 4;
    const after = box.scrollLeft + box.clientWidth < box.scrollWidth - 4;
    setRoom((known) =>
      known.before === before && known.after === after ? known : { before, after },
    );
  }, [rowRef]);
  useEffect(() => {
    if (!rowRef.current) return undefined;
    // Also runs once at the start, without forcing a layout.
    const watch = new ResizeObserver(measure);
    watch.observe(rowRef.current);
    // The row's content may be added later.
    const contents = new MutationObserver(measure);
    contents.observe(rowRef.current, { childList: true });
    return () => {
      watch.disconnect();
      contents.disconnect();
    };
  }, [rowRef, measure]);
  return { ...room, measure };
}
