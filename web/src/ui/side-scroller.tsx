// A row that moves sideways: by finger, by keyboard (its contents take the focus), or by two buttons for a mouse.
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useFirstPass } from './use-first-pass.ts';

interface Props {
  label: string;
  className?: string;
  /** The key of the row's scroll position while the page lives. */
  place?: string;
  children: ReactNode;
}

const places = new Map<string, number>();

export function SideScroller({ label, className, place, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const { before, after, measure } = useRoom(row);
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
          // Room for focus rings, which the scrolling box would cut off.
          'no-scrollbar relative -m-1 flex overflow-x-auto overscroll-x-contain p-1',
          before && after ? 'fade-both' : before ? 'fade-start' : after ? 'fade-end' : '',
          className,
        )}
      >
        {children}
      </div>
      {before && <Mover icon={ChevronLeft} side="left-0" onPress={() => move(-1)} />}
      {after && <Mover icon={ChevronRight} side="right-0" onPress={() => move(1)} />}
    </div>
  );
}

interface MoverProps {
  icon: typeof ChevronLeft;
  side: string;
  onPress: () => void;
}

/** For the mouse alone: fingers and keys move the row themselves. */
function Mover({ icon, side, onPress }: MoverProps) {
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

/** Whether there is more to either side. */
function useRoom(rowRef: { current: HTMLDivElement | null }) {
  // The server cannot measure, and the rows of a first view are long.
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
    // Tells at once, too, when the browser has measured anyway.
    const watch = new ResizeObserver(measure);
    watch.observe(rowRef.current);
    // What stands in the row may come later than the row.
    const contents = new MutationObserver(measure);
    contents.observe(rowRef.current, { childList: true });
    return () => {
      watch.disconnect();
      contents.disconnect();
    };
  }, [rowRef, measure]);
  return { ...room, measure };
}
