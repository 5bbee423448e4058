// A member's plan and tokens, fetched when the dialog opens.
import { useQuery } from '@tanstack/react-query';
import type { ListedMember } from '@velour/contract/members.ts';
import { formatDate, formatDay, formatNumber } from '../../../lib/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { failureText } from '../../../lib/failures.ts';
import { q } from '../../../lib/queries.ts';
import { nameOf } from './columns.tsx';
import { texts } from './texts.ts';

export function AccountDetails({ member, onClose }: { member: ListedMember; onClose: () => void }) {
  const { data, error } = useQuery(q.members.read({ params: { member_id: member.id } }));
  const facts = data && [
    [
      texts.plan,
      data.plan_name === null
        ? texts.no_plan
        : data.plan_end_date === null
          ? data.plan_name
          : texts.plan_until(data.plan_name, formatDate(data.plan_end_date)),
    ],
    [texts.subscriber_tokens, formatNumber(data.subscriber_tokens)],
    [texts.one_time_tokens, formatNumber(data.one_time_tokens)],
    [
      texts.age_check,
      data.age_checked_until ? texts.age_until(formatDay(data.age_checked_until)) : texts.no_plan,
    ],
  ];
  return (
    <Modal
      title={nameOf(member)}
      description={member.id}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {!data && <p role="status">{error ? failureText(error) : texts.loading}</p>}
      {facts && (
        <dl className="flex flex-col gap-2">
          {facts.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Modal>
  );
}
