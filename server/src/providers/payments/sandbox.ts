// The payment sandbox: the built-in payment provider, with the states and webhooks of a real one but no money.
import { z } from 'zod';
import type { Core } from '../../platform/core.ts';
import { isSameSecret } from '../../platform/encryption.ts';
import { PaymentsFailure, type Dispute, type PaymentsProvider } from './port.ts';
import {
  type Card,
  showBill,
  showCheckout,
  showPayment,
  showSubscription,
  type StoredObject,
  type StoredCheckout,
  type StoredOf,
  type StoredPayment,
  type StoredPortal,
  type StoredSubscription,
} from './sandbox/objects.ts';
import * as actions from './sandbox/actions.ts';
import { checkSignature, sign, SIGNATURE_HEADER } from './sandbox/signature.ts';
import * as store from './sandbox/store.ts';

/** Relative to the API; served by `serveSandbox`. */
export const SANDBOX_PATH = '/payments/sandbox';

/** Receives webhooks in-process, as if over HTTP. Resolves once they are stored. */
export type Receiver = (raw: Buffer, headers: Record<string, string>) => Promise<unknown>;

export interface Sandbox extends PaymentsProvider {
  /** True if it sells; a closed sandbox only finishes what it has sold. */
  readonly isOpen: boolean;
  /** Sets the receiver of all webhooks, including undelivered ones. */
  deliverTo(receiver: Receiver): void;
  /** The object of a form; undefined for an invalid secret. */
  formOf(secret: string): Promise<StoredPayment | StoredCheckout | undefined>;
  /** `mark` is the card's fingerprint; null for none. */
  tryCard(secret: string, card: Card, mark?: string | null): Promise<actions.Outcome>;
  confirmBank(secret: string, approved: boolean): Promise<actions.Outcome>;
  portalOf(
    secret: string,
  ): Promise<
    | { portal: StoredPortal; subscriptions: { id: string; subscription: StoredSubscription }[] }
    | undefined
  >;
  /** Actions of the provider's staff, for tests. */
  refund(id: string, cents: number): Promise<void>;
  setDispute(id: string, dispute: Dispute): Promise<void>;
  /** Bills what is due (or ends it if the sandbox is closed), and redelivers failed webhooks. */
  runDue(): Promise<void>;
}

interface Needs extends Pick<Core, 'db' | 'vault' | 'clock' | 'ids' | 'log'> {
  /** The path of the API, such as `/api`. */
  readonly base: string;
  /** False in production, where free tokens must not be available: nothing can be bought then. */
  readonly isOpen: boolean;
}

const Delivery = z.object({
  id: z.string(),
  name: z.string(),
  about: z.enum(['payment', 'subscription', 'bill', 'checkout']),
  object_id: z.string(),
  live: z.boolean(),
  at: z.coerce.date(),
});

function readDelivery(raw: Buffer): z.infer<typeof Delivery> {
  try {
    return Delivery.parse(JSON.parse(raw.toString()));
  } catch (cause) {
    const words = 'The signature is valid, but this isn’t a sandbox event.';
    throw new PaymentsFailure('forged', words, { cause });
  }
}

export function createSandbox({ db, vault, clock, ids, log, base, isOpen }: Needs): Sandbox {
  const secret = vault.secret('sandbox-webhooks');
  const newId = (prefix: string): string => `${prefix}_sandbox_${ids.next().replaceAll('-', '')}`;
  let receiver: Receiver | undefined;
  let delivering: Promise<void> = Promise.resolve();

  /** One delivery at a time, so that each webhook is delivered once; `runDue` retries failed ones. */
  const deliver = (): Promise<void> => {
    delivering = delivering.then(deliverAll).catch((error: unknown) => {
      log.warn({ err: error }, 'delivering a sandbox event failed');
    });
    return delivering;
  };
  const deliverAll = async (): Promise<void> => {
    if (!receiver) return;
    for (const event of await store.listUndelivered(db)) {
      const raw = Buffer.from(JSON.stringify(store.toEvent(event)));
      const at = clock.now();
      await receiver(raw, { [SIGNATURE_HEADER]: sign(raw, { secret, at }) });
      await store.markDelivered(db, event.id, clock.now());
    }
  };

  /** Runs an action in its own transaction; webhooks are delivered afterwards, in the background. */
  const withContext = async <T>(work: (context: actions.Context) => Promise<T>): Promise<T> => {
    const result = await db.transaction((tx) => work({ tx, now: clock.now(), id: newId }));
    void deliver();
    return result;
  };

  const refuseClosed = (): void => {
    if (!isOpen) throw new PaymentsFailure('unavailable', 'No payment provider is configured.');
  };
  const create = async (key: string, prefix: string, make: (id: string) => StoredObject) => {
    refuseClosed();
    const id = newId(prefix);
    const object = make(id);
    if (await store.addObject(db, { id, key, kept: object, created_at: clock.now() }))
      return { id, kept: object };
    const earlier = await store.findByKey(db, key);
    if (!earlier || !isSameRequest(earlier.kept, object)) {
      throw new PaymentsFailure('refused', 'This key was used for something else.');
    }
    return earlier;
  };
  const read = async <K extends StoredObject['kind']>(
    id: string,
    kind: K,
  ): Promise<StoredOf<K>> => {
    const object = (await store.findObject(db, id))?.kept;
    if (object?.kind !== kind) throw new PaymentsFailure('not_found', `There is no such ${kind}.`);
    return object as StoredOf<K>; // its kind was compared
  };
  const open = async (given: string) => {
    const row = await store.findObject(db, given.split('_secret_')[0] ?? '');
    return row && 'secret' in row.kept && isSameSecret(given, row.kept.secret) ? row : undefined;
  };
  const fill = async (
    given: string,
    work: (context: actions.Context, id: string) => Promise<actions.Outcome>,
  ) => {
    const row = await open(given);
    return row ? withContext((context) => work(context, row.id)) : 'closed';
  };

  return {
    provider: 'sandbox',
    name: isOpen ? 'sandbox · no money moves' : 'none · purchases are off',
    isBuiltIn: true,
    live: false,
    adult_ok: false,
    abilities: { resume: true, switch_plans: true },
    form: { kind: 'frame', path: `${base}${SANDBOX_PATH}` },
    isOpen,

    createCustomer: ({ key, metadata }) =>
      create(key, 'cus', () => ({ kind: 'customer', metadata })),
    async createPayment({ key, return_url: _, ...request }) {
      const { id, kept: object } = await create(key, 'pay', (fresh) => newPayment(fresh, request));
      return formFor(id, object);
    },
    async createCheckout({ key, ...request }) {
      const { id, kept: object } = await create(key, 'chk', (fresh) => newCheckout(fresh, request));
      return formFor(id, object);
    },
    readPayment: async (id) => showPayment(id, await read(id, 'payment')),
    readCheckout: async (id) => showCheckout(id, await read(id, 'checkout')),
    closeCheckout: async (id) =>
      showCheckout(id, await withContext((context) => actions.closeCheckout(context, id))),
    readSubscription: async (id) => showSubscription(id, await read(id, 'subscription')),
    async readBill(id) {
      const bill = await read(id, 'bill');
      return showBill(id, bill, await read(bill.payment, 'payment'));
    },
    setEnding: async (id, ends) =>
      showSubscription(id, await withContext((context) => actions.setEnding(context, id, ends))),
    setNextPlan: async (id, plan) =>
      showSubscription(id, await withContext((context) => actions.setNextPlan(context, id, plan))),
    endNow: (id) => withContext((context) => actions.endNow(context, id)),
    refundBill: async ({ bill }) => {
      const { payment } = await read(bill, 'bill');
      await withContext((context) => actions.refundAll(context, payment));
    },
    async openPortal({ customer, return_url }) {
      refuseClosed();
      const id = newId('por');
      const object: StoredPortal = {
        kind: 'portal',
        customer,
        return_url,
        secret: actions.newSecret(id),
      };
      await store.addObject(db, { id, kept: object, created_at: clock.now() });
      return { url: `${base}${SANDBOX_PATH}/portal?secret=${object.secret}` };
    },
    async *eventsSince(since) {
      yield* await store.listEvents(db, since);
    },
    readWebhook(raw, headers) {
      checkSignature(raw, headers[SIGNATURE_HEADER], { secret, now: clock.now() });
      return readDelivery(raw);
    },
    close: () => delivering,

    deliverTo(given) {
      receiver = given;
      void deliver();
    },
    async formOf(given) {
      const object = (await open(given))?.kept;
      return object?.kind === 'payment' || object?.kind === 'checkout' ? object : undefined;
    },
    tryCard: (given, card, mark = null) =>
      fill(given, (context, id) => actions.tryCard(context, id, { card, mark })),
    confirmBank: (given, approved) =>
      fill(given, (context, id) => actions.confirmBank(context, id, approved)),
    async portalOf(given) {
      const portal = (await open(given))?.kept;
      if (portal?.kind !== 'portal') return undefined;
      const rows = await store.listSubscriptions(db, portal.customer);
      const subscriptions = rows.flatMap(({ id, kept: object }) =>
        object.kind === 'subscription' ? [{ id, subscription: object }] : [],
      );
      return { portal, subscriptions };
    },
    refund: (id, cents) => withContext((context) => actions.refund(context, id, cents)),
    setDispute: (id, dispute) => withContext((context) => actions.setDispute(context, id, dispute)),
    async runDue() {
      for (const id of await store.listDue(db, clock.now())) {
        // If the process was down for months, each month is billed.
        while (
          await withContext((context) => actions.renewPeriod(context, id, { renews: isOpen }))
        );
      }
      await deliver();
    },
  };
}

const newPayment = (
  id: string,
  request: Pick<
    StoredPayment,
    'customer' | 'metadata' | 'amount_cents' | 'currency' | 'description'
  >,
): StoredPayment => ({
  kind: 'payment',
  ...request,
  state: 'open',
  received_cents: 0,
  refunded_cents: 0,
  dispute: 'none',
  bill: null,
  secret: actions.newSecret(id),
  waits_for_bank: false,
});

const newCheckout = (
  id: string,
  request: Pick<StoredCheckout, 'customer' | 'metadata' | 'plan' | 'return_url'>,
): StoredCheckout => ({
  kind: 'checkout',
  ...request,
  state: 'open',
  subscription: null,
  secret: actions.newSecret(id),
  waits_for_bank: false,
});

function formFor(id: string, object: StoredObject): { id: string; client_secret: string } {
  if (!('secret' in object))
    throw new PaymentsFailure('refused', 'Nothing of it can be filled in.');
  return { id, client_secret: object.secret };
}

/** True if both have the same request, ignoring later state. */
function isSameRequest(one: StoredObject, other: StoredObject): boolean {
  const requestOf = (object: StoredObject): unknown =>
    object.kind === 'payment'
      ? [object.kind, object.customer, object.amount_cents, object.currency]
      : object.kind === 'checkout'
        ? [
            object.kind,
            object.customer,
            object.plan.id,
            object.plan.amount_cents,
            object.plan.months,
          ]
        : [object.kind];
  return JSON.stringify(requestOf(one)) === JSON.stringify(requestOf(other));
}
