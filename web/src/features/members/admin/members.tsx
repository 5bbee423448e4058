// The members of the site: search, details, closing an account with a reason, and reopening it.
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListedMember } from '@velour/contract/members.ts';
import { MoreHorizontal } from 'lucide-react';
import { useNavigate } from 'react-router';
import { api } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { optionsOf } from '../../../ui/options.ts';
import { useTableView } from '../../../ui/table/use-table-view.ts';
import { ListScreen } from '../../shared/admin/list-screen.tsx';
import { LoadMore } from '../../shared/load-more.tsx';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { columns, nameOf } from './columns.tsx';
import { memberList, memberView } from './queries.ts';
import { AccountDetails } from './account-details.tsx';
import { RolesDialog, useIsOwner } from './roles-dialog.tsx';
import { texts } from './texts.ts';

type MemberAction = 'ban' | 'restore' | 'endAgeCheck';
type PendingAction = {
  readonly what: MemberAction | 'look' | 'roles';
  readonly member: ListedMember;
};

const filters = [
  {
    name: 'state',
    label: texts.filter,
    options: optionsOf(memberView.filters.state, texts.states),
  },
];

export function Members() {
  const { view, change } = useTableView(memberView);
  const query = useInfiniteQuery(memberList(view));
  const [dialog, openDialog] = useState<PendingAction | undefined>();
  const rows = query.data?.pages.flatMap(({ members }) => members);
  return (
    <ListScreen
      {...{ texts, query, rows }}
      scene="chair"
      tools={{ view, onChange: change, filters }}
      table={{
        columns,
        keyOf: ({ id }) => id,
        nameOf,
        actions: (member) => (
          <MemberMenu member={member} onOpen={(what) => openDialog({ what, member })} />
        ),
      }}
    >
      <LoadMore query={query} />
      {dialog && (
        <MemberDialogs key={dialog.member.id} {...dialog} onClose={() => openDialog(undefined)} />
      )}
    </ListScreen>
  );
}

function MemberDialogs({ what, member, onClose }: PendingAction & { onClose: () => void }) {
  if (what === 'look') return <AccountDetails member={member} onClose={onClose} />;
  if (what === 'roles') return <RolesDialog member={member} onClose={onClose} />;
  return <MemberReason what={what} member={member} onClose={onClose} />;
}

type Changed = Awaited<ReturnType<(typeof api.members)[MemberAction]>>;
const callOf: Record<
  MemberAction,
  (input: { params: { member_id: string }; body: { reason: string } }) => Promise<Changed>
> = api.members;

interface ReasonProps {
  what: MemberAction;
  member: ListedMember;
  onClose: () => void;
}

function MemberReason({ what, member, onClose }: ReasonProps) {
  const name = nameOf(member);
  const { run, pending } = useAdminCall(callOf[what], {
    done: (reply) =>
      'state' in reply && reply.state === 'waiting' && what !== 'endAgeCheck'
        ? texts.waits[what](name)
        : texts.done[what](name),
  });
  const act = async (reason: string) => {
    await run({ params: { member_id: member.id }, body: { reason } });
    onClose();
  };
  return (
    <ReasonDialog
      title={texts.ask[what](name)}
      sentence={texts.ask_sentence[what]}
      confirmLabel={texts.acts[what]}
      isRequired
      tone={what === 'ban' ? 'danger' : 'primary'}
      pending={pending}
      onConfirm={(reason) => void act(reason)}
      onClose={onClose}
    />
  );
}

interface MenuProps {
  member: ListedMember;
  onOpen: (what: PendingAction['what']) => void;
}

function MemberMenu({ member, onOpen }: MenuProps) {
  const navigate = useNavigate();
  const isOwner = useIsOwner();
  const to = (path: string) => () => void navigate(path);
  return (
    <Menu
      title={nameOf(member)}
      trigger={<IconButton icon={MoreHorizontal} size="sm" label={texts.actions(nameOf(member))} />}
      items={[
        { label: texts.look, onSelect: () => onOpen('look') },
        { label: texts.ledger, onSelect: to(paths.adminLedger(member.id)) },
        { label: texts.payments, onSelect: to(paths.adminPayments({ search: member.id })) },
        { label: texts.jobs, onSelect: to(paths.adminJobs(member.id)) },
        ...(isOwner && member.banned_at === null
          ? [{ label: texts.roles.action, onSelect: () => onOpen('roles') }]
          : []),
        { label: texts.acts.endAgeCheck, onSelect: () => onOpen('endAgeCheck') },
        { label: texts.in_log, onSelect: to(paths.adminAudit(member.id)) },
        member.banned_at === null
          ? { label: texts.acts.ban, tone: 'danger' as const, onSelect: () => onOpen('ban') }
          : { label: texts.acts.restore, onSelect: () => onOpen('restore') },
      ]}
    />
  );
}
