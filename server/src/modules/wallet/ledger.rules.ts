// The ledger's pure rules: the order of spending, what a transaction changes in a member's book, and the hash chain.
import { createHash } from 'node:crypto';
import { JOB_KINDS, type JobKind } from '@velour/contract/job-states.ts';

export const units = ['token', 'message'] as const;
export type Unit = (typeof units)[number];

export const buckets = ['subscription', 'one_time'] as const;
export const txnKinds = [
  'grant',
  'hold',
  'capture',
  'release',
  'expire',
  'spend',
  'reverse',
  'adjust',
] as const;
export type TxnKind = (typeof txnKinds)[number];
export const holdStates = ['open', 'captured', 'released', 'expired'] as const;

/** Each kind of paid job is charged to a site account of its own. */
// Object.fromEntries loses the kinds.
const jobCharges = Object.fromEntries(JOB_KINDS.map((kind) => [kind, `sys_usage_${kind}`])) as {
  [Kind in JobKind]: `sys_usage_${Kind}`;
};

/** The other accounts in a member's movements: the site's own, whose balances are computed as sums. */
export const systemKinds = [
  'sys_sales',
  'sys_subscription_grant',
  'sys_promo',
  ...Object.values(jobCharges),
  'sys_usage_message',
  'sys_usage_store',
  'sys_expired',
  'sys_reversed',
  'sys_adjust',
] as const;
export type SystemKind = (typeof systemKinds)[number];
export const accountKinds = ['user_spendable', 'user_held', ...systemKinds] as const;
export type AccountKind = (typeof accountKinds)[number];

/** The reasons of movements, as the statement shows them, each with the account on the other side. */
const otherSides = {
  package: 'sys_sales',
  plan: 'sys_subscription_grant',
  coupon: 'sys_promo',
  daily_reward: 'sys_promo',
  sign_up: 'sys_promo',
  promotion: 'sys_promo',
  ...jobCharges,
  message: 'sys_usage_message',
  gift: 'sys_usage_store',
  unlock: 'sys_usage_store',
  tip: 'sys_usage_store',
  expired: 'sys_expired',
  account_closed: 'sys_expired',
  refund: 'sys_reversed',
  dispute: 'sys_reversed',
  debt: 'sys_reversed',
  adjustment: 'sys_adjust',
} as const satisfies Record<string, SystemKind>;
export type Reason = keyof typeof otherSides | 'restored';
/** `restored` has no counter-entry: its tokens come from the same member's holds. */
export const reasons: [Reason, ...Reason[]] = [
  'restored',
  // The keys of the object above; `Object.keys` loses their type.
  ...(Object.keys(otherSides) as (keyof typeof otherSides)[]),
];
export const otherSideOf = (reason: Reason): SystemKind =>
  reason === 'restored' ? 'sys_promo' : otherSides[reason];

/** The subject of a movement, so that a statement can link to it. Never a person. */
export interface Reference {
  readonly type: string;
  readonly id: string;
}

export interface Lot {
  readonly id: string;
  readonly bucket: (typeof buckets)[number];
  readonly origin: Reason;
  readonly granted: bigint;
  readonly remaining: bigint;
  readonly held: bigint;
  readonly expires_at: Date | null;
  readonly priority: number;
  readonly reference: Reference | null;
  readonly created_at: Date;
}

/** A member's tokens (or message credits), read under the member's lock. */
export interface Book {
  readonly spendable: { readonly id: string; readonly balance: bigint; readonly seq: bigint };
  readonly held: { readonly id: string; readonly balance: bigint };
  /** The sequence number of the last transaction. */
  readonly hash: string;
  readonly unit: Unit;
  readonly is_frozen: boolean;
  /** Lots with spendable or held tokens, unordered. */
  readonly lots: readonly Lot[];
  readonly debt: bigint;
}

export interface Movement {
  readonly account: AccountKind;
  readonly lot_id: string | null;
  readonly amount: bigint;
}

/** A transaction before it has its number: what it is for and what it moves. */
export interface Draft {
  readonly kind: TxnKind;
  readonly key: string;
  readonly reason: Reason;
  readonly note?: string | undefined;
  readonly reference?: Reference | undefined;
  readonly actor: 'member' | 'admin' | 'system';
  readonly movements: readonly Movement[];
  /** New lots, full. */
  readonly made?: readonly Lot[] | undefined;
}

export interface Part {
  readonly lot_id: string;
  readonly amount: bigint;
}

export const sumOf = (parts: readonly { readonly amount: bigint }[]): bigint =>
  parts.reduce((sum, { amount }) => sum + amount, 0n);

export const isExpired = ({ expires_at }: Pick<Lot, 'expires_at'>, now: Date): boolean =>
  expires_at !== null && expires_at <= now;

/** Lots that expire soonest are spent first, permanent tokens last. */
export function bySpendOrder(one: Lot, other: Lot): number {
  const never = Number.POSITIVE_INFINITY;
  return (
    one.priority - other.priority ||
    compare(one.expires_at?.getTime() ?? never, other.expires_at?.getTime() ?? never) ||
    compare(one.created_at.getTime(), other.created_at.getTime()) ||
    compare(one.id, other.id)
  );
}

const compare = <T extends number | string>(one: T, other: T): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** The parts of a price, lot by lot; undefined if the lots are not enough. Expired lots are skipped. */
export function split(lots: readonly Lot[], price: bigint, now: Date): Part[] | undefined {
  const parts: Part[] = [];
  let missing = price;
  for (const lot of lots.toSorted(bySpendOrder)) {
    if (missing === 0n) break;
    if (lot.remaining === 0n || isExpired(lot, now)) continue;
    const amount = lot.remaining < missing ? lot.remaining : missing;
    parts.push({ lot_id: lot.id, amount });
    missing -= amount;
  }
  return missing === 0n ? parts : undefined;
}

/** Splits parts into the first `amount` and the rest. */
export function cut(parts: readonly Part[], amount: bigint): { taken: Part[]; left: Part[] } {
  const taken: Part[] = [];
  const left: Part[] = [];
  let missing = amount;
  for (const { lot_id, amount: has } of parts) {
    const takes = has < missing ? has : missing;
    missing -= takes;
    if (takes > 0n) taken.push({ lot_id, amount: takes });
    if (has > takes) left.push({ lot_id, amount: has - takes });
  }
  return { taken, left };
}

/** Moves parts of lots from one of the member's accounts to the other side of a reason. */
export const takeTo = (
  account: 'user_spendable' | 'user_held',
  parts: readonly Part[],
  reason: Reason,
): Movement[] => [
  ...parts.map(({ lot_id, amount }) => ({ account, lot_id, amount: -amount })),
  { account: otherSideOf(reason), lot_id: null, amount: sumOf(parts) },
];

/** Moves parts of lots between spendable and held. */
export const shift = (
  from: 'user_spendable' | 'user_held',
  to: 'user_spendable' | 'user_held',
  parts: readonly (Part & { readonly to_lot_id?: string })[],
): Movement[] =>
  parts.flatMap(({ lot_id, amount, to_lot_id = lot_id }) => [
    { account: from, lot_id, amount: -amount },
    { account: to, lot_id: to_lot_id, amount },
  ]);

export interface Link {
  readonly id: string;
  readonly site_id: string;
  readonly created_at: Date;
}

/** A transaction as it is written, and the book after it. */
export interface Posted {
  readonly txn: Txn;
  readonly entries: readonly {
    readonly account_id: string;
    readonly lot_id: string | null;
    readonly amount: bigint;
  }[];
  readonly book: Book;
}

export interface Txn extends Link {
  readonly account_id: string;
  readonly unit: Unit;
  readonly kind: TxnKind;
  readonly idempotency_key: string;
  readonly seq: bigint;
  readonly amount: bigint;
  readonly balance_after: bigint;
  readonly reason: Reason;
  readonly note: string | null;
  readonly reference_type: string | null;
  readonly reference_id: string | null;
  readonly actor: Draft['actor'];
  readonly previous_hash: string;
}

type AccountIds = (kind: AccountKind) => string;

/** What posting a draft writes. Throws if it would create or destroy tokens: that is a bug, not a refusal. */
export function post(
  book: Book,
  draft: Draft,
  { link, accountOf }: { link: Link; accountOf: AccountIds },
): Posted {
  if (sumOf(draft.movements) !== 0n) throw new Error(`A ${draft.kind} does not sum to zero.`);
  const on = (kind: AccountKind): bigint =>
    sumOf(draft.movements.filter(({ account }) => account === kind));
  const amount = on('user_spendable');
  const balance = book.spendable.balance + amount;
  const heldBalance = book.held.balance + on('user_held');
  if (balance < 0n || heldBalance < 0n) throw new Error(`A ${draft.kind} goes below zero.`);
  const entries = draft.movements.map(({ account, lot_id, amount: by }) => ({
    account_id: accountOf(account),
    lot_id,
    amount: by,
  }));
  const txn: Txn = {
    ...link,
    account_id: book.spendable.id,
    unit: book.unit,
    kind: draft.kind,
    idempotency_key: draft.key,
    seq: book.spendable.seq + 1n,
    amount,
    balance_after: balance,
    reason: draft.reason,
    note: draft.note ?? null,
    reference_type: draft.reference?.type ?? null,
    reference_id: draft.reference?.id ?? null,
    actor: draft.actor,
    previous_hash: book.hash,
  };
  return {
    txn,
    entries,
    book: {
      ...book,
      spendable: { ...book.spendable, balance, seq: txn.seq },
      held: { ...book.held, balance: heldBalance },
      hash: hashOf(txn, entries),
      lots: moved([...book.lots, ...(draft.made ?? [])], draft),
    },
  };
}

/** New lots start full, so only changes to existing lots count. */
function moved(lots: readonly Lot[], { movements, made = [] }: Draft): Lot[] {
  const isMade = new Set(made.map(({ id }) => id));
  return lots
    .map((lot) => {
      const mine = movements.filter(({ lot_id }) => lot_id === lot.id && !isMade.has(lot.id));
      const by = (kind: AccountKind) => sumOf(mine.filter(({ account }) => account === kind));
      const remaining = lot.remaining + by('user_spendable');
      const held = lot.held + by('user_held');
      if (remaining < 0n || held < 0n) throw new Error('A lot goes below zero.');
      return { ...lot, remaining, held };
    })
    .filter(({ remaining, held }) => remaining > 0n || held > 0n);
}

/** Covers the transaction's content and the previous hash, so that a change invalidates every later hash. */
export function hashOf(
  txn: Txn,
  entries: readonly { account_id: string; lot_id: string | null; amount: bigint }[],
): string {
  const content = [
    txn.previous_hash,
    txn.id,
    txn.site_id,
    txn.account_id,
    txn.unit,
    String(txn.seq),
    txn.kind,
    txn.idempotency_key,
    String(txn.amount),
    String(txn.balance_after),
    txn.reason,
    txn.note,
    txn.reference_type,
    txn.reference_id,
    txn.actor,
    txn.created_at.toISOString(),
    entries.map(({ account_id, lot_id, amount }) => [account_id, lot_id, String(amount)]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** Why a payment is refused: too few tokens, or an open debt. */
export type Refusal =
  | { readonly status: 'insufficient'; readonly missing: bigint }
  | { readonly status: 'in_debt'; readonly owed: bigint };

/** Expired lots must have been removed from the book before. */
export function refusalOf({ lots, debt }: Book, price: bigint): Refusal | undefined {
  if (debt > 0n) return { status: 'in_debt', owed: debt };
  const has = sumOf(lots.map(({ remaining }) => ({ amount: remaining })));
  return has < price ? { status: 'insufficient', missing: price - has } : undefined;
}
