// Budgets of paid providers: a daily cap per person and per site, in the provider's units.
//
// A caller reserves the maximum before a paid call, and settles with the real amount. Reservations count as used, so
// that concurrent calls cannot exceed a cap; a dead process's reservations and blocks count until midnight UTC, when
// every count restarts. A higher cap, or an extra amount for today, takes effect at once.
import type { Core } from '../../platform/core.ts';
import { DAY_MS, dayOf, msUntilNextDay } from '@velour/calendar/calendar.ts';
import type { PaidProvider } from '@velour/contract/paid-providers.ts';
import type { Mailer } from '../../providers/mail/port.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import type { AuditService } from '../audit/service.ts';
import type { IdentityService } from '../identity/service.ts';
import type { SitesService } from '../sites/service.ts';
import { createAlerts } from './alerts.ts';
import { createBudgetsAdmin } from './admin.ts';
import { isNear } from './budgets.rules.ts';
import * as store from './budgets.store.ts';
import type { PersonPlace, SitePlace, Taken } from './budgets.store.ts';

export type { PaidProvider } from '@velour/contract/paid-providers.ts';
export { createAskModel, type AskModel } from './model-questions.ts';

export interface Reserved {
  /** Corrects the reservation to the used amount. Never throws; only the first call counts. */
  settle(used: number): Promise<void>;
}

export interface Reserving {
  readonly person_id: string;
  readonly provider: PaidProvider;
  /** The maximum amount. */
  readonly amount: number;
  /** How many such reservations a process makes in advance, if they are frequent; 1 by default. */
  readonly ahead?: number;
}

export interface BudgetsNeeds extends Pick<Core, 'db' | 'clock' | 'log' | 'metrics'> {
  readonly mailer: Mailer;
  readonly sites: Pick<SitesService, 'recordOf' | 'revise'>;
  readonly identity: Pick<IdentityService, 'members'>;
  readonly audit: Pick<AuditService, 'record'>;
  /** The URL of the site's home page. */
  readonly home: string;
}

export type BudgetsService = ReturnType<typeof createBudgetsService>;

const DAYS_STORED_MS = 35 * DAY_MS;

export function createBudgetsService(needs: BudgetsNeeds) {
  const { db, clock, log, sites } = needs;
  const alerts = createAlerts(needs);

  const people = createBlocks<PersonPlace, true>({
    log,
    keyOf: ({ person_id, engine, day }) => `${person_id} ${engine} ${day}`,
    take: async (place, of) => ((await store.takeOfPerson(db, place, of)) ? true : undefined),
    giveBack: (rests) => store.giveBackOfPeople(db, rests),
  });
  const ofSites = createBlocks<SitePlace, Taken>({
    log,
    keyOf: ({ site_id, engine, day }) => `${site_id} ${engine} ${day}`,
    take: (place, of) => store.takeOfSite(db, place, of),
    giveBack: (rests) => store.giveBackOfSites(db, rests),
  });

  return {
    /** Throws `budget.person_reached` or `budget.reached`; nothing is reserved then. */
    async reserve(
      { site_id, db: own }: Scope,
      { person_id, provider, amount, ahead = 1 }: Reserving,
    ): Promise<Reserved> {
      const now = clock.now();
      const place = { person_id, site_id, engine: provider, day: dayOf(now) };
      const { daily_budgets } = await sites.recordOf(openScope(own, site_id));
      const caps = daily_budgets[provider];
      const retryAfterMs = msUntilNextDay(now);
      const ofPerson = await people.reserve(place, { amount, cap: caps.member, ahead });
      if (!ofPerson) throw new AppError('budget.person_reached', { retryAfterMs });
      const ofSite = await ofSites.reserve(place, { amount, cap: caps.site, ahead });
      if (!ofSite) {
        await people.settle(place, amount);
        await alerts.reached(site_id, place, { cap: caps.site, refused: amount });
        throw new AppError('budget.reached', { retryAfterMs });
      }
      const { taken } = ofSite;
      if (
        taken &&
        !taken.is_alert_sent &&
        isNear(taken.used, { cap: caps.site, extra: taken.extra })
      )
        await alerts.near(site_id, place, caps.site + taken.extra);
      let isSettled = false;
      return {
        async settle(used) {
          if (isSettled) return;
          isSettled = true;
          const rest = amount - Math.max(0, Math.round(used));
          await Promise.all([people.settle(place, rest), ofSites.settle(place, rest)]);
        },
      };
    },

    /** Returns the blocks of this process. */
    async close(): Promise<void> {
      await Promise.all([people.close(), ofSites.close()]);
    },

    ...createBudgetsAdmin(needs, (place) => ofSites.freeOf(place)),

    forgetOld: (): Promise<void> =>
      store.forgetDays(db, dayOf(new Date(clock.now().getTime() - DAYS_STORED_MS))),
  };
}

interface Block<Place> {
  readonly place: Place;
  /** The day's cap when it was taken. */
  readonly cap: number;
  /** Reserved in the database, and not yet used here. */
  free: number;
  isUsed: boolean;
}

interface Options<Place, Taken> {
  readonly log: Log;
  readonly keyOf: (place: Place) => string;
  /** Takes the amount from the database if it fits the cap; undefined otherwise. */
  readonly take: (place: Place, of: { amount: number; cap: number }) => Promise<Taken | undefined>;
  readonly giveBack: (rests: readonly { place: Place; amount: number }[]) => Promise<void>;
}

/**
 * Above this share of the cap, reservations are made one by one, so that none is refused because of another process's
 * block.
 */
const BLOCKS_UNTIL = 0.9;
/** A block without reservations for this time is returned. */
const IDLE_MS = 5_000;

/** Reserves in blocks: a process reserves many at once, so that not every reservation writes a row. */
function createBlocks<Place, Taken>(options: Options<Place, Taken>) {
  const { log, keyOf, take, giveBack } = options;
  const blocks = new Map<string, Block<Place>>();
  const filling = new Map<string, Promise<Taken | undefined>>();
  let timer: NodeJS.Timeout | undefined;

  const schedule = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      const all = [...blocks.values()];
      void release(all.filter(({ isUsed }) => !isUsed));
      for (const block of blocks.values()) block.isUsed = false;
      if (blocks.size > 0) schedule();
    }, IDLE_MS).unref();
  };

  /** A block that cannot be returned counts as used until midnight, which protects the operator's bill. */
  const release = async (those: readonly Block<Place>[]): Promise<void> => {
    for (const { place } of those) blocks.delete(keyOf(place));
    const rests = those.flatMap(({ place, free }) => (free === 0 ? [] : [{ place, amount: free }]));
    if (rests.length > 0)
      await giveBack(rests).catch((error: unknown) =>
        log.warn({ err: error }, 'returning a reserved budget failed'),
      );
  };

  const fill = async (place: Place, block: { amount: number; cap: number }) => {
    const taken = await take(place, {
      amount: block.amount,
      cap: Math.floor(block.cap * BLOCKS_UNTIL),
    });
    if (taken) {
      blocks.set(keyOf(place), { place, cap: block.cap, free: block.amount, isUsed: true });
      schedule();
    }
    return taken;
  };

  return {
    /**
     * Reserves from this process's block, from a new block of `ahead` reservations, or, near the cap, only this amount.
     * Undefined if it does not fit. `taken` is the database's result, if it was queried.
     */
    async reserve(
      place: Place,
      { amount, cap, ahead }: { amount: number; cap: number; ahead: number },
    ): Promise<{ taken?: Taken } | undefined> {
      const key = keyOf(place);
      if (ahead > 1) {
        await filling.get(key);
        let taken: Taken | undefined;
        const held = blocks.get(key);
        if (!held || held.cap !== cap || held.free < amount) {
          if (held) await release([held]);
          if (!filling.has(key)) {
            const one = fill(place, { amount: amount * ahead, cap });
            filling.set(
              key,
              one.finally(() => filling.delete(key)),
            );
          }
          taken = await filling.get(key);
        }
        const block = blocks.get(key);
        if (block && block.cap === cap && block.free >= amount) {
          block.free -= amount;
          block.isUsed = true;
          return taken === undefined ? {} : { taken };
        }
      }
      const taken = await take(place, { amount, cap });
      return taken && { taken };
    },

    /** Returns the unused part of a reservation, to the block if there is one. */
    async settle(place: Place, rest: number): Promise<void> {
      if (rest === 0) return;
      const block = blocks.get(keyOf(place));
      if (block) block.free += rest;
      else
        await giveBack([{ place, amount: rest }]).catch((error: unknown) =>
          log.warn({ err: error }, 'correcting a budget reservation failed'),
        );
    },

    freeOf: (place: Place): number => blocks.get(keyOf(place))?.free ?? 0,

    async close(): Promise<void> {
      clearTimeout(timer);
      await release([...blocks.values()]);
    },
  };
}
