// A second ledger in plain numbers, written from the design and not from the code: what the real one is held against.

export interface ModelLot {
  readonly n: number;
  readonly payment: string | undefined;
  readonly restored: boolean;
  readonly granted: number;
  readonly expires: number;
  readonly priority: number;
  left: number;
  held: number;
}

interface ModelHold {
  readonly amount: number;
  readonly until: number;
  state: 'open' | 'captured' | 'released' | 'expired';
  captured: number;
  parts: { lot: ModelLot; amount: number }[];
}

export interface ModelGrant {
  readonly amount: number;
  /** Hours until they expire; never where it is left out. */
  readonly hours?: number | undefined;
  readonly priority?: number | undefined;
}

const NEVER = Number.POSITIVE_INFINITY;

export function createLedgerModel() {
  let now = 0;
  let made = 0;
  let owed = 0;
  const lots: ModelLot[] = [];
  const holds = new Map<string, ModelHold>();
  const done = new Map<string, unknown>();
  const back = new Map<string, number>();
  /** What expired of a payment and was not let go of yet. */
  const lapsed = new Map<string, number>();

  /** Priority, then what expires first with permanent tokens last, then age. */
  const inOrder = (some: readonly ModelLot[]) =>
    [...some].sort((a, b) =>
      a.priority !== b.priority
        ? a.priority - b.priority
        : a.expires !== b.expires
          ? a.expires < b.expires
            ? -1
            : 1
          : a.n - b.n,
    );
  const balance = () => lots.reduce((sum, { left }) => sum + left, 0);

  const expire = (): void => {
    for (const lot of lots) {
      if (lot.expires > now) continue;
      if (lot.payment !== undefined)
        lapsed.set(lot.payment, (lapsed.get(lot.payment) ?? 0) + lot.left);
      lot.left = 0;
    }
  };
  const take = (some: readonly ModelLot[], amount: number) => {
    const parts: { lot: ModelLot; amount: number }[] = [];
    let missing = amount;
    for (const lot of inOrder(some)) {
      const part = Math.min(lot.left, missing);
      if (part === 0) continue;
      lot.left -= part;
      missing -= part;
      parts.push({ lot, amount: part });
    }
    return parts;
  };
  const pay = (arrived: readonly ModelLot[]): void => {
    const pays = Math.min(
      owed,
      arrived.reduce((sum, { left }) => sum + left, 0),
    );
    take(arrived, pays);
    owed -= pays;
  };
  const add = (lot: Omit<ModelLot, 'n' | 'held' | 'left'>): ModelLot => {
    const fresh = { ...lot, n: made, left: lot.granted, held: 0 };
    made += 1;
    lots.push(fresh);
    return fresh;
  };
  const refuse = (amount: number) => {
    if (owed > 0) return { is: 'in_debt', owed };
    return balance() < amount ? { is: 'insufficient', missing: amount - balance() } : undefined;
  };
  /** The same key again does nothing and answers the same. */
  const once = <T>(key: string, work: () => T): T => {
    expire();
    if (!done.has(key)) {
      const outcome = work();
      // What was refused did not happen, so it may be asked for again.
      if (outcome !== undefined) done.set(key, outcome);
      return outcome;
    }
    return done.get(key) as T;
  };
  const giveBack = (parts: ModelHold['parts'], ours: boolean): void => {
    const arrived = parts.map(({ lot, amount }) => {
      lot.held -= amount;
      if (ours && lot.expires <= now)
        return add({ ...lot, granted: amount, expires: now + 72, restored: true });
      lot.left += amount;
      return lot;
    });
    expire();
    pay(arrived);
  };

  return {
    pass: (hours: number) => void (now += hours),
    grant: (key: string, given: readonly ModelGrant[], payment?: string) =>
      once(`grant ${key}`, () => {
        const arrived = given.map(({ amount, hours, priority = 0 }) =>
          add({
            granted: amount,
            expires: hours === undefined ? NEVER : now + hours,
            ...{ priority, payment, restored: false },
          }),
        );
        pay(arrived);
        return { is: 'done' };
      }),
    spend(key: string, amount: number) {
      expire();
      if (done.has(`spend ${key}`)) return { is: 'done' };
      const refused = refuse(amount);
      if (refused) return refused;
      take(lots, amount);
      return once(`spend ${key}`, () => ({ is: 'done' }));
    },
    hold(key: string, amount: number, hours: number) {
      expire();
      if (holds.has(key)) return { is: 'held' };
      const refused = refuse(amount);
      if (refused) return refused;
      const parts = take(lots, amount);
      for (const part of parts) part.lot.held += part.amount;
      holds.set(key, { amount, until: now + hours, state: 'open', captured: 0, parts });
      return { is: 'held' };
    },
    capture(key: string, amount: number) {
      const hold = holds.get(key);
      if (!hold) return { is: 'unknown' };
      expire();
      const captured = Math.min(amount, hold.amount);
      if (hold.state === 'captured' && hold.captured === captured) return { is: 'done' };
      if (hold.state !== 'open') return { is: 'closed' };
      let missing = captured;
      const rest: ModelHold['parts'] = [];
      for (const { lot, amount: has } of hold.parts) {
        const part = Math.min(has, missing);
        missing -= part;
        lot.held -= part;
        if (has > part) rest.push({ lot, amount: has - part });
      }
      giveBack(rest, true);
      Object.assign(hold, { state: 'captured', captured });
      return { is: 'done' };
    },
    release(key: string, ours: boolean, state: 'released' | 'expired' = 'released') {
      const hold = holds.get(key);
      if (!hold) return { is: 'unknown' };
      expire();
      if (hold.state === 'captured') return { is: 'closed' };
      if (hold.state === 'open') {
        giveBack(hold.parts, ours);
        hold.state = state;
      }
      return { is: 'done' };
    },
    sweep(): void {
      expire();
      const late = [...holds].filter(([, { state, until }]) => state === 'open' && until <= now);
      for (const [key] of late.sort(([, a], [, b]) => a.until - b.until))
        this.release(key, true, 'expired');
    },
    reverse: (key: string, payment: string, asked?: number) =>
      once(`reverse ${key}`, () => {
        const mine = lots.filter((lot) => lot.payment === payment);
        const granted = mine.reduce((sum, lot) => sum + (lot.restored ? 0 : lot.granted), 0);
        const open = granted - (back.get(payment) ?? 0);
        const amount = Math.min(asked ?? open, open);
        back.set(payment, (back.get(payment) ?? 0) + amount);
        const taken = take(
          mine,
          Math.min(
            amount,
            mine.reduce((sum, { left }) => sum + left, 0),
          ),
        ).reduce((sum, part) => sum + part.amount, 0);
        const gone = Math.min(amount - taken, lapsed.get(payment) ?? 0);
        lapsed.set(payment, (lapsed.get(payment) ?? 0) - gone);
        owed += amount - taken - gone;
        return { is: 'done', taken, lapsed: gone, owed: amount - taken - gone };
      }),
    state: () => {
      expire();
      const open = lots.filter(({ left, held }) => left > 0 || held > 0);
      return {
        owed,
        expiring: open.reduce((sum, lot) => sum + (lot.expires < NEVER ? lot.left : 0), 0),
        permanent: open.reduce((sum, lot) => sum + (lot.expires < NEVER ? 0 : lot.left), 0),
        held: open.reduce((sum, lot) => sum + lot.held, 0),
        lots: open.map(({ left, held, expires }) => ({ left, held, expires })),
        holds: [...holds].map(([key, { state, captured }]) => ({ key, state, captured })),
      };
    },
  };
}
