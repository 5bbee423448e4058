// The SQL of the funnel and retention: by variant of an experiment, and by week.
import { sql } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { chat_session, message_day, message_variant, reply } from '../chat/tables.ts';
import { person } from '../identity/tables.ts';
import { payment, subscription, subscription_bill } from '../payments/tables.ts';

/** Excludes members of the demo site, and the first admin, whose account has no email address. */
const isReal = sql`p.issuer is distinct from 'demo' and not (p.is_admin and p.email is null and p.telegram_id is null)`;

/** Filters by the last visit, which has an index: a visitor created since then was also last seen since then. */
const newcomers = ({ site_id }: Scope, since: Date) => sql`
  select p.id, p.kind, p.ab_group, p.created_at from ${person} p
  where p.site_id = ${site_id}::uuid and p.kind in ('visitor', 'member')
    and p.seen_at >= ${since.toISOString()}::timestamptz and p.created_at >= ${since.toISOString()}::timestamptz
    and ${isReal}`;

/** A plan counts once its first bill is paid; until then, its checkout is open. */
const hasPaid = sql`
  exists (select from ${payment} x where x.member_id = n.id and x.credited_at is not null)
  or exists (select from ${subscription} x join ${subscription_bill} b on b.subscription_id = x.id
    where x.member_id = n.id)`;

const hasTried = sql`
  exists (select from ${chat_session} s where s.person_id = n.id and s.last_seq > 2)`;

export interface Funnel {
  readonly visitors: number;
  readonly trials: number;
  readonly sign_ups: number;
  readonly payers: number;
}

/** A visitor who signs up counts as both; a trial is a chat with at least one message by the visitor. */
export async function readFunnel(scope: Scope, since: Date): Promise<Funnel> {
  const { rows } = await scope.db.execute<{ [K in keyof Funnel]: number }>(sql`
    with newcomer as (${newcomers(scope, since)})
    select count(*) filter (where n.kind = 'visitor')::int as visitors,
      count(*) filter (where ${hasTried})::int as trials,
      count(*) filter (where n.kind = 'member')::int as sign_ups,
      count(*) filter (where n.kind = 'member' and (${hasPaid}))::int as payers
    from newcomer n`);
  return rows[0] ?? { visitors: 0, trials: 0, sign_ups: 0, payers: 0 };
}

export interface GroupRow {
  readonly ab_group: string;
  readonly trials: number;
  readonly sign_ups: number;
  readonly payers: number;
  readonly returned: number;
}

/** The trial chats of a visitor who signs up move to the account, so they count once. */
export async function listGroups(scope: Scope, since: Date): Promise<GroupRow[]> {
  const { rows } = await scope.db.execute<{ [K in keyof GroupRow]: GroupRow[K] }>(sql`
    with newcomer as (${newcomers(scope, since)})
    select n.ab_group, count(*) filter (where ${hasTried})::int as trials,
      count(*) filter (where n.kind = 'member')::int as sign_ups,
      count(*) filter (where n.kind = 'member' and (${hasPaid}))::int as payers,
      count(*) filter (where n.kind = 'member' and exists (
        select from ${message_day} d where d.member_id = n.id and d.messages > 0
          and d.day > (n.created_at at time zone 'UTC')::date))::int as returned
    from newcomer n where n.ab_group is not null group by n.ab_group`);
  return rows;
}

export interface RatingRow {
  readonly engine: string;
  readonly rated: number;
  readonly good: number;
}

/** Most ratings first. */
export async function listRatings(scope: Scope, since: Date): Promise<RatingRow[]> {
  const { rows } = await scope.db.execute<{ [K in keyof RatingRow]: RatingRow[K] }>(sql`
    select r.engine, count(*)::int as rated, count(*) filter (where v.rating = 'good')::int as good
    from ${message_variant} v
    join ${chat_session} s on s.id = v.session_id and s.site_id = ${scope.site_id}::uuid
    join lateral (
      select engine from ${reply} r
      where r.session_id = v.session_id and r.seq = v.seq and r.variant = v.variant
      order by r.id desc limit 1
    ) r on true
    where v.rating is not null and v.created_at >= ${since.toISOString()}::timestamptz
    group by r.engine order by rated desc, r.engine`);
  return rows;
}

export interface CohortRow {
  /** The variants they were shown; null if unknown. */
  readonly ab_group: string | null;
  /** The Monday of the week of sign-up, and this many weeks later. */
  readonly week: string;
  readonly after: number;
  readonly members: number;
}

/**
 * Members by week of sign-up and by group, and how many of them sent a message in each later week; `after` -1 is all of
 * them.
 */
export async function listCohorts(scope: Scope, since: Date): Promise<CohortRow[]> {
  const { rows } = await scope.db.execute<{ [K in keyof CohortRow]: CohortRow[K] }>(sql`
    with joined as (
      select p.id, p.ab_group, date_trunc('week', p.created_at at time zone 'UTC')::date as week from ${person} p
      where p.site_id = ${scope.site_id}::uuid and p.kind = 'member' and p.created_at >= ${since.toISOString()}::timestamptz
        and ${isReal}
    )
    select ab_group, to_char(week, 'YYYY-MM-DD') as week, -1 as after, count(*)::int as members
    from joined group by ab_group, week
    union all
    select j.ab_group, to_char(j.week, 'YYYY-MM-DD'), ((date_trunc('week', d.day)::date - j.week) / 7)::int as after,
      count(distinct j.id)::int
    from joined j join ${message_day} d on d.member_id = j.id and d.messages > 0
    group by j.ab_group, j.week, after`);
  return rows;
}
