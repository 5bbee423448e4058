// Actions that wait for a second admin's approval, on the dashboard.
import { useQuery } from '@tanstack/react-query';
import type { Approval } from '@velour/contract/approvals.ts';
import { api } from '../../../lib/api.ts';
import { formatMoment } from '../../../lib/formats.ts';
import { useContentFocus } from '../../../lib/navigation/use-content-focus.ts';
import { q } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { texts as all } from './texts.ts';

const texts = all.approvals;

export function Approvals() {
  const { data } = useQuery(q.approvals.list());
  return data && <WaitingList approvals={data.approvals} />;
}

/** Renders nothing if no request is waiting. */
function WaitingList({ approvals }: { approvals: readonly Approval[] }) {
  const { run, pending } = useAdminCall(api.approvals.decide, {
    done: ({ state }) => texts.decided[state],
  });
  useContentFocus(String(approvals.length));
  if (approvals.length === 0) return null;
  return (
    <Card aria-label={texts.title}>
      <h2 className="pb-1 font-display text-xl">{texts.title}</h2>
      <p className="pb-3 text-sm text-ink-soft">{texts.sentence}</p>
      <ul className="flex flex-col gap-2">
        {approvals.map((approval) => (
          <Waiting
            key={approval.id}
            approval={approval}
            pending={pending}
            onDecide={(agrees) => void run({ params: { id: approval.id }, body: { agrees } })}
          />
        ))}
      </ul>
    </Card>
  );
}

interface Props {
  approval: Approval;
  pending: boolean;
  onDecide: (agrees: boolean) => void;
}

function Waiting({ approval, pending, onDecide }: Props) {
  const isOwn = useSession().id === approval.requested_by;
  const { act, subject_name, subject_id, reason, requested_by_name, expires_at } = approval;
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-control bg-raised-2 px-3.5 py-2.5">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-medium break-words">
          {texts.acts[act](subject_name ?? subject_id)}
        </span>
        <span className="block text-sm break-words text-ink-soft">{reason}</span>
        <span className="block text-sm text-ink-faint">
          {isOwn ? texts.by_you : texts.by(requested_by_name ?? texts.an_admin)} ·{' '}
          {texts.until(formatMoment(expires_at))}
        </span>
      </span>
      <Button size="sm" disabled={pending} onClick={() => onDecide(false)}>
        {isOwn ? texts.withdraw : texts.decline}
      </Button>
      {!isOwn && (
        <Button size="sm" tone="primary" disabled={pending} onClick={() => onDecide(true)}>
          {texts.approve}
        </Button>
      )}
    </li>
  );
}
