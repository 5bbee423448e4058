// Explore, the home page: the banner, the filters, the domes, and all characters.
import { hasDomes, isNarrowed } from '@velour/contract/browse.ts';
import { Banner } from '../features/catalogue/banner.tsx';
import { CharacterGrid } from '../features/catalogue/character-grid.tsx';
import { FilterBar } from '../features/catalogue/filter-bar.tsx';
import { DomeRows } from '../features/catalogue/domes.tsx';
import { texts } from '../features/catalogue/texts.ts';
import { useFilters } from '../features/catalogue/use-filters.ts';
import { QuickLinks } from '../features/site/quick-links.tsx';
import { useGenderPreference } from '../features/shared/gender-preference.ts';
import { useRememberedPlace } from '../lib/places.ts';
import { useSession } from '../lib/session.ts';
import { siteConfig } from '../lib/site-config.ts';

export function Component() {
  useRememberedPlace();
  const [gender, setGender] = useGenderPreference();
  const [filters, setFilters] = useFilters();
  const signedIn = useSession().kind === 'member';
  const narrowed = isNarrowed(filters);
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pt-2 lg:gap-10 lg:px-8">
      <title>{`${siteConfig.name} · ${siteConfig.tagline}`}</title>
      <h1 className="sr-only">{texts.explore}</h1>
      {!signedIn && !narrowed && <Banner gender={gender} />}
      {!signedIn && !narrowed && <QuickLinks />}
      <FilterBar gender={gender} onGender={setGender} filters={filters} onFilters={setFilters} />
      {hasDomes(filters) && <DomeRows gender={gender} />}
      <CharacterGrid
        which="list"
        first={!hasDomes(filters)}
        gender={gender}
        filters={filters}
        title={narrowed ? texts.matching : texts.everyone}
        onClear={() => setFilters({ search: '', tags: [] })}
      />
    </div>
  );
}
