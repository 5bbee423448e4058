// Makes a member an admin with some roles, or removes them; for owners only.
import { useQuery } from '@tanstack/react-query';
import { ADMIN_ROLES } from '@velour/contract/admin-role-values.ts';
import type { ListedMember } from '@velour/contract/members.ts';
import { api } from '../../../lib/api.ts';
import { q } from '../../../lib/queries.ts';
import { Form } from '../../../ui/form/form.tsx';
import type { FormField } from '../../../ui/form/form-rules.ts';
import { Modal } from '../../../ui/modal.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { nameOf } from './columns.tsx';
import { texts as all } from './texts.ts';

const texts = all.roles;

const fields = [
  { name: 'is_admin', label: texts.is_admin, type: 'checkbox' },
  { name: 'owner', label: texts.owner, type: 'checkbox' },
  { name: 'safety', label: texts.safety, type: 'checkbox' },
  { name: 'reason', label: texts.reason, type: 'text', required: true },
] as const satisfies FormField[];

export function useIsOwner(): boolean {
  const { data } = useQuery(q.account.user());
  return data?.admin_roles.includes('owner') ?? false;
}

export function RolesDialog({ member, onClose }: { member: ListedMember; onClose: () => void }) {
  const name = nameOf(member);
  const { submit } = useAdminCall(api.members.setRoles, {
    done: texts.done(name),
    onDone: onClose,
  });
  return (
    <Modal title={texts.title(name)} description={texts.sentence} onClose={onClose}>
      <Form
        fields={fields}
        initial={{
          is_admin: member.is_admin,
          owner: member.admin_roles.includes('owner'),
          safety: member.admin_roles.includes('safety'),
        }}
        submitLabel={texts.save}
        onSubmit={({ is_admin, reason, ...given }) => {
          const roles = ADMIN_ROLES.filter((role) => given[role]);
          // A role always implies admin rights.
          const body = { is_admin: is_admin || roles.length > 0, roles, reason };
          return submit(fields, { params: { member_id: member.id }, body });
        }}
      />
    </Modal>
  );
}
