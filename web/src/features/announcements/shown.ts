// Selects the announcement for the bar: one at a time, warnings first, excluding those dismissed on this device.
import type { Announcement } from '@velour/contract/announcements.ts';
import { memory } from '../../lib/storage.ts';

const KEY = 'announcements';
/** More than can be live at a time, so that a dismissed announcement is never shown again. */
const MAX_DISMISSED = 60;

interface Reader {
  readonly isMember: boolean;
  readonly dismissed: readonly string[];
}

/** The newest of the highest urgency. */
export function shownOf(
  all: readonly Announcement[],
  { isMember, dismissed }: Reader,
): Announcement | undefined {
  const open = all.filter(
    ({ id, audience }) => (isMember || audience === 'everyone') && !dismissed.includes(id),
  );
  return open.find(({ tone }) => tone === 'warning') ?? open[0];
}

export const readDismissed = (): string[] => (memory.read(KEY) ?? '').split(' ').filter(Boolean);

/** Returns all dismissed ids. */
export function dismiss(id: string): string[] {
  const dismissed = [id, ...readDismissed().filter((one) => one !== id)].slice(0, MAX_DISMISSED);
  memory.write(KEY, dismissed.join(' '));
  return dismissed;
}
