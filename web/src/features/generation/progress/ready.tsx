// The portrait is chosen: the new character, and the link to it.
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import type { Creation } from '@velour/contract/creation.ts';
import { paths } from '../../../lib/paths.ts';
import { q } from '../../../lib/queries.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { texts } from './texts.ts';

interface Props {
  known: Creation;
  picture: Creation['pictures'][number];
  onChooseAgain: () => void;
}

export function Ready({ known, picture, onChooseAgain }: Props) {
  const { name, character_id } = known;
  const { data } = useQuery({
    ...q.own_characters.read({ params: { char_id: character_id ?? '' } }),
    enabled: character_id !== null,
  });
  return (
    <div className="flex flex-col items-center text-center">
      <Picture
        src={picture.url}
        alt=""
        preview={picture.preview}
        eager
        className="ring-glow w-[min(18rem,70vw)] animate-rise rounded-card"
      />
      <h1 className="mt-7 font-display text-4xl">{texts.ready_title(name)}</h1>
      <p className="mt-2 text-lg text-ink-soft">{texts.ready_sentence}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {character_id !== null && (
          <ButtonLink
            to={paths.characterChat({ slug: data?.slug ?? 'character', id: character_id })}
            tone="primary"
            size="lg"
            icon={MessageCircle}
          >
            {texts.chat(name)}
          </ButtonLink>
        )}
        <ButtonLink to={paths.myCharacters()} size="lg">
          {texts.to_mine}
        </ButtonLink>
      </div>
      <Button tone="ghost" size="sm" className="mt-4" onClick={onChooseAgain}>
        {texts.choose_again}
      </Button>
    </div>
  );
}
