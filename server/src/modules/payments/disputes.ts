// The dispute rate of each site, and its alert: a log event, a metric, and a notice on the dashboard.
import { DAY_MS, dayOf } from '@velour/calendar/calendar.ts';
import type { Scope } from '../../platform/db/scope.ts';
import * as store from './disputes.store.ts';
import type { DisputeCount } from './disputes.store.ts';
import type { PaymentsNeeds } from './service.ts';

type Needs = Pick<PaymentsNeeds, 'db' | 'clock' | 'log' | 'metrics'>;

export function createDisputes({ db, clock, log, metrics }: Needs) {
  let highest = 0;
  metrics.gauge(
    'velour_dispute_rate',
    'Disputes and fraud per settled payment in 30 days, of the site with the highest rate',
    () => highest,
  );
  const countAlarm = metrics.counter(
    'velour_dispute_alarms_total',
    'Days on which a site’s rate of disputes was at or above 0.75%',
    'site',
  );
  /** The UTC day of each site's last alert. */
  const alarmed = new Map<string, string>();
  const since = (): Date => new Date(clock.now().getTime() - store.DISPUTE_DAYS * DAY_MS);

  return {
    async disputesOf({ site_id }: Scope): Promise<DisputeCount & { is_high: boolean }> {
      const found = (await store.countDisputes(db, since())).find((one) => one.site_id === site_id);
      const { disputed, settled } = found ?? { disputed: 0, settled: 0 };
      return { disputed, settled, is_high: store.isHigh({ disputed, settled }) };
    },

    /** One alert per day and site while the rate is high. */
    async watchDisputes(): Promise<void> {
      const counts = await store.countDisputes(db, since());
      highest = Math.max(0, ...counts.map(store.rateOf));
      const day = dayOf(clock.now());
      for (const { site_id, disputed, settled } of counts) {
        if (!store.isHigh({ disputed, settled }) || alarmed.get(site_id) === day) continue;
        alarmed.set(site_id, day);
        countAlarm(site_id);
        const percent = Math.round(store.rateOf({ disputed, settled }) * 10_000) / 100;
        log.error({ site_id, disputed, settled, percent }, 'dispute rate is high');
      }
    },
  };
}
