// The admins' view of jobs, and their actions on them; each action is in the audit log with its reason.
import type { AdminJob } from '@velour/contract/jobs.ts';
import type { Member } from '../../platform/actor.ts';
import { pageOf } from '../../platform/cursor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { isUuid } from '../../platform/ids.ts';
import { ends, type Kinds } from './jobs.rules.ts';
import type { Completion } from './completion.ts';
import { placesOf, type JobRow, listJobs, type Found, type WantedJobs } from './jobs.store.ts';
import type { Submission } from './submit.ts';
import { viewOf, type Notifications } from './notifications.ts';
import type { JobsNeeds } from './service.ts';

interface Parts {
  readonly submission: Submission;
  readonly completion: Completion;
  readonly notifications: Notifications;
  readonly kinds: Pick<Kinds, 'all'>;
}

/** Members with this email address, or whose names start with it. */
export type FindMembers = (scope: Scope, search: string, most: number) => Promise<string[]>;

/** What an admin calls these members. */
export type LabelsOf = (
  scope: Scope,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

const MAX_FOUND = 200;

interface Why {
  readonly id: string;
  readonly reason: string;
}

export function createJobsAdmin(
  { audit, findMembers, labelsOf }: JobsNeeds,
  { submission, completion, notifications, kinds }: Parts,
) {
  const find = async (scope: Scope, search: string): Promise<Found> => {
    if (isUuid(search)) return { ids: [search], owner_ids: [search] };
    const ids = [];
    for (const kind of kinds.all()) ids.push(...(await kind.find(scope, search, MAX_FOUND)));
    return { ids, owner_ids: await findMembers(scope, search, MAX_FOUND) };
  };

  const showAll = async (scope: Scope, rows: readonly JobRow[]): Promise<AdminJob[]> => {
    const places = await placesOf(scope.db, rows);
    const labels = await labelsOf(scope, [...new Set(rows.map(({ owner_id }) => owner_id))]);
    return rows.map((row) => ({
      ...viewOf(row, places.get(row.id) ?? null),
      ...ofAdmins(row, labels),
    }));
  };

  /** The audit entry is written last: it blocks the site's other audit entries until the commit. */
  const action =
    (act: 'job.retried' | 'job.cancelled', move: (tx: Scope, id: string) => Promise<JobRow>) =>
    (scope: Scope, admin: Member, { id, reason }: Why): Promise<AdminJob> =>
      inTransaction(scope, async (tx) => {
        const row = await move(tx, id);
        await audit.record(tx, {
          actor: { kind: 'admin', id: admin.id },
          act,
          subject: { type: 'job', id },
          reason,
          after: { kind: row.kind, price: row.price, member_id: row.owner_id },
        });
        const labels = await labelsOf(tx, [row.owner_id]);
        return { ...(await notifications.read(tx, row)), ...ofAdmins(row, labels) };
      });

  return {
    async list(
      scope: Scope,
      { search = '', ...wanted }: Omit<WantedJobs, 'found'> & { search?: string | undefined },
    ) {
      const text = search.trim().toLowerCase();
      const found = text === '' ? undefined : await find(scope, text);
      const rows = await listJobs(scope, { ...wanted, found, limit: wanted.limit + 1 });
      const { shown, next_cursor } = pageOf(rows, wanted.limit, ({ id }) => id);
      return { jobs: await showAll(scope, shown), next_cursor };
    },

    /** Charges the member. Throws as the member's own retry does. */
    retry: action('job.retried', (tx, id) => submission.retry(tx, id, { mayAny: true })),
    cancel: action('job.cancelled', (tx, id) => completion.endLive(tx, id, ends.cancelled)),
  };
}

const ofAdmins = (row: JobRow, labels: ReadonlyMap<string, string>) => ({
  member_id: row.owner_id,
  member_name: labels.get(row.owner_id) ?? null,
  price: row.price,
  attempt: row.attempt,
  is_premium: row.is_premium,
  created_at: row.created_at.toISOString(),
  started_at: row.started_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
});
