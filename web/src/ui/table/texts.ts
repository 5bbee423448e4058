// The few words that tables and orders say by themselves; products pass all others in.
import { formatNumber } from '../../lib/formats.ts';

export const texts = {
  choose_all: 'Choose all rows in sight',
  choose_row: (name: string) => `Choose ${name}`,
  choose_none: 'Choose none',
  chosen: (count: number) => `${formatNumber(count)} chosen`,
  with_chosen: 'With the chosen rows',
  actions: 'Actions',
  narrow: 'Narrow the list',
  clear_filters: 'Clear',
  sorted_by: 'Order',
  pages: 'Pages',
  previous_page: 'Previous page',
  next_page: 'Next page',
  place: (first: number, last: number, total: number | undefined, isMore: boolean) => {
    const stretch = `${formatNumber(first)}–${formatNumber(last)}`;
    return total === undefined
      ? stretch
      : `${stretch} of ${formatNumber(total)}${isMore ? '+' : ''}`;
  },
  handle: (name: string, place: number, of: number) => `Move ${name}, ${place} of ${of}`,
  how_to_move: 'Space lifts it, the arrow keys move it, Space drops it, Escape takes it back.',
  move_up: (name: string) => `Move ${name} up`,
  move_down: (name: string) => `Move ${name} down`,
  lifted: (name: string, place: number, of: number) => `${name} is lifted, ${place} of ${of}.`,
  moved: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}.`,
  dropped: (name: string, place: number, of: number) => `${name} is dropped, ${place} of ${of}.`,
  put_back: (name: string) => `${name} is back in its place.`,
} as const;
