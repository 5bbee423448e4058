// A reference model of the ledger, written from the design rather than the code, that the real one is compared with.

type ModelLot = { payment?: string | undefined; expires: number; priority: number; left: number };
type Parts = { lot: ModelLot; amount: number }[];
type Ending = { state: string; captured: number; back: Parts; ours: boolean };
type ModelHold = { until: number; parts: Parts; state: string; captured: number };
/** `hours` until they expire; never where it is left out. */
export type ModelGrant = { amount: number; hours?: number | undefined; priority?: number };

const NEVER = Number.POSITIVE_INFINITY;
const DONE = { status: 'done' };
const sumOf = (all: readonly { amount: number }[]) => all.reduce((sum, one) => sum + one.amount, 0);
const more = (counts: Map<string, number>, name: string, by: number) =>
  counts.set(name, (counts.get(name) ?? 0) + by);

/** `had`: cards that have used the coupon on another account. */
export function createLedgerModel({ had = [] as readonly string[] } = {}) {
  let [now, owed, coupon] = [0, 0, 'available'];
  const cards = new Set<string>();
  const lots: ModelLot[] = [];
  const holds = new Map<string, ModelHold>();
  const done = new Map<string, { status: string }>();
  /** Tokens of each payment that were not refunded, and those that have expired. */
  const [open, lapsed] = [new Map<string, number>(), new Map<string, number>()];

  const balance = () => sumOf(lots.map(({ left }) => ({ amount: left })));
  const expire = (): void => {
    for (const lot of lots.filter(({ expires }) => expires <= now)) {
      more(lapsed, lot.payment ?? '', lot.left);
      lot.left = 0;
    }
  };
  /** By priority, then by expiry with permanent ones last, then oldest first. */
  const take = (some: readonly ModelLot[], wanted: number): Parts => {
    let missing = wanted;
    return some
      .toSorted((a, b) => a.priority - b.priority || a.expires - b.expires)
      .flatMap((lot) => {
        const amount = Math.min(lot.left, missing);
        lot.left -= amount;
        missing -= amount;
        return amount > 0 ? { lot, amount } : [];
      });
  };
  const closing = (key: string, work: (hold: ModelHold) => { status: string }) => {
    expire();
    const hold = holds.get(key);
    return hold ? work(hold) : { status: 'unknown' };
  };
  const add = (lot: ModelLot): ModelLot => {
    lots.push(lot);
    return lot;
  };
  /** Incoming tokens repay the debt first. */
  const pay = (arrived: readonly ModelLot[]) => (owed -= sumOf(take(arrived, owed)));
  const refusalOf = (amount: number) => {
    if (owed > 0) return { status: 'in_debt', owed };
    return balance() < amount ? { status: 'insufficient', missing: amount - balance() } : undefined;
  };
  /** Idempotent: the same key returns the same result; refusals have no effect. */
  const once = (key: string, work: () => { status: string }) => {
    expire();
    const outcome = done.get(key) ?? work();
    if (outcome.status === 'done') done.set(key, outcome);
    return outcome;
  };
  const close = (hold: ModelHold, { back, ours, ...end }: Ending) => {
    const arrived = back.map(({ lot, amount }) => {
      if (ours && lot.expires <= now) return add({ ...lot, left: amount, expires: now + 72 });
      lot.left += amount;
      return lot;
    });
    Object.assign(hold, { ...end, parts: [] });
    expire();
    pay(arrived);
    return DONE;
  };
  const grant = (given: readonly ModelGrant[], payment?: string) => {
    const lotOf = ({ amount, hours = NEVER, priority = 0 }: ModelGrant) =>
      add({ left: amount, expires: now + hours, priority, payment });
    more(open, payment ?? '', sumOf(given));
    pay(given.map(lotOf));
    return DONE;
  };

  return {
    pass: (hours: number) => void (now += hours),
    grant: (key: string, given: readonly ModelGrant[], payment?: string) =>
      once(`grant ${key}`, () => grant(given, payment)),
    spend: (key: string, amount: number) =>
      once(`spend ${key}`, () => refusalOf(amount) ?? (take(lots, amount), DONE)),
    /** A manual adjustment, whatever is owed. */
    adjust(amount: number): string {
      expire();
      if (balance() + amount < 0) return 'wallet.insufficient_tokens';
      if (amount > 0) grant([{ amount }]);
      else take(lots, -amount);
      return 'done';
    },
    claim(): string {
      if (had.some((card) => cards.has(card))) return 'wallet.coupon_had';
      if (coupon !== 'available') return 'wallet.coupon_claimed';
      return (coupon = 'claimed');
    },
    /** A payment, doubled by a claimed coupon unless its card has used one before. */
    buy(amount: number, payment: string, card: string): void {
      expire();
      const doubles = coupon === 'claimed' && !had.includes(card);
      if (coupon === 'claimed') coupon = doubles ? 'used' : 'refused';
      cards.add(card);
      grant(doubles ? [{ amount }, { amount }] : [{ amount }], payment);
    },
    hold(key: string, amount: number, hours: number) {
      expire();
      const response = holds.has(key) ? { status: 'held' } : refusalOf(amount);
      if (response) return response;
      holds.set(key, { until: now + hours, state: 'open', captured: 0, parts: take(lots, amount) });
      return { status: 'held' };
    },
    capture: (key: string, captured: number) =>
      closing(key, (hold) => {
        if (hold.state !== 'open') return hold.captured === captured ? DONE : { status: 'closed' };
        let missing = captured;
        const rest = hold.parts.flatMap(({ lot, amount: has }) => {
          const amount = Math.max(has - missing, 0);
          missing -= has - amount;
          return amount > 0 ? { lot, amount } : [];
        });
        return close(hold, { state: 'captured', captured, back: rest, ours: true });
      }),
    release: (key: string, ours: boolean, state = 'released') =>
      closing(key, (hold) => {
        if (hold.state !== 'open') return hold.captured > 0 ? { status: 'closed' } : DONE;
        return close(hold, { state, captured: 0, back: hold.parts, ours });
      }),
    sweep(): void {
      expire();
      const late = [...holds].filter(([, { state, until }]) => state === 'open' && until <= now);
      for (const [key] of late.sort(([, a], [, b]) => a.until - b.until))
        this.release(key, true, 'expired');
    },
    reverse: (key: string, payment: string, requested = NEVER) =>
      once(`reverse ${key}`, () => {
        const mine = lots.filter((lot) => lot.payment === payment);
        const amount = Math.min(requested, open.get(payment) ?? 0);
        const taken = sumOf(take(mine, amount));
        const gone = Math.min(amount - taken, lapsed.get(payment) ?? 0);
        more(open, payment, -amount);
        more(lapsed, payment, -gone);
        owed += amount - taken - gone;
        return { status: 'done', taken, lapsed: gone, owed: amount - taken - gone };
      }),
    state: () => {
      expire();
      const held = [...holds.values()].flatMap(({ parts }) => parts);
      const heldOf = (lot: ModelLot) => sumOf(held.filter((part) => part.lot === lot));
      const shown = lots
        .map((lot) => ({ left: lot.left, held: heldOf(lot), expires: lot.expires }))
        .filter(({ left, held: also }) => left + also > 0);
      const ended = [...holds].map(([key, { state, captured }]) => ({ key, state, captured }));
      return { owed, coupon, lots: shown, holds: ended };
    },
  };
}
