// Texts of tables and reorderable lists; products pass all others in.
import { formatNumber } from '../../lib/formats.ts';

export const texts = {
  choose_all: 'Select all on this page',
  choose_row: (name: string) => `Select ${name}`,
  choose_none: 'Clear selection',
  chosen: (count: number) => `${formatNumber(count)} selected`,
  choose_everything: (count: number) => `Select all ${formatNumber(count)} that match`,
  chosen_everything: (count: number) => `All ${formatNumber(count)} that match selected`,
  too_many: (most: number) => `Narrow the filters to select up to ${formatNumber(most)} at once.`,
  with_chosen: 'Actions for selected rows',
  actions: 'Actions',
  narrow: 'Filters',
  clear_filters: 'Clear filters',
  sorted_by: 'Sort by',
  pages: 'Pagination',
  previous_page: 'Previous page',
  next_page: 'Next page',
  place: (first: number, last: number, total: number, isMore: boolean) =>
    `${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(total)}${isMore ? '+' : ''}`,
  handle: (name: string, place: number, of: number) => `Move ${name}, position ${place} of ${of}`,
  how_to_move:
    'Press Space to pick up an item, the arrow keys to move it, Space to drop it, or Escape to cancel.',
  move_up: (name: string) => `Move ${name} up`,
  move_down: (name: string) => `Move ${name} down`,
  lifted: (name: string, place: number, of: number) =>
    `Picked up ${name}, position ${place} of ${of}.`,
  moved: (name: string, place: number, of: number) =>
    `Moved ${name} to position ${place} of ${of}.`,
  dropped: (name: string, place: number, of: number) =>
    `Dropped ${name} at position ${place} of ${of}.`,
  put_back: (name: string) => `Move canceled. ${name} is back in its original position.`,
} as const;
