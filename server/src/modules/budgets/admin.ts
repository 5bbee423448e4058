// Budgets for admins: today's usage beside the caps, the last month, and audited changes.
import { DAY_MS, dayOf } from '@velour/calendar/calendar.ts';
import type { Budget, UnitPrice } from '@velour/contract/budgets.ts';
import { PAID_PROVIDERS, type PaidProvider } from '@velour/contract/paid-providers.ts';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import type { SiteRecord } from '../sites/service.ts';
import { centsOf, stateOf } from './budgets.rules.ts';
import * as store from './budgets.store.ts';
import type { SiteDay, SitePlace } from './budgets.store.ts';
import type { BudgetsNeeds } from './service.ts';

const SHOWN_MS = 29 * DAY_MS;
const MAX_BUSY = 10;

type Needs = Pick<BudgetsNeeds, 'clock' | 'sites' | 'audit'>;

interface Change {
  readonly engine: PaidProvider;
  readonly member_cap: number;
  readonly site_cap: number;
  readonly price: UnitPrice | null;
  readonly reason: string;
}

interface Reopening {
  readonly engine: PaidProvider;
  readonly extra: number;
  readonly reason: string;
}

/** `freeOf` returns what this process has reserved in advance and not used. */
export function createBudgetsAdmin(
  { clock, sites, audit }: Needs,
  freeOf: (place: SitePlace) => number,
) {
  const read = async (scope: Scope): Promise<{ day: string; budgets: Budget[] }> => {
    const now = clock.now();
    const day = dayOf(now);
    const since = dayOf(new Date(now.getTime() - SHOWN_MS));
    const [record, rows] = await Promise.all([
      sites.recordOf(scope),
      store.listOfSite(scope, since),
    ]);
    const days = rows.map((row) => ({ ...row, used: row.used - freeOf(row) }));
    return { day, budgets: PAID_PROVIDERS.map((engine) => show(engine, { record, days, day })) };
  };

  const one = async (scope: Scope, engine: PaidProvider): Promise<Budget> => {
    const found = (await read(scope)).budgets.find((budget) => budget.engine === engine);
    if (!found) throw new Error(`Unknown paid provider: ${engine}.`);
    return found;
  };

  return {
    list: read,

    busiest: (scope: Scope, engine: PaidProvider) =>
      store.listBusiest(scope, { engine, day: dayOf(clock.now()) }, MAX_BUSY),

    async change(scope: Scope, admin: Member, change: Change): Promise<Budget> {
      const { engine, member_cap, site_cap, price, reason } = change;
      await inTransaction(scope, async (tx) => {
        const was = await sites.revise(tx, ({ daily_budgets, engine_prices }) => ({
          daily_budgets: { ...daily_budgets, [engine]: { member: member_cap, site: site_cap } },
          engine_prices: { ...engine_prices, [engine]: price },
        }));
        await audit.record(tx, {
          actor: { kind: 'admin', id: admin.id },
          act: 'budget.changed',
          subject: { type: 'budget', id: engine },
          reason,
          before: factsOf(was.daily_budgets[engine], was.engine_prices[engine]),
          after: factsOf({ member: member_cap, site: site_cap }, price),
        });
      });
      return one(scope, engine);
    },

    /** Sets the extra amount for today, so repeating it is harmless. Zero removes it. */
    async reopen(scope: Scope, admin: Member, { engine, extra, reason }: Reopening) {
      const day = dayOf(clock.now());
      await inTransaction(scope, async (tx) => {
        const before = await store.setExtra(tx, { engine, day }, extra);
        await audit.record(tx, {
          actor: { kind: 'admin', id: admin.id },
          act: 'budget.reopened',
          subject: { type: 'budget', id: engine },
          reason,
          before: { day, extra: before },
          after: { day, extra },
        });
      });
      return one(scope, engine);
    },
  };
}

const factsOf = (caps: { member: number; site: number }, price: UnitPrice | null) => ({
  member_cap: caps.member,
  site_cap: caps.site,
  price_cents: price?.cents ?? null,
  price_per: price?.per ?? null,
});

function show(
  engine: PaidProvider,
  at: { record: SiteRecord; days: readonly SiteDay[]; day: string },
): Budget {
  const { member, site } = at.record.daily_budgets[engine];
  const price = at.record.engine_prices[engine];
  const own = at.days.filter((row) => row.engine === engine);
  const today = own.find((row) => row.day === at.day);
  const { used = 0, extra = 0, refused = null } = today ?? {};
  return {
    engine,
    state: stateOf(used, refused, { cap: site, extra }),
    used,
    used_cents: centsOf(used, price),
    member_cap: member,
    site_cap: site,
    extra,
    price,
    near_at: today?.near_at?.toISOString() ?? null,
    reached_at: today?.reached_at?.toISOString() ?? null,
    days: own.map((row) => ({
      day: row.day,
      used: row.used,
      cents: centsOf(row.used, price),
      was_reached: row.reached_at !== null,
    })),
  };
}
