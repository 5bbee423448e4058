// The panel about the partner: portrait, facts, personality, pictures, and that it is an AI.
import { useQuery } from '@tanstack/react-query';
import { Flag, ImagePlus, Link2 } from 'lucide-react';
import type { Chat } from '@velour/contract/chat.ts';
import type { Character } from '@velour/contract/characters.ts';
import { overlays } from '../../../lib/overlays.ts';
import { paths } from '../../../lib/paths.ts';
import { pictureSource } from '../../../lib/pictures.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AiLabel } from '../ai-label.tsx';
import { characterOf } from '../queries.ts';
import { copyText } from '../stream/copy-text.ts';
import { texts } from '../texts.ts';
import { texts as panel, traitInWords } from './texts.ts';
import { Gallery } from './gallery.tsx';
import { LikeButton } from './like-button.tsx';
import { Lore } from './lore.tsx';

interface Props {
  chat: Chat;
}

export default function CharacterPanel({ chat }: Props) {
  const { session_id, character } = chat;
  const { id, name, age, tagline, portrait_url, preview } = character;
  const { data, isPending } = useQuery(characterOf(id));
  const share = () =>
    copyText(new URL(paths.characterChat(character), window.location.href).href, panel.shared);
  return (
    <div className="flex flex-col gap-5">
      <div className="relative overflow-hidden rounded-card">
        <Picture
          {...pictureSource(portrait_url)}
          sizes="(min-width: 64rem) 340px, 100vw"
          preview={preview}
          alt={panel.picture_of(name, 1)}
          ratio="4 / 5"
        />
        <h2 className="absolute inset-x-0 bottom-0 bg-linear-to-t from-shade via-shade/70 to-shade/0 px-4 pt-20 pb-4 font-display text-3xl text-on-shade">
          {name}, {age}
        </h2>
      </div>
      <div>
        <AiLabel />
        <p className="mt-3 font-display text-lg text-gesture italic">{tagline}</p>
        <p className="mt-1.5 text-sm text-ink-faint">
          {siteConfig.engines.llm.stand_in ? texts.stream.stand_in : panel.ai_sentence}
        </p>
      </div>
      <div className="flex gap-2">
        <ButtonLink to={paths.generateImage(id)} icon={ImagePlus} className="flex-1">
          {panel.picture}
        </ButtonLink>
        {isPending && <Skeleton className="h-11 w-20 shrink-0" />}
        {data?.is_public && (
          <LikeButton key={id} characterId={id} name={name} likes={data.stats.likes} />
        )}
        <IconButton icon={Link2} label={panel.share} tone="quiet" onClick={() => void share()} />
      </div>
      {isPending && <Skeleton className="h-40" />}
      {data && <Details character={data} />}
      <Lore sessionId={session_id} revision={chat.revision} />
      <Button
        tone="ghost"
        size="sm"
        icon={Flag}
        className="-ml-3 self-start"
        onClick={() =>
          overlays.open('report', {
            subject: { type: 'character', character_id: id },
            called: name,
          })
        }
      >
        {panel.report(name)}
      </Button>
    </div>
  );
}

const shownTraits = [
  'type',
  'ethnicity',
  'body',
  'hair_style',
  'hair_colour',
  'eye_colour',
] as const;

function Details({ character }: { character: Character }) {
  const { creator, description, traits, gallery_urls, name } = character;
  const named = shownTraits
    .map((trait) => [panel.traits[trait], traits[trait]] as const)
    .filter(([, value]) => value !== '');
  return (
    <>
      {description && (
        <section aria-label={panel.about}>
          <p className="leading-relaxed whitespace-pre-line text-ink-soft">{description}</p>
        </section>
      )}
      {traits.personalities.length > 0 && (
        <section aria-label={panel.personality}>
          <ul className="flex flex-wrap gap-2">
            {traits.personalities.map((word) => (
              <li
                key={word}
                className="rounded-full bg-raised-2 px-3 py-1 text-sm text-ink-soft shadow-sheen"
              >
                {traitInWords(word)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {named.length > 0 && (
        <section aria-label={panel.facts}>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
            {named.map(([label, value]) => (
              <div key={label}>
                <dt className="text-sm text-ink-faint">{label}</dt>
                <dd className="first-letter:uppercase">{traitInWords(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {creator && (
        <p className="text-sm text-ink-faint">
          {panel.by}{' '}
          <Link to={paths.creator(creator.id)} className="text-ink underline">
            {creator.name}
          </Link>
        </p>
      )}
      <Gallery name={name} urls={gallery_urls} />
    </>
  );
}
