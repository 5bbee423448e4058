// A row that moves sideways: by finger, by keyboard (its contents take the focus), or by two buttons for a mouse.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface Props {
  label: string;
  className?: string;
  children: ReactNode;
}

export function SideScroller({ label, className, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const { before, after, look } = useRoom(row);
  const move = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <div className="relative">
      <div
        ref={row}
        role="group"
        aria-label={label}
        onScroll={look}
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
function useRoom(row: { current: HTMLDivElement | null }) {
  const [room, setRoom] = useState({ before: false, after: false });
  const look = () => {
    const box = row.current;
    if (!box) return;
    const before = box.scrollLeft > 4;
    const after = box.scrollLeft + box.clientWidth < box.scrollWidth - 4;
    setRoom((known) =>
      known.before === before && known.after === after ? known : { before, after },
    );
  };
  useEffect(() => {
    look();
    if (!row.current) return;
    const watch = new ResizeObserver(look);
    watch.observe(row.current);
    return () => watch.disconnect();
  });
  return { ...room, look };
}
