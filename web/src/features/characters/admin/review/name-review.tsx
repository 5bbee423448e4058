// A pending display name of a member with public content, next to the current public name.
import type { PendingName } from '@velour/contract/review.ts';
import { api } from '../../../../lib/api.ts';
import { paths } from '../../../../lib/paths.ts';
import { Card } from '../../../../ui/card.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Decision } from '../../../shared/admin/decision.tsx';
import { texts } from './texts.ts';

export function NameReview({
  waiting,
  onDecided,
}: {
  waiting: PendingName;
  onDecided: () => void;
}) {
  const { id, name, public_name } = waiting;
  const decide = async (reason: string | undefined) => {
    const body =
      reason === undefined
        ? ({ decision: 'approve', name } as const)
        : ({ decision: 'reject', name, reason } as const);
    await api.review.decideName({ params: { member_id: id }, body });
    return reason === undefined ? texts.name_approved(name) : texts.name_rejected(name);
  };
  return (
    <>
      <Decision decide={decide} onDecided={onDecided} />
      <Card className="flex flex-col gap-4" aria-label={texts.name}>
        <dl className="grid gap-4 sm:grid-cols-2">
          <div>
            <dt className="text-sm text-ink-faint">{texts.name_asked}</dt>
            <dd className="font-display text-2xl wrap-anywhere">{name}</dd>
          </div>
          <div>
            <dt className="text-sm text-ink-faint">{texts.name_shown}</dt>
            <dd className="font-display text-2xl wrap-anywhere text-ink-soft">
              {public_name ?? texts.name_removed}
            </dd>
          </div>
        </dl>
        <p className="text-ink-soft">
          {texts.name_hint}{' '}
          <Link className="font-medium text-accent underline" to={paths.adminMembers(id)}>
            {texts.member}
          </Link>
        </p>
      </Card>
    </>
  );
}
