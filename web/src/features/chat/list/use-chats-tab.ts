// Which tab of Chats is shown: the chosen one, otherwise that of the latest chat; and the number of chats in other tabs.
import { useQuery } from '@tanstack/react-query';
import type { Gender } from '@velour/contract/scalars.ts';
import { q } from '../../../lib/queries.ts';
import { genderOptions, useGenderPreference } from '../../shared/gender-preference.ts';

/** The newest chats of all tabs; more than these are not counted. */
const MOST = 100;

export interface OtherTab {
  readonly gender: Gender;
  readonly label: string;
  /** `100+` if there may be more. */
  readonly count: string;
}

export function useChatsTab() {
  const newest = useQuery(q.chat.list({ query: { limit: String(MOST) } }));
  const chats = newest.data?.chats ?? [];
  const [gender, setGender, isChosen] = useGenderPreference(chats[0]?.character.gender);
  const isMore = newest.data?.next_cursor != null;
  const others = genderOptions.flatMap(({ value, label }): OtherTab[] => {
    const count = chats.filter(({ character }) => character.gender === value).length;
    if (value === gender || count === 0) return [];
    return [{ gender: value, label, count: isMore ? `${count}+` : String(count) }];
  });
  // For users who have not chosen a tab, it is unknown until the newest chats are loaded.
  return { gender, setGender, others, isKnown: isChosen || !newest.isPending };
}
