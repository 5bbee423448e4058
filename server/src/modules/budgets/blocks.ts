// Budgets reserved in blocks: a process takes many reservations at once, so that not each of them writes a row.
import type { Log } from '../../platform/log.ts';

interface Block<Place> {
  readonly place: Place;
  /** The day's cap when it was taken. */
  readonly cap: number;
  /** Taken from the database, and neither used nor reserved here. */
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

/** Above this share of the cap, reservations are taken one by one: none is refused for what another process holds. */
const BLOCKS_UNTIL = 0.9;
/** A block without a reservation for as long goes back. */
const IDLE_MS = 5_000;

export function createBlocks<Place, Taken>(options: Options<Place, Taken>) {
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

  /** What is not given back stays used until midnight, in favor of the operator's bill. */
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
     * Reserves from the block that this process has, from a new one for `ahead` reservations, or, near the cap, just
     * this amount. Undefined where it does not fit. `taken` is what the database said, if it was asked.
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

    /** Gives back what a reservation did not use, to the block if there is one. */
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

    /** Gives everything back. */
    async close(): Promise<void> {
      clearTimeout(timer);
      await release([...blocks.values()]);
    },
  };
}
