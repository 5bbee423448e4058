// An endless grid of equal tall tiles in the window: only those near the window are drawn, and the rest is known by number.
import { useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { placeOf, type TileRange } from './tile-measures.ts';
import { useFirstPass } from './use-first-pass.ts';
import { useNearTiles } from './use-near-tiles.ts';

interface Props<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  children: (item: T, at: number) => ReactNode;
  /** The total, where known; for screen readers. */
  total?: number | undefined;
  /** What stands in the places of tiles that are on their way. */
  waiting?: { count: number; tile: ReactNode } | undefined;
  className?: string;
}

export function TileGrid<T>(props: Props<T>) {
  return useFirstPass() ? <FirstTiles {...props} /> : <NearTiles {...props} />;
}

/** About two windows of a phone. */
const FIRST_TILES = 12;

/** On the server nothing can be measured: the first tiles, in columns of the same widths as in tile-measures.ts. */
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
  // Whatever has the focus stays, however far away one scrolls: else the keyboard would fall back to the page's top.
  const [focused, setFocused] = useState<number>();
  return (
    <ul
      ref={list}
      // Safari forgets that a list without bullets is a list.
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

/** The numbers of all tiles to be drawn, in their order, so that Tab goes through them as they stand. */
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
