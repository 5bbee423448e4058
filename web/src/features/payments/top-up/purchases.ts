// Payments that were begun on this page and whose end is not known yet: asked for until it is, and then told once.
import { api } from '../../../lib/api.ts';
import { session } from '../../../lib/session.ts';
import { toasts } from '../../../lib/toasts.ts';
import type { Unit } from './packages.ts';
import { texts } from './texts.ts';

export interface Purchase {
  readonly payment_intent_id: string;
  readonly type: Unit;
  readonly member_id: string;
  /** Milliseconds. */
  readonly begun_at: number;
}

type Answer = Awaited<ReturnType<typeof api.payments.payment>>;
export type Standing = Pick<Answer, 'status' | 'coupon_refused'>;

interface Needs {
  ask: (payment_intent_id: string) => Promise<Standing>;
  tell: (purchase: Purchase, standing: Standing) => void;
  member: () => string | null;
  now: () => number;
  later: (deed: () => void, ms: number) => unknown;
  kept: { read: () => string | null; write: (text: string) => void };
}

/** Whoever pays does so within minutes; the server itself goes on for days. */
const LONGEST_MS = 20 * 60_000;
/** Between one look and the next. */
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

export function createPurchases({ ask, tell, member, now, later, kept }: Needs) {
  let open: readonly Purchase[] = read();
  let round = 0;

  function read(): Purchase[] {
    try {
      const written: unknown = JSON.parse(kept.read() ?? '[]');
      // A list is one that was written below, in this tab.
      return Array.isArray(written) ? (written as Purchase[]) : [];
    } catch {
      return [];
    }
  }
  const change = (next: readonly Purchase[]) => {
    open = next;
    kept.write(JSON.stringify(open));
  };
  const remove = (id: string) => change(open.filter((one) => one.payment_intent_id !== id));

  /** How it stands now; told if it has just been paid, whoever asks. */
  const settle = async (id: string): Promise<Standing['status']> => {
    const standing = await ask(id);
    const { status } = standing;
    const mine = open.find((one) => one.payment_intent_id === id);
    if (status === 'succeeded' || status === 'canceled') remove(id);
    if (status === 'succeeded' && mine) tell(mine, standing);
    return status;
  };

  const look = async (): Promise<void> => {
    change(open.filter(({ begun_at }) => now() - begun_at < LONGEST_MS));
    const own = open.filter(({ member_id }) => member_id === member());
    // What cannot be asked for now is asked for at the next look.
    await Promise.allSettled(own.map(({ payment_intent_id }) => settle(payment_intent_id)));
  };

  const watch = (): void => {
    round += 1;
    const mine = round;
    const next = (at: number) => {
      if (open.length === 0) return;
      later(
        () => {
          if (mine === round) void look().then(() => next(at + 1));
        },
        PAUSES_MS[Math.min(at, PAUSES_MS.length - 1)] ?? 0,
      );
    };
    next(0);
  };

  return {
    add: (purchase: Pick<Purchase, 'payment_intent_id' | 'type'>): void => {
      const member_id = member();
      if (member_id === null) return;
      const others = open.filter((one) => one.payment_intent_id !== purchase.payment_intent_id);
      change([...others, { ...purchase, member_id, begun_at: now() }]);
    },
    settle,
    /** Something has moved in the wallet: one of these may be why. */
    look,
    /** The form is gone, or the page has just come: looks again and again, ever more seldom. */
    watch,
  };
}

const ITEM = 'velour.purchases';

export const purchases = createPurchases({
  ask: (payment_intent_id) => api.payments.payment({ query: { payment_intent_id } }),
  tell: ({ type }, { coupon_refused }) => {
    toasts.success(texts.paid[type]);
    if (coupon_refused) toasts.warning(texts.coupon_refused);
  },
  member: () => session.read().id,
  now: Date.now,
  later: setTimeout,
  // This tab's own storage: a reload comes back to them, and no other tab tells the same.
  kept: {
    read: () => {
      try {
        return window.sessionStorage.getItem(ITEM);
      } catch {
        return null;
      }
    },
    write: (text) => {
      try {
        window.sessionStorage.setItem(ITEM, text);
      } catch {
        // Full or forbidden: then a reload tells nothing, and the balance is right all the same.
      }
    },
  },
});
