// Unfinished creations, as tiles before the user's own characters, with their progress and links.
import { useQuery } from '@tanstack/react-query';
import { Brush, CircleAlert, Images } from 'lucide-react';
import type { Creation } from '@velour/contract/creation.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { creations } from './queries.ts';
import { texts } from './texts.ts';
import { useJobEvents } from './use-job-events.ts';

export const useCreations = (): readonly Creation[] => useQuery(creations).data?.creations ?? [];

export function CreationTiles({ list }: { list: readonly Creation[] }) {
  useJobEvents();
  return list.map((one) => <Tile key={one.job_id} one={one} />);
}

function stateOf({ creation_step, state, progress }: Creation): string {
  if (creation_step !== 'painting') return texts.tile[creation_step];
  return state === 'queued'
    ? texts.tile.queued
    : texts.tile.painting(progress.done, progress.total);
}

const icons = { painting: Brush, choose_picture: Images, ready: Images, failed: CircleAlert };

function Tile({ one }: { one: Creation }) {
  const { name, creation_step, pictures, progress } = one;
  const [first] = pictures;
  const state = stateOf(one);
  return (
    <Link
      to={paths.chooseImage(one.job_id)}
      aria-label={texts.tile.open(name, state)}
      className="flex min-w-0 flex-col overflow-hidden rounded-card bg-raised focus-visible:-outline-offset-2"
    >
      {first ? (
        <Picture src={first.url} alt="" preview={first.preview} />
      ) : (
        <span className="glow relative grid aspect-[3/4] place-items-center">
          <span className="grid size-14 place-items-center rounded-full bg-raised-2 text-ink-soft">
            <Icon of={icons[creation_step]} size="md" />
          </span>
          {creation_step === 'painting' && (
            <progress
              aria-hidden
              value={progress.done}
              max={progress.total}
              className="absolute inset-x-4 bottom-4 block h-1 appearance-none overflow-hidden rounded-full bg-raised-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised-3 [&::-webkit-progress-value]:bg-accent"
            />
          )}
        </span>
      )}
      <span className="px-3 py-3">
        <span className="block truncate font-display text-lg leading-snug">{name}</span>
        <span
          className={`block text-sm ${creation_step === 'choose_picture' ? 'font-medium text-accent-strong' : 'text-ink-soft'}`}
        >
          {state}
        </span>
      </span>
    </Link>
  );
}
