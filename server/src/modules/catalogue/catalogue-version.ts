// Which version of a site's catalogue is the present one: told by the bus at once, by the database in any case.
import type { Bus } from '../../providers/events/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import { readVersion } from './catalogue-version.store.ts';

/** The bus only hints: a change that it lost is seen after so long. */
const BELIEVED_MS = 2_000;
const TOPIC = 'catalogue';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Bus;
  /** Told of every change that is heard of. */
  readonly onChange: () => void;
}

export type Freshness = ReturnType<typeof createFreshness>;

export function createFreshness({ db, clock, bus, onChange }: Needs) {
  const believed = new Map<string, { version: number; until: number }>();
  const asked = new Map<string, Promise<number>>();

  bus.subscribe(TOPIC, (siteId) => {
    believed.delete(siteId);
    asked.delete(siteId); // it may have been answered before the change
    onChange();
  });

  const ask = async (siteId: string): Promise<number> => {
    const asking = readVersion(db, siteId);
    asked.set(siteId, asking);
    try {
      const version = await asking;
      const until = clock.now().getTime() + BELIEVED_MS;
      if (asked.get(siteId) === asking) believed.set(siteId, { version, until });
      return version;
    } finally {
      if (asked.get(siteId) === asking) asked.delete(siteId);
    }
  };

  return {
    /** Never to be asked inside a transaction: it waits for a connection of its own. */
    versionOf(siteId: string): number | Promise<number> {
      const known = believed.get(siteId);
      if (known && known.until > clock.now().getTime()) return known.version;
      return asked.get(siteId) ?? ask(siteId);
    },

    /** To be called once a change is committed; every process hears of it. */
    changed: (siteId: string): void => bus.publish(TOPIC, siteId),
  };
}
