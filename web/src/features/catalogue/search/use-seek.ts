// Runs a search: in the catalogue it filters the grid in place, elsewhere it opens the home page.
import { readFilters, type Filters } from '@velour/contract/browse.ts';
import type { CharacterCard } from '@velour/contract/characters.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useGenderPreference } from '../../shared/gender-preference.ts';
import { paths } from '../../../lib/paths.ts';
import { toggleTag, writeFilters } from '../browse-filters.ts';

export function useSeek() {
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [gender] = useGenderPreference();
  const inPlace = pathname === paths.home() || pathname === paths.featured();
  const current = readFilters(inPlace ? address : new URLSearchParams());

  const go = (change: Partial<Filters>, preference?: Gender) => {
    const next = writeFilters(inPlace ? address : new URLSearchParams(), change);
    if (preference) next.set('preference', preference);
    const search = next.size ? `?${next}` : '';
    void navigate({ pathname: inPlace ? pathname : paths.home(), search });
  };

  return {
    gender,
    /** The search of the grid on this screen. */
    sought: current.search,
    /** If all matching characters are of another tab, that tab is opened. */
    seek: (search: string, fitting: readonly CharacterCard[] = []) => {
      const [first] = fitting;
      const elsewhere = first && !fitting.some((one) => one.gender === gender);
      go({ search: search.trim() }, elsewhere ? first.gender : undefined);
    },
    seekTag: (tag: string) =>
      go({
        search: '',
        tags: current.tags.includes(tag) ? [...current.tags] : toggleTag(current.tags, tag),
      }),
    meet: (character: CharacterCard) => void navigate(paths.characterChat(character)),
  };
}
