// Positions of list items while one of them is dragged; pure.

/** In pixels from the top of the page, measured when the drag started. */
export interface Position {
  readonly top: number;
  readonly bottom: number;
}

export interface Carried {
  readonly from: number;
  readonly to: number;
}

export function withMoved<T>(items: readonly T[], { from, to }: Carried): T[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}

/**
 * The index that the dragged item would be dropped at: it passes another item once it covers half
 * of it.
 */
export function placeOver(boxes: readonly Position[], from: number, by: number): number {
  const own = boxes[from];
  if (!own) return from;
  let to = from;
  boxes.forEach(({ top, bottom }, at) => {
    const middle = (top + bottom) / 2;
    if (at > from && own.bottom + by > middle) to = Math.max(to, at);
    if (at < from && own.top + by < middle) to = Math.min(to, at);
  });
  return to;
}

/** The offset in pixels of the item at this index, so that all items appear in their new order. */
export function shiftOf(boxes: readonly Position[], { from, to }: Carried, at: number): number {
  const [own, other] = [boxes[from], boxes[to]];
  if (!own || !other) return 0;
  if (at === from) return to > from ? other.bottom - own.bottom : other.top - own.top;
  const room = own.bottom - own.top + gapOf(boxes);
  if (at > from && at <= to) return -room;
  if (at < from && at >= to) return room;
  return 0;
}

const gapOf = ([first, second]: readonly Position[]): number =>
  first && second ? Math.max(0, second.top - first.bottom) : 0;
