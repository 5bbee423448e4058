// The ledger for admins: the last reconciliation, the site's totals, and adjustments that wait for a second admin.
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { LedgerState as State } from '@velour/contract/ledger.ts';
import type { ProposedAdjustment } from '@velour/contract/wallet.ts';
import { api } from '../../../lib/api.ts';
import { q } from '../../../lib/queries.ts';
import { formatMoment, formatNumber } from '../../../lib/formats.ts';
import { shortId } from '../../../lib/ids.ts';
import { useContentFocus } from '../../../lib/navigation/use-content-focus.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailed } from '../../shared/admin/load-failed.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { ScreenHead } from '../../shared/admin/screen-head.tsx';
import { texts as all } from './texts.ts';

const texts = all.books;

export function Books() {
  const { data, error, refetch } = useQuery(q.ledger.read());
  const { run, pending } = useAdminCall(api.ledger.check);
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-5">
      <ScreenHead title={texts.title} sentence={texts.sentence}>
        <Button pending={pending} onClick={() => void run()}>
          {texts.check}
        </Button>
      </ScreenHead>
      {data ? (
        <>
          <Verdict books={data} />
          <Sums books={data} />
        </>
      ) : (
        <Skeleton radius="card" className="h-64" />
      )}
      <Waiting />
    </div>
  );
}

function Verdict({ books: { last_run: run, findings, frozen } }: { books: State }) {
  const isClosed = run !== null && run.findings === 0;
  return (
    <Card className="flex flex-col gap-3">
      <p className="flex items-center gap-2.5 font-display text-xl">
        <Icon
          of={isClosed ? CircleCheck : CircleAlert}
          className={isClosed ? 'text-success' : 'text-danger'}
        />
        {run === null ? texts.never : isClosed ? texts.close : texts.broken(run.findings)}
      </p>
      {run && (
        <p className="text-ink-soft">
          {texts.looked(formatNumber(run.entries), formatMoment(run.ended_at))}
        </p>
      )}
      {frozen > 0 && <p>{texts.frozen(frozen)}</p>}
      {findings.length > 0 && (
        <ul aria-label={texts.findings} className="flex flex-col gap-2 text-sm">
          {findings.map(({ kind, subject_id, detail }) => (
            <li key={`${kind} ${subject_id}`} className="rounded-control bg-raised-2 px-3.5 py-2.5">
              <span className="font-medium">{kind}</span>
              <span className="block break-all text-ink-soft">
                {subject_id}: {detail}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Sums({ books }: { books: State }) {
  return (
    <Card aria-label={texts.sums}>
      <h2 className="pb-3 font-display text-xl">{texts.sums}</h2>
      {books.sums.length === 0 && <p className="text-ink-faint">{texts.nobody}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        {books.sums.map(({ unit, spendable, held, owed }) => (
          <section key={unit} aria-label={all.prices.units[unit]}>
            <h3 className="text-sm text-ink-faint">{all.prices.units[unit]}</h3>
            <dl className="mt-1 grid grid-cols-3 gap-3 tabular-nums">
              {(
                [
                  [texts.spendable, spendable],
                  [texts.held, held],
                  [texts.owed, owed],
                ] as const
              ).map(([label, amount]) => (
                <div key={label}>
                  <dt className="text-sm text-ink-soft">{label}</dt>
                  <dd className="text-lg font-medium">{formatNumber(amount)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Card>
  );
}

function Waiting() {
  const { data } = useQuery(q.wallet.adjustments());
  const { run, pending } = useAdminCall(api.wallet.decideAdjustment, {
    done: (_reply, { body: { agrees } }) => (agrees ? texts.agreed : texts.refused),
  });
  const decide = (id: string, agrees: boolean) => run({ params: { id }, body: { agrees } });
  return (
    <Card aria-label={texts.waiting}>
      <h2 className="pb-3 font-display text-xl">{texts.waiting}</h2>
      {data?.adjustments.length === 0 && <p className="text-ink-faint">{texts.nothing_waits}</p>}
      {data && (
        <ProposedList
          adjustments={data.adjustments}
          pending={pending}
          onDecide={(id, agrees) => void decide(id, agrees)}
        />
      )}
    </Card>
  );
}

interface ProposedListProps {
  adjustments: readonly ProposedAdjustment[];
  pending: boolean;
  onDecide: (id: string, agrees: boolean) => void;
}

function ProposedList({ adjustments, pending, onDecide }: ProposedListProps) {
  useContentFocus(String(adjustments.length));
  return (
    <ul className="flex flex-col gap-2">
      {adjustments.map((adjustment) => (
        <Proposed
          key={adjustment.id}
          adjustment={adjustment}
          pending={pending}
          onDecide={(agrees) => onDecide(adjustment.id, agrees)}
        />
      ))}
    </ul>
  );
}

interface ProposedProps {
  adjustment: ProposedAdjustment;
  pending: boolean;
  onDecide: (agrees: boolean) => void;
}

function Proposed({ adjustment, pending, onDecide }: ProposedProps) {
  const { unit, amount, member_id, member_name, note, created_at } = adjustment;
  const { proposed_by, proposed_by_name } = adjustment;
  const isOwn = useSession().id === proposed_by;
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-control bg-raised-2 px-3.5 py-2.5">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-medium break-words tabular-nums">
          {amount > 0 ? '+' : ''}
          {formatNumber(amount)} {all.prices.units[unit].toLowerCase()} ·{' '}
          {member_id ? (
            <Link to={paths.adminLedger(member_id)} className="underline">
              {member_name ?? shortId(member_id)}
            </Link>
          ) : (
            texts.deleted
          )}
        </span>
        <span className="block text-sm break-words text-ink-soft">{note}</span>
        <span className="block text-sm break-words text-ink-faint">
          {isOwn ? texts.by_you : texts.by(proposed_by_name ?? texts.an_admin)} ·{' '}
          {formatMoment(created_at)}
        </span>
      </span>
      <Button size="sm" disabled={pending} onClick={() => onDecide(false)}>
        {isOwn ? texts.withdraw : texts.refuse}
      </Button>
      {!isOwn && (
        <Button size="sm" tone="primary" disabled={pending} onClick={() => onDecide(true)}>
          {texts.agree}
        </Button>
      )}
    </li>
  );
}
