// The columns of the admins' list of members.
import type { ListedMember } from '@velour/contract/members.ts';
import { formatMoment } from '../../../lib/formats.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { texts } from './texts.ts';

export const nameOf = ({ name, email }: ListedMember): string => name ?? email ?? texts.nameless;

export const columns: readonly Column<ListedMember>[] = [
  { key: 'name', title: texts.columns.name, lead: true, cell: nameCell },
  { key: 'state', title: texts.columns.state, cell: stateCell },
  {
    key: 'seen',
    title: texts.columns.seen,
    align: 'end',
    from: 'lg',
    cell: ({ seen_at }) => formatMoment(seen_at),
  },
  {
    key: 'created',
    title: texts.columns.created,
    align: 'end',
    from: 'xl',
    cell: ({ created_at }) => formatMoment(created_at),
  },
];

function nameCell(member: ListedMember) {
  return (
    <span className="flex min-w-0 items-center gap-3 max-md:pr-10">
      <Avatar name={nameOf(member)} preview="" />
      <span className="min-w-0">
        <span className="block truncate text-base font-medium">
          {member.name ?? texts.nameless}
        </span>
        <span className="block truncate text-ink-faint">{member.email ?? texts.no_email}</span>
      </span>
    </span>
  );
}

function stateCell({ banned_at, deletion_at, is_admin, admin_roles }: ListedMember) {
  if (banned_at !== null) {
    return <span className="text-danger">{texts.banned(formatMoment(banned_at))}</span>;
  }
  if (deletion_at !== null) {
    return <span className="text-warning">{texts.leaving(formatMoment(deletion_at))}</span>;
  }
  return is_admin ? (
    <span className="text-gold">
      {[texts.admin, ...admin_roles.map((role) => texts.role_names[role])].join(', ')}
    </span>
  ) : (
    <span className="text-ink-soft">{texts.open}</span>
  );
}
