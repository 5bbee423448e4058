// Which tab of Chats is shown: the chosen one, else that of the latest chat; and where the other chats are.
import { useQuery } from '@tanstack/react-query';
import type { Gender } from '@velour/contract/scalars.ts';
import { q } from '../../../lib/queries.ts';
import { genderOptions, useGenderPreference } from '../../shared/gender-preference.ts';

/** The newest chats of all tabs; more than these are not counted. */
const MOST = 100;

export interface OtherTab {
  readonly gender: Gender;
  readonly label: string;
  /** `100+` where there may be more. */
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
  // Until the newest are known, the tab of a reader who has chosen none is not.
  return { gender, setGender, others, isKnown: isChosen || !newest.isPending };
}
