// The premium characters, by tab.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Gender } from '@velour/contract/scalars.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { genderOptions } from '../shared/gender-preference.ts';
import { CardPages } from './card-pages.tsx';
import { exclusive } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.exclusive;

interface Props {
  gender: Gender;
  onGender: (gender: Gender) => void;
}

export function ExclusivePage({ gender, onGender }: Props) {
  const query = useInfiniteQuery(exclusive(gender));
  const { active_plan } = useSession();
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-6">
        <div className="min-w-0">
          <h1 className="font-display text-3xl">{words.page_title}</h1>
          <p className="mt-1 text-lg text-ink-soft">{words.page_sentence}</p>
        </div>
        {active_plan === null && (
          <ButtonLink to={paths.premium()} tone="gold">
            {words.action}
          </ButtonLink>
        )}
      </header>
      <Segmented
        label={texts.genders}
        options={genderOptions}
        value={gender}
        onChange={onGender}
        className="mb-6 max-sm:w-full"
      />
      <CardPages
        query={query}
        title={words.page_title}
        total={query.data?.pages[0]?.total_count}
        empty={
          <EmptyState scene="chair" title={words.empty_title}>
            {words.empty}
          </EmptyState>
        }
      />
    </>
  );
}
