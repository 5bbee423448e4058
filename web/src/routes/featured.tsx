// Members' public characters, with the weekly leaderboard next to them or above them.
import { isNarrowed } from '@velour/contract/browse.ts';
import { CharacterGrid } from '../features/catalogue/character-grid.tsx';
import { FilterBar } from '../features/catalogue/filter-bar.tsx';
import { Leaderboard } from '../features/catalogue/leaderboard.tsx';
import { texts } from '../features/catalogue/texts.ts';
import { useFilters } from '../features/catalogue/use-filters.ts';
import { SharedPictures } from '../features/gallery/shared-pictures.tsx';
import { useGenderPreference } from '../features/shared/gender-preference.ts';
import { useRememberedPlace } from '../lib/places.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useRememberedPlace();
  const [gender, setGender] = useGenderPreference();
  const [filters, setFilters] = useFilters();
  return (
    <Page
      title={texts.public.title}
      width="wide"
      rises={false}
      className="flex flex-col gap-8 pt-4"
    >
      <header>
        <h1 className="font-display text-3xl">{texts.public.title}</h1>
        <p className="mt-1 text-lg text-ink-soft">{texts.public.sentence}</p>
      </header>
      <FilterBar gender={gender} onGender={setGender} filters={filters} onFilters={setFilters} />
      {!isNarrowed(filters) && <SharedPictures gender={gender} />}
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_300px] xl:items-start">
        <aside className="min-w-0 xl:sticky xl:top-20 xl:order-last">
          <Leaderboard gender={gender} />
        </aside>
        <CharacterGrid
          which="listPublic"
          first
          gender={gender}
          filters={filters}
          title={isNarrowed(filters) ? texts.matching : texts.everyone}
          onClear={() => setFilters({ search: '', tags: [] })}
        />
      </div>
    </Page>
  );
}
