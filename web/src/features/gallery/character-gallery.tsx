// All pictures of a character: its gallery with locked pictures, and the user's own.
import { useQuery } from '@tanstack/react-query';
import { Gift, ImagePlus, MessageCircle, Undo2 } from 'lucide-react';
import type { Character } from '@velour/contract/characters.ts';
import { isApiError, isUnknownId } from '../../lib/api-error.ts';
import { giftDialog } from '../../lib/overlays.ts';
import { useSession } from '../../lib/session.ts';
import { useIsOff } from '../../lib/site-status.ts';
import { paths } from '../../lib/paths.ts';
import { pictureSource } from '../../lib/pictures.ts';
import { backTo } from '../../lib/places.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnPictures } from './own-pictures.tsx';
import { ProfilePictures } from './profile-pictures.tsx';
import { galleryCharacter } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.character;

export function CharacterGallery({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(galleryCharacter(id));
  return (
    <div className="flex flex-col gap-10">
      <div>
        <Link
          {...backTo(paths.gallery())}
          className="touch -ml-2 inline-flex min-h-9 items-center gap-1.5 rounded-small px-2 text-sm text-ink-soft hover:text-ink"
        >
          <Icon of={Undo2} size="xs" />
          {words.back}
        </Link>
        {data ? (
          <Head character={data} />
        ) : error ? (
          <NoHead error={error} onRetry={() => void refetch()} />
        ) : (
          <HeadSkeleton />
        )}
      </div>
      {data && <ProfilePictures characterId={id} name={data.name} />}
      <OwnPictures
        title={words.own}
        character_id={id}
        empty={data ? <NoneOwn name={data.name} /> : null}
      />
    </div>
  );
}

function Head({ character }: { character: Character }) {
  const { id, name, portrait_url, preview, tagline } = character;
  const giftsAreOff = useIsOff('gifts');
  const isOwn = useSession().id === character.creator?.id;
  return (
    <header className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={name} {...pictureSource(portrait_url)} preview={preview} size="lg" />
      <div className="min-w-0 flex-1 basis-48">
        <h1 className="font-display text-3xl">{name}</h1>
        <p className="line-clamp-2 text-ink-soft">{tagline}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <ButtonLink
          to={paths.generateImage(id)}
          tone="primary"
          icon={ImagePlus}
          className="max-sm:basis-full"
        >
          {words.make}
        </ButtonLink>
        {!giftsAreOff && !isOwn && (
          <Button
            icon={Gift}
            className="max-sm:flex-1"
            onClick={() => giftDialog.open({ character_id: id, name })}
          >
            {words.gift}
          </Button>
        )}
        <ButtonLink
          to={paths.characterChat(character)}
          icon={MessageCircle}
          className="max-sm:flex-1"
        >
          {words.chat}
        </ButtonLink>
      </div>
    </header>
  );
}

const HeadSkeleton = () => (
  <div aria-hidden className="mt-2 flex items-center gap-5">
    <Skeleton radius="full" className="size-16 shrink-0" />
    <Skeleton className="h-16 w-72 max-w-full" />
  </div>
);

function NoHead({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone =
    isUnknownId(error, 'character.not_found') || isApiError(error, 'character.not_public');
  if (!isGone)
    return (
      <ErrorState level="h1" title={words.head_failed} onRetry={onRetry}>
        {texts.failed_sentence}
      </ErrorState>
    );
  return (
    <header className="mt-2">
      <h1 className="font-display text-3xl">{words.missing}</h1>
      <p className="mt-1 text-lg text-ink-soft">{words.missing_sentence}</p>
    </header>
  );
}

/** The button to make one is in the header. */
function NoneOwn({ name }: Pick<Character, 'name'>) {
  return (
    <EmptyState scene="candle" title={words.own_empty_title}>
      {words.own_empty(name)}
    </EmptyState>
  );
}
