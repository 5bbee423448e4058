// The columns of the admins' list of characters.
import { Crown, Lock } from 'lucide-react';
import type { Curated } from '@velour/contract/curation.ts';
import { formatCount, formatDate } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { texts } from './texts.ts';

export const columns: readonly Column<Curated>[] = [
  { key: 'name', title: texts.columns.name, sort: 'name', lead: true, cell: nameCell },
  { key: 'state', title: texts.columns.state, cell: stateCell },
  {
    key: 'creator',
    title: texts.columns.creator,
    from: 'lg',
    cell: ({ creator, is_official }) => (
      <span className="block max-w-40 truncate">
        {is_official ? texts.official : (creator?.name ?? texts.nameless)}
      </span>
    ),
  },
  {
    key: 'tab',
    title: texts.columns.tab,
    from: 'xl',
    phone: false,
    cell: ({ gender }) => texts.genders[gender],
  },
  {
    key: 'rating',
    title: texts.columns.rating,
    from: 'xl',
    phone: false,
    cell: ({ rating }) => texts.ratings[rating],
  },
  {
    key: 'messages',
    title: texts.columns.messages,
    sort: 'messages',
    align: 'end',
    cell: ({ stats }) => formatCount(stats.messages),
  },
  {
    key: 'created',
    title: texts.columns.created,
    sort: 'new',
    align: 'end',
    from: 'xl',
    phone: false,
    cell: ({ created_at }) => formatDate(created_at),
  },
];

function nameCell({ id, name, tagline, portrait_url, preview, is_open }: Curated) {
  return (
    <span className="flex min-w-0 items-center gap-3 max-md:pr-10">
      <Avatar name={name} {...(is_open ? { src: portrait_url } : {})} preview={preview} />
      <span className="min-w-0">
        <Link
          to={paths.adminCharacter(id)}
          className="block truncate text-base font-medium hover:underline"
        >
          {name}
        </Link>
        <span className="block truncate text-ink-faint">{tagline ?? texts.private_hint}</span>
      </span>
    </span>
  );
}

const looks = {
  public: 'text-success',
  pending_review: 'text-warning',
  rejected: 'text-danger',
  private: 'text-ink-soft',
} as const;

function stateCell({ visibility, is_exclusive, is_deleted, is_open }: Curated) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className={classNames('flex items-center gap-1', looks[visibility])}>
        {!is_open && <Icon of={Lock} size="xs" />}
        {is_deleted ? texts.gone : texts.visibilities[visibility]}
      </span>
      {is_exclusive && (
        <span className="flex items-center gap-1 text-gold">
          <Icon of={Crown} size="xs" />
          {texts.exclusive}
        </span>
      )}
    </span>
  );
}
