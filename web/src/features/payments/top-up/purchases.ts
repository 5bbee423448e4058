// Payments started on this page whose outcome is unknown: polled until it is known, then notified once.
import { api } from '../../../lib/api.ts';
import { session } from '../../../lib/session.ts';
import { toasts } from '../../../lib/toasts.ts';
import type { Unit } from './packages.ts';
import { texts } from './texts.ts';

export interface Purchase {
  readonly payment_intent_id: string;
  readonly type: Unit;
  readonly member_id: string;
  /** Epoch milliseconds. */
  readonly begun_at: number;
}

type Answer = Awaited<ReturnType<typeof api.payments.payment>>;
export type PaymentState = Pick<Answer, 'status' | 'coupon_refused'>;

interface Needs {
  fetchPayment: (payment_intent_id: string) => Promise<PaymentState>;
  notify: (purchase: Purchase, state: PaymentState) => void;
  member: () => string | null;
  now: () => number;
  later: (callback: () => void, ms: number) => unknown;
  storage: { read: () => string | null; write: (text: string) => void };
}

/** People pay within minutes; the server keeps checking for days. */
const LONGEST_MS = 20 * 60_000;
/** The pauses between checks. */
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

export function createPurchases({ fetchPayment, notify, member, now, later, storage }: Needs) {
  let open: readonly Purchase[] = read();
  let round = 0;

  function read(): Purchase[] {
    try {
      const written: unknown = JSON.parse(storage.read() ?? '[]');
      // Written below, in this tab.
      return Array.isArray(written) ? (written as Purchase[]) : [];
    } catch {
      return [];
    }
  }
  const change = (next: readonly Purchase[]) => {
    open = next;
    storage.write(JSON.stringify(open));
  };
  const remove = (id: string) => change(open.filter((one) => one.payment_intent_id !== id));

  /** Returns the current state; notifies if it has just been paid. */
  const settle = async (id: string): Promise<PaymentState['status']> => {
    const state = await fetchPayment(id);
    const { status } = state;
    const mine = open.find((one) => one.payment_intent_id === id);
    if (status === 'succeeded' || status === 'canceled') remove(id);
    if (status === 'succeeded' && mine) notify(mine, state);
    return status;
  };

  const check = async (): Promise<void> => {
    change(open.filter(({ begun_at }) => now() - begun_at < LONGEST_MS));
    const own = open.filter(({ member_id }) => member_id === member());
    // Failures are retried by the next check.
    await Promise.allSettled(own.map(({ payment_intent_id }) => settle(payment_intent_id)));
  };

  const watch = (): void => {
    round += 1;
    const mine = round;
    const next = (at: number) => {
      if (open.length === 0) return;
      later(
        () => {
          if (mine === round) void check().then(() => next(at + 1));
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
    /** Called after a change of the wallet, which one of these payments may have caused. */
    check,
    /** Called after the form was closed or the page was loaded: checks with increasing pauses. */
    watch,
  };
}

const ITEM = 'velour.purchases';

export const purchases = createPurchases({
  fetchPayment: (payment_intent_id) => api.payments.payment({ query: { payment_intent_id } }),
  notify: ({ type }, { coupon_refused }) => {
    toasts.success(texts.paid[type]);
    if (coupon_refused) toasts.warning(texts.coupon_refused);
  },
  member: () => session.read().id,
  now: Date.now,
  later: setTimeout,
  // This tab's own storage, so that a reload continues, and other tabs do not notify of the same payment.
  storage: {
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
        // Storage is full or forbidden: after a reload, there is no notification, but the balance is correct.
      }
    },
  },
});
