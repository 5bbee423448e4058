// The selected character, and a few others to switch to.
import { LayoutGrid } from 'lucide-react';
import { pictureSource } from '../../../lib/pictures.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SideScroller } from '../../../ui/side-scroller.tsx';
import { texts } from '../texts.ts';
import { useNearCharacters, type StudioCharacter } from './use-studio-characters.ts';

type Shown = Pick<StudioCharacter, 'id' | 'name' | 'gender' | 'portrait_url' | 'preview'>;

interface Props {
  character: Shown;
  pathOf: (character_id?: string) => string;
}

const MOST = 12;

export function CharacterStrip({ character, pathOf }: Props) {
  const { near } = useNearCharacters({});
  const others = near.filter(({ id }) => id !== character.id).slice(0, MOST - 1);
  return (
    <SideScroller label={texts.strip.label} className="gap-3">
      <Link
        to={pathOf()}
        className="group flex w-17 shrink-0 flex-col gap-1.5 rounded-control text-center text-sm text-ink-soft hover:text-ink"
      >
        <span className="grid aspect-[3/4] place-items-center rounded-control bg-raised-2 shadow-sheen group-hover:bg-raised-3">
          <Icon of={LayoutGrid} />
        </span>
        {texts.strip.all}
      </Link>
      {[character, ...others].map((one) => (
        <Face key={one.id} character={one} to={pathOf(one.id)} isChosen={one.id === character.id} />
      ))}
    </SideScroller>
  );
}

function Face({ character, to, isChosen }: { character: Shown; to: string; isChosen: boolean }) {
  const { name, portrait_url, preview } = character;
  return (
    <Link
      to={to}
      replace
      aria-current={isChosen || undefined}
      className={classNames(
        'flex w-17 shrink-0 flex-col gap-1.5 rounded-control text-center text-sm transition-colors',
        isChosen ? 'font-medium text-ink' : 'text-ink-soft hover:text-ink',
      )}
    >
      <Picture
        {...pictureSource(portrait_url)}
        sizes="68px"
        alt=""
        preview={preview}
        eager
        className={classNames(
          'rounded-control',
          isChosen && 'shadow-[0_0_0_2px_var(--ground),0_0_0_4px_var(--accent)]',
        )}
      />
      <span className="truncate">{name}</span>
    </Link>
  );
}
