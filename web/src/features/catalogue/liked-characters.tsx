// The characters that a member likes.
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CardPages } from './card-pages.tsx';
import { liked } from './queries.ts';
import { texts } from './texts.ts';

export function LikedCharacters() {
  const query = useInfiniteQuery(liked);
  return (
    <>
      <header className="pb-5">
        <h1 className="font-display text-3xl">{texts.liked.title}</h1>
        <p className="mt-1 text-lg text-ink-soft">{texts.liked.sentence}</p>
      </header>
      <CardPages
        query={query}
        title={texts.liked.title}
        empty={
          <EmptyState
            scene="chair"
            title={texts.liked.empty_title}
            action={<ButtonLink to={paths.home()}>{texts.liked.empty_action}</ButtonLink>}
          >
            {texts.liked.empty}
          </EmptyState>
        }
      />
    </>
  );
}
