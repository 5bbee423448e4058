// One of the member's own characters: picture, state and actions.
import {
  Copy,
  Download,
  EllipsisVertical,
  Globe,
  ImagePlus,
  Lock,
  MessageCircle,
  Pencil,
  Trash2,
} from 'lucide-react';
import { CARD_FORMATS } from '@velour/contract/character-limits.ts';
import type { OwnListed } from '@velour/contract/own-characters.ts';
import { paths } from '../../lib/paths.ts';
import { pictureSource } from '../../lib/pictures.ts';
import { useIsOff } from '../../lib/site-status.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ReviewOutcome } from './review-outcome.tsx';
import type { OwnActions } from './use-character-actions.ts';
import { texts } from './texts.ts';

interface Props {
  character: OwnListed;
  actions: OwnActions;
}

export function OwnTile({ character, actions }: Props) {
  const { name, age, tagline, portrait_url, preview, held } = character;
  const off = { publishing: useIsOff('publishing'), characters: useIsOff('characters') };
  return (
    <article className="relative flex min-w-0 flex-col overflow-hidden rounded-card bg-raised">
      {/* It covers the whole tile; the menu and the outcome of the review are above it. */}
      <Link
        to={held ? paths.editCharacter(character.id) : paths.characterChat(character)}
        className="block after:absolute after:inset-0 focus-visible:-outline-offset-2"
        aria-label={held ? texts.editor.title(name) : texts.chat_with(name)}
      >
        <Picture {...pictureSource(portrait_url)} alt="" preview={preview} />
        <State character={character} />
      </Link>
      <div className="flex items-start gap-1 py-2 pr-1 pl-3">
        <div className="min-w-0 flex-1 py-1">
          <h2 className="truncate font-display text-lg leading-snug">
            {name}
            <span className="text-ink-soft">{texts.age(age)}</span>
          </h2>
          <p className="line-clamp-2 text-sm text-ink-soft">{tagline}</p>
        </div>
        <div className="relative">
          <Menu
            title={name}
            trigger={<IconButton icon={EllipsisVertical} label={texts.actions(name)} />}
            items={itemsOf(character, actions, off)}
          />
        </div>
      </div>
      <ReviewOutcome character={character} isShort className="relative mx-3 mb-3" />
    </article>
  );
}

/** Features that an admin has switched off, whose actions are hidden. */
type Off = Readonly<Record<'publishing' | 'characters', boolean>>;

function itemsOf(character: OwnListed, actions: OwnActions, off: Off): MenuItem[] {
  const { visibility, held } = character;
  const isHidden = visibility === 'private' || visibility === 'rejected';
  const publicity: MenuItem = isHidden
    ? { label: texts.make_public, icon: Globe, onSelect: () => actions.setPublic(character, true) }
    : {
        label: visibility === 'public' ? texts.make_private : texts.withdraw,
        icon: Lock,
        onSelect: () => actions.setPublic(character, false),
      };
  // A held character can neither chat nor be drawn, also for its owner.
  const meeting: MenuItem[] = [
    { label: texts.chat, icon: MessageCircle, to: paths.characterChat(character) },
    { label: texts.picture, icon: ImagePlus, to: paths.generateImage(character.id) },
  ];
  return [
    ...(held === null ? meeting : []),
    { label: texts.edit, icon: Pencil, to: paths.editCharacter(character.id) },
    ...(held !== null || (isHidden && off.publishing) ? [] : [publicity]),
    ...(off.characters
      ? []
      : [{ label: texts.duplicate, icon: Copy, onSelect: () => actions.duplicate(character) }]),
    ...CARD_FORMATS.map((format) => ({
      label: texts.export_as(format),
      icon: Download,
      onSelect: () => actions.save(character, { format }),
    })),
    {
      label: texts.export_v2,
      icon: Download,
      onSelect: () => actions.save(character, { format: 'json', spec: 'v2' }),
    },
    {
      label: texts.remove,
      icon: Trash2,
      tone: 'danger',
      onSelect: () => void actions.remove(character),
    },
  ];
}

function State({ character: { visibility, held } }: Pick<Props, 'character'>) {
  return (
    <Badge
      size="xs"
      tone={visibility === 'pending_review' ? 'shade-gold' : 'shade'}
      className="absolute top-2.5 left-2.5"
    >
      {held ? texts.held.state(held.report !== null) : texts.states[visibility]}
    </Badge>
  );
}
