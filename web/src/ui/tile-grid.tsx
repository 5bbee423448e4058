// A virtualized grid of equal tiles that scrolls with the window: only tiles near the viewport are rendered.
import { useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { placeOf, type TileRange } from './tile-measures.ts';
import { useFirstPass } from './use-first-pass.ts';
import { useNearTiles } from './use-near-tiles.ts';

interface Props<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  children: (item: T, at: number) => ReactNode;
  /** The total count, if known; for screen readers. */
  total?: number | undefined;
  /** Placeholder tiles for items that are loading. */
  waiting?: { count: number; tile: ReactNode } | undefined;
  className?: string;
}

export function TileGrid<T>(props: Props<T>) {
  return useFirstPass() ? <FirstTiles {...props} /> : <NearTiles {...props} />;
}

/** About two screens of a phone. */
const FIRST_TILES = 12;

/**
 * The server cannot measure: it renders the first tiles, in a CSS grid with the column widths of
 * tile-measures.ts.
 */
function FirstTiles<T>({ items, keyOf, children, waiting }: Props<T>) {
  const places = Array.from({ length: waiting?.count ?? 0 }, (_, at) => `waiting-${at}`);
  const tiles = [
    ...items.map((item, at) => ({ key: keyOf(item), tile: children(item, at) })),
    ...places.map((key) => ({ key, tile: waiting?.tile })),
  ];
  return (
    <div className="@container min-h-dvh">
      <ul
        role="list"
        className="grid grid-cols-1 gap-3 @min-[16rem]:grid-cols-2 @min-[31rem]:grid-cols-3 @min-[40rem]:gap-4 @min-[45rem]:grid-cols-4 @min-[57rem]:grid-cols-5 @min-[70rem]:grid-cols-6"
      >
        {tiles.slice(0, FIRST_TILES).map(({ key, tile }) => (
          <li key={key} className="aspect-[3/4]">
            {tile}
          </li>
        ))}
      </ul>
    </div>
  );
}

function NearTiles<T>({ items, keyOf, children, total, waiting, className }: Props<T>) {
  const list = useRef<HTMLUListElement>(null);
  const places = items.length + (waiting?.count ?? 0);
  const near = useNearTiles(list, places);
  // The focused tile stays rendered wherever the page is scrolled; otherwise the focus would be
  // lost to the page's start.
  const [focused, setFocused] = useState<number>();
  return (
    <ul
      ref={list}
      // Safari drops the list semantics of lists without bullets.
      role="list"
      className={classNames('relative', className)}
      onFocus={(event) => setFocused(numberOf(event.target))}
      onBlur={() => setFocused(undefined)}
    >
      {near &&
        drawn(near.tiles, { count: places, focused }).map((at) => {
          const item = items[at];
          return (
            <li
              key={item === undefined ? `waiting-${at}` : keyOf(item)}
              data-at={at}
              aria-hidden={item === undefined || undefined}
              aria-posinset={item === undefined ? undefined : at + 1}
              aria-setsize={item === undefined ? undefined : (total ?? -1)}
              className="absolute aspect-[3/4] contain-[layout_paint_style]"
              style={{ width: near.measures.width, ...placeOf(near.measures, at) }}
            >
              {item === undefined ? waiting?.tile : children(item, at)}
            </li>
          );
        })}
    </ul>
  );
}

const numberOf = (target: Element): number | undefined => {
  const tile = target.closest<HTMLElement>('[data-at]');
  return tile ? Number(tile.dataset['at']) : undefined;
};

/** Indexes of all tiles to render, in order, so that Tab follows the visual order. */
function drawn(
  { from, to }: TileRange,
  { count, focused }: { count: number; focused: number | undefined },
): number[] {
  const end = Math.min(count, to);
  const numbers = Array.from({ length: Math.max(0, end - from) }, (_, i) => from + i);
  if (focused === undefined || focused >= count) return numbers;
  if (focused < from) return [focused, ...numbers];
  return focused < end ? numbers : [...numbers, focused];
}
