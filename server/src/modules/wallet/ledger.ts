// Posts transactions under a member's lock (mutex), one after the other; a key makes each one idempotent.
import { createHash } from 'node:crypto';
import { inTransaction, type Scope, type Transaction } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ids } from '../../platform/ids.ts';
import { once } from '../../platform/once.ts';
import { payDebts } from './reversals.store.ts';
import {
  isExpired,
  post,
  split,
  sumOf,
  systemKinds,
  takeTo,
  units,
  type AccountKind,
  type Book,
  type Draft,
  type Lot,
  type Reason,
  type Reference,
  type TxnKind,
  type Unit,
  otherSideOf,
} from './ledger.rules.ts';
import * as store from './ledger.store.ts';
import type { ExistingTransaction } from './ledger.store.ts';
import type { WalletNeeds } from './service.ts';

/** The member of a movement. */
export interface AccountKey {
  readonly member_id: string;
  readonly unit: Unit;
}

export interface TransactionKey {
  readonly kind: TxnKind;
  /** Made by the server, unique per kind on the site: `payment:…`, `job:…`. It must not identify the member. */
  readonly key: string;
}

/** An opened book; `post` writes a transaction and updates the book. */
export interface LedgerSession {
  readonly scope: Scope;
  readonly now: Date;
  readonly existing: ExistingTransaction | undefined;
  book(): Book;
  post(draft: Draft): string;
  makeLot(lot: NewLot): Lot;
  /** Posts new lots from the accounts on the other sides of their origins; they first pay an open debt. */
  grant(given: Grant): Promise<string>;
  /** New tokens first pay an open debt. */
  payDebt(lotIds: readonly string[]): Promise<void>;
  /** Notifies of a changed balance when nothing was posted. */
  notify(): void;
  /** Removes expired lots; done when the book is opened, and again after a release. */
  expireLots(): void;
}

export interface NewLot {
  readonly bucket: Lot['bucket'];
  readonly origin: Reason;
  readonly amount: bigint;
  readonly expires_at?: Date | null | undefined;
  readonly priority?: number | undefined;
  readonly reference?: Reference | undefined;
}

/** The `origin` of a lot is the reason of the grant by default. */
export interface Grant extends Omit<Draft, 'movements' | 'made'> {
  readonly lots: readonly (Omit<NewLot, 'origin'> & { readonly origin?: Reason })[];
}

export type Ledger = ReturnType<typeof createLedger>;

export function createLedger({ clock, ids, publish }: WalletNeeds) {
  const knownSites = new Set<string>();

  const addAccounts = (
    { db, site_id }: Scope,
    kinds: readonly AccountKind[],
    more: { idOf: (unit: Unit, kind: AccountKind) => string; owner_id?: string },
  ): Promise<void> => {
    const { idOf, owner_id = null } = more;
    const about = { site_id, owner_id, created_at: clock.now() };
    const rows = units.flatMap((unit) =>
      kinds.map((kind) => ({ id: idOf(unit, kind), kind, unit, ...about })),
    );
    return store.addAccounts(db, rows);
  };

  /** Idempotent: every process derives the same account ids. */
  const ensureSite = async (scope: Scope): Promise<void> => {
    const { site_id } = scope;
    if (knownSites.has(site_id)) return;
    const idOf = (unit: Unit, kind: AccountKind) => siteAccount(site_id, unit, kind);
    await addAccounts(scope, systemKinds, { idOf });
    scope.afterCommit(() => knownSites.add(site_id));
  };

  const addMember = (scope: Scope, owner_id: string): Promise<void> =>
    addAccounts(scope, ['user_spendable', 'user_held'], { idOf: () => ids.next(), owner_id });

  /** Both are sent in one round trip; the database reads once it has the lock. */
  const lockAndRead = async (scope: Scope, owner: AccountKey & Partial<TransactionKey>) => {
    const [isLocked, read] = await Promise.all([
      store.lockMember(scope, owner.member_id),
      store.readBook(scope, owner),
    ]);
    return isLocked ? read : undefined;
  };

  /** Runs `work` on the member's book in one transaction, or as a part of the caller's. */
  const open = <T>(
    scope: Scope,
    owner: AccountKey & Partial<TransactionKey>,
    work: (session: LedgerSession) => Promise<T> | T,
  ): Promise<T> =>
    inTransaction(scope, async (tx) => {
      await ensureSite(tx);
      let read = await lockAndRead(tx, owner);
      if (!read) {
        await addMember(tx, owner.member_id);
        read = await lockAndRead(tx, owner);
      }
      if (!read) throw new Error('The member has no ledger account.');
      if (read.existing && read.existing.account_id !== read.book.spendable.id)
        throw new AppError('request.key_reused');
      const notify = once(() =>
        tx.afterCommit(() => publish(owner.member_id, { type: 'wallet.changed' })),
      );
      const session = createLedgerSession(tx, read, { now: clock.now(), ids, notify });
      session.expireLots();
      return work(session);
    });

  return { open };
}

function createLedgerSession(
  scope: Transaction,
  read: { book: Book; existing: ExistingTransaction | undefined },
  { now, ids, notify }: { now: Date; ids: Ids; notify: () => void },
): LedgerSession {
  let book = read.book;
  const accountOf = (kind: AccountKind): string => {
    if (kind === 'user_spendable') return book.spendable.id;
    if (kind === 'user_held') return book.held.id;
    return siteAccount(scope.site_id, book.unit, kind);
  };
  const session: LedgerSession = {
    scope,
    now,
    existing: read.existing,
    notify,
    book: () => book,
    post(draft) {
      const link = { id: ids.next(), site_id: scope.site_id, created_at: now };
      const posted = post(book, draft, { link, accountOf });
      scope.expect(store.writePosted(scope, posted, draft.made ?? []));
      notify();
      book = posted.book;
      return posted.txn.id;
    },
    makeLot: ({ amount, expires_at = null, priority = 0, reference, ...lot }) => ({
      ...lot,
      id: ids.next(),
      granted: amount,
      remaining: amount,
      held: 0n,
      expires_at,
      priority,
      reference: reference ?? null,
      created_at: now,
    }),
    async grant({ lots, ...about }) {
      const made = lots.map((lot) => session.makeLot({ origin: about.reason, ...lot }));
      const txn_id = session.post({
        ...about,
        movements: [
          ...made.map(({ id, granted }) => ({
            account: 'user_spendable' as const,
            lot_id: id,
            amount: granted,
          })),
          ...made.map(({ origin, granted }) => ({
            account: otherSideOf(origin),
            lot_id: null,
            amount: -granted,
          })),
        ],
        made,
      });
      await session.payDebt(made.map(({ id }) => id));
      return txn_id;
    },
    async payDebt(lotIds) {
      if (book.debt === 0n) return;
      const lots = book.lots.filter(({ id }) => lotIds.includes(id));
      const has = sumOf(lots.map(({ remaining }) => ({ amount: remaining })));
      const pays = has < book.debt ? has : book.debt;
      const parts = pays > 0n ? split(lots, pays, now) : undefined;
      if (!parts) return;
      session.post({
        kind: 'reverse',
        key: `debt:${book.spendable.id}:${book.spendable.seq + 1n}`,
        reason: 'debt',
        actor: 'system',
        movements: takeTo('user_spendable', parts, 'debt'),
      });
      await payDebts(scope, book.spendable.id, pays);
      book = { ...book, debt: book.debt - pays };
    },
    expireLots() {
      const parts = book.lots
        .filter((lot) => isExpired(lot, now) && lot.remaining > 0n)
        .map(({ id, remaining }) => ({ lot_id: id, amount: remaining }));
      if (parts.length === 0) return;
      session.post({
        kind: 'expire',
        key: `lots:${book.spendable.id}:${book.spendable.seq + 1n}`,
        reason: 'expired',
        actor: 'system',
        movements: takeTo('user_spendable', parts, 'expired'),
      });
    },
  };
  return session;
}

/** An id derived from what the account is (a UUID of version 8). */
function siteAccount(siteId: string, unit: Unit, kind: AccountKind): string {
  const known = `${siteId} ${unit} ${kind}`;
  const found = siteAccounts.get(known);
  if (found !== undefined) return found;
  const hex = createHash('sha256').update(known).digest('hex');
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  siteAccounts.set(known, id);
  return id;
}

const siteAccounts = new Map<string, string>();
