// The SQL of the safety report: counts of one site over a period, without identifiers.
import { dayOf } from '@velour/calendar/calendar.ts';
import { and, asc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { SafetyFigure } from '@velour/contract/stats.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { audit_log } from '../audit/tables.ts';
import { character_appeal } from '../characters/review/appeals.tables.ts';
import { character } from '../characters/tables.ts';
import { feedback } from '../feedback/tables.ts';
import { report } from '../reports/tables.ts';
import { crisis_card_day, suspicion_day } from '../safety/tables.ts';

export interface Period {
  readonly from: Date;
  readonly until: Date;
}

export async function countSafety({ db, site_id }: Scope, period: Period): Promise<SafetyFigure[]> {
  const parts = partsOf(site_id, period);
  const { rows } = await db.execute<{ topic: string; name: string; count: string | number }>(
    sql`select topic, name, sum(n)::bigint as count from (${sql.join(parts, sql` union all `)}) counted
        group by topic, name having sum(n) > 0 order by topic, name`,
  );
  // The topics are those of the parts of the query below.
  return rows.map((row) => ({ ...row, count: Number(row.count) })) as SafetyFigure[];
}

function partsOf(site_id: string, { from, until }: Period): SQL[] {
  const during = (column: SQL): SQL =>
    sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz`;
  const onDays = (column: SQL): SQL =>
    sql`${column} >= ${dayOf(from)}::date and ${column} < ${dayOf(until)}::date`;
  const here = (column: SQL): SQL => sql`${column} = ${site_id}::uuid`;
  return [
    sql`select 'crisis_cards' as topic, to_char(day, 'YYYY-MM') as name, cards as n from ${crisis_card_day}
        where ${here(sql`site_id`)} and ${onDays(sql`day`)}`,
    // For the whole installation, because these counts have no site.
    sql`select 'refused_texts', split_part(rule_id, '.', 1), refused from ${suspicion_day}
        where ${onDays(sql`day`)}`,
    sql`select kind || 's_received', reason, 1 from ${report}
        where ${here(sql`site_id`)} and ${during(sql`received_at`)}`,
    sql`select kind || 's_decided', reason || ', ' || state, 1 from ${report}
        where ${here(sql`site_id`)} and ${during(sql`decided_at`)}`,
    sql`select kind || 's_in_time', case when decided_at <= due_at then 'in time' else 'late' end, 1 from ${report}
        where ${here(sql`site_id`)} and ${during(sql`decided_at`)}`,
    sql`select 'appeals', coalesce(a.outcome, 'open'), 1 from ${character_appeal} a
        join ${character} c on c.id = a.character_id
        where ${here(sql`c.site_id`)} and ${during(sql`a.created_at`)}`,
    sql`select 'contested_refusals', case ruling when 'right' then 'our mistake' when 'wrong' then 'confirmed'
          else case state when 'open' then 'open' else 'closed without an answer' end end, 1 from ${feedback}
        where contest is not null and ${here(sql`site_id`)} and ${during(sql`created_at`)}`,
    sql`select 'decisions', act, 1 from ${audit_log}
        where ${here(sql`site_id`)} and ${during(sql`created_at`)} and act in (
          'member.banned', 'member.restored', 'member.age_check_ended', 'member.held_as_minor', 'character.approved',
          'character.rejected', 'name.approved', 'name.rejected', 'report.evidence_read', 'picture.quarantined')`,
  ];
}

/** A decided report or removal request, without reporter, admin and texts. */
export interface Decision {
  readonly kind: string;
  readonly reason: string;
  readonly subject: string;
  readonly outcome: string;
  readonly received_at: Date;
  readonly due_at: Date;
  readonly decided_at: Date;
}

export async function listDecisions(
  { db, site_id }: Scope,
  { from, until }: Period,
): Promise<Decision[]> {
  const rows = await db
    .select({
      kind: report.kind,
      reason: report.reason,
      subject: report.subject_type,
      outcome: report.state,
      received_at: report.received_at,
      due_at: report.due_at,
      decided_at: report.decided_at,
    })
    .from(report)
    .where(
      and(eq(report.site_id, site_id), gte(report.decided_at, from), lt(report.decided_at, until)),
    )
    .orderBy(asc(report.decided_at));
  return rows.flatMap(({ decided_at, ...row }) => (decided_at ? [{ ...row, decided_at }] : []));
}

/** Crisis cards by year, newest first; the current year so far. */
export async function countCrisisCards({ db, site_id }: Scope) {
  const { rows } = await db.execute<{ year: number; cards: string | number }>(
    sql`select extract(year from day)::int as year, sum(cards)::bigint as cards from ${crisis_card_day}
        where site_id = ${site_id}::uuid group by 1 order by 1 desc`,
  );
  return rows.map(({ year, cards }) => ({ year, cards: Number(cards) }));
}
