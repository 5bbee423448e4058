// The admins' backlog: each queue with its deadline and a link to its screen.
import { useQuery } from '@tanstack/react-query';
import {
  BookOpenCheck,
  CreditCard,
  Flag,
  Gavel,
  Hourglass,
  Images,
  Mail,
  Scale,
  ScanEye,
  type LucideIcon,
} from 'lucide-react';
import type { Backlog as State } from '@velour/contract/stats.ts';
import { formatMoment } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { polled, q } from '../../../lib/queries.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { clockOf } from '../../shared/admin/deadlines.ts';
import { texts as all, waited } from './texts.ts';

const texts = all.waiting;

interface Item {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly count: number | undefined;
  readonly sentence: string;
  readonly tone?: 'danger' | undefined;
}

export function Waiting() {
  const { data, error, dataUpdatedAt } = useQuery(polled(q.stats.backlog()));
  if (error && !data) return <p className="px-1 text-ink-soft">{texts.failed}</p>;
  return (
    <section aria-label={texts.title}>
      <h2 className="px-1 pb-2 font-display text-xl">{texts.title}</h2>
      {data ? (
        <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
          {itemsOf(data, dataUpdatedAt).map((item) => (
            <li key={item.label}>
              <Tile item={item} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton radius="card" className="h-40" />
      )}
    </section>
  );
}

function Tile({ item: { to, icon, label, count, sentence, tone } }: { item: Item }) {
  return (
    <Link
      to={to}
      className="flex h-full items-center gap-3 rounded-control bg-raised px-3.5 py-3 transition-colors hover:bg-raised-2"
    >
      <Icon of={icon} className={tone ? 'text-danger' : 'text-ink-faint'} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        <span className={classNames('block text-sm', tone ? 'text-danger' : 'text-ink-soft')}>
          {sentence}
        </span>
      </span>
      {count !== undefined && count > 0 && (
        <span className="font-display text-2xl tabular-nums">{count}</span>
      )}
    </Link>
  );
}

function itemsOf(waiting: State, now: number): Item[] {
  const { reviews, pictures, payments, adjustments, jobs, emails } = waiting;
  const since = (at: string | null) => texts.oldest(waited(now - Date.parse(at ?? '')));
  return [
    reportsOf(waiting, now),
    {
      to: paths.adminReview(),
      icon: ScanEye,
      label: texts.reviews,
      count: reviews.open,
      sentence: reviews.open > 0 ? since(reviews.oldest_at) : texts.no_reviews,
    },
    {
      to: paths.adminPictures(),
      icon: Images,
      label: texts.pictures,
      count: pictures.open,
      sentence: pictures.open > 0 ? since(pictures.oldest_at) : texts.no_reviews,
    },
    {
      to: paths.adminPayments({ only: 'to_check' }),
      icon: CreditCard,
      label: texts.payments,
      count: payments,
      sentence: payments > 0 ? texts.payments_sentence : texts.no_payments,
      tone: payments > 0 ? 'danger' : undefined,
    },
    disputesOf(waiting),
    {
      to: paths.adminBooks(),
      icon: Scale,
      label: texts.adjustments,
      count: adjustments,
      sentence: adjustments > 0 ? texts.adjustments_sentence : texts.no_adjustments,
    },
    {
      to: paths.adminJobs(),
      icon: Hourglass,
      label: texts.jobs,
      count: jobs.queued,
      sentence: jobs.queued > 0 ? since(jobs.oldest_at) : texts.no_jobs,
    },
    {
      to: paths.adminProviders(),
      icon: Mail,
      label: texts.emails,
      count: emails.delayed,
      sentence: emails.delayed > 0 ? texts.delayed(since(emails.oldest_at)) : texts.no_emails,
      tone: emails.delayed > 0 ? 'danger' : undefined,
    },
    booksOf(waiting),
  ];
}

function reportsOf({ reports: { open, overdue, first_due_at } }: State, now: number): Item {
  const clock = clockOf(first_due_at ?? '', now);
  const open_ones = overdue > 0 ? texts.overdue(overdue, clock) : texts.next_due(clock);
  return {
    to: paths.adminReports(),
    icon: Flag,
    label: texts.reports,
    count: open,
    sentence: open > 0 ? open_ones : texts.no_reports,
    tone: overdue > 0 ? 'danger' : undefined,
  };
}

function disputesOf({ disputes: { disputed, settled, is_high } }: State): Item {
  return {
    to: paths.adminPayments({ only: 'returned' }),
    icon: Gavel,
    label: texts.disputes,
    count: disputed,
    sentence: disputed > 0 ? texts.dispute_rate(disputed, settled) : texts.no_payments,
    tone: is_high ? 'danger' : undefined,
  };
}

function booksOf({ books }: State): Item {
  const place = { to: paths.adminBooks(), icon: BookOpenCheck, label: texts.books };
  if (!books) return { ...place, count: undefined, sentence: texts.never };
  const { findings, looked_at } = books;
  return {
    ...place,
    count: findings,
    tone: findings > 0 ? 'danger' : undefined,
    sentence: `${findings > 0 ? texts.open(findings) : texts.close}. ${texts.looked(formatMoment(looked_at))}`,
  };
}
