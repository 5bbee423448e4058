// Members: created from the identity provider's claims, the visitor's data and the sign-up.
import type { IdentityClaims } from '../../providers/identity/port.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import {
  neutralName,
  approveName,
  requestDisplayName,
  giveNameBack,
  holdName,
  refuseName,
  withholdName,
} from './display-names.store.ts';
import {
  addSignUp,
  findSignUp,
  removeSignUp,
  type SignUpRow,
  holdMembers,
  searchMembers,
  addConsents,
  readAgreed,
  type ConsentRow,
} from './members.store.ts';
import * as store from './identity.store.ts';
import type { MemberChange, PersonRow } from './identity.store.ts';
import type { IdentityNeeds } from './service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids.ts';

export type { Wanted as WantedMembers } from './members.store.ts';
type Consent = Pick<SignUpRow, 'marketing_given' | 'marketing_version' | 'policy_version'>;

interface Parts {
  readonly consents: Consents;
  /** Called after changes that must take effect at once. */
  readonly changed: () => void;
}

export function createMembers({ clock, ids, vault }: IdentityNeeds, { consents, changed }: Parts) {
  /** Throws `identity.token_invalid` for a deleted member. */
  const read = async (scope: Scope, id: string): Promise<PersonRow> => {
    const row = await store.findMember(scope, id);
    if (!row) throw new AppError('identity.token_invalid');
    return row;
  };

  const change = async (scope: Scope, id: string, to: MemberChange): Promise<PersonRow> => {
    const row = await store.changeMember(scope, id, to, clock.now());
    if (!row) throw new AppError('identity.token_invalid');
    changed();
    return row;
  };

  /** Data of the sign-up and the visitor that the member does not have yet. */
  const inherit = (
    member: PersonRow,
    from: { signUp: SignUpRow | undefined; visitors: readonly PersonRow[] },
  ): MemberChange => {
    const { signUp } = from;
    const adults = from.visitors.flatMap((visitor) => visitor.adult_since ?? []);
    const adult_since = member.adult_since ?? signUp?.created_at ?? adults[0] ?? null;
    if (!signUp || member.marketing_given !== null) return { adult_since };
    return {
      adult_since,
      marketing_given: signUp.marketing_given,
      marketing_version: signUp.marketing_version,
      marketing_at: signUp.created_at,
    };
  };

  return {
    read,
    find: store.findMember,
    namesOf: store.findNames,
    labelsOf: store.findLabels,
    change,
    findByClaims: store.findMemberByClaims,
    findByEmail: store.findByEmail,
    findByTelegram: store.findByTelegram,
    listAdmins: store.listAdmins,
    search: searchMembers,
    hold: holdMembers,
    withholdName,
    giveNameBack,
    holdName,
    approveName,
    refuseName,
    /** Must be called in the transaction that publishes something. */
    requestDisplayName: (scope: Scope, id: string): Promise<void> =>
      requestDisplayName(scope, id, clock.now()),

    /** Stored until the account first signs in, on any device. The notice confirms being 18 or older. */
    rememberSignUp: (
      scope: Scope,
      input: Consent & { sub: string; visitor_id: string | null },
    ): Promise<void> =>
      addSignUp(scope, { ...input, site_id: scope.site_id, created_at: clock.now() }),
    forgetSignUp: removeSignUp,

    /**
     * The member of these claims, and the visitors whose trial chats belong to them: of this browser, and of the
     * sign-up. Throws `identity.banned`.
     */
    async findOrAdd(
      scope: Scope,
      claims: IdentityClaims,
      visitorId: string | undefined,
      entry: {
        /** Called in the transaction that adds a member; throws to prevent it. */
        readonly confirmNew?: (tx: Scope) => Promise<void>;
        /** The version of the policies in the notice that was shown to a new member. */
        readonly policyVersion?: string;
      } = {},
    ): Promise<{ member: PersonRow; visitor_ids: string[] }> {
      return inTransaction(scope, async (tx) => {
        const now = clock.now();
        const key_id = ids.next();
        const id = ids.next();
        const { issuer, sub, email, email_verified, name } = claims;
        const place = { id, site_id: tx.site_id, kind: 'member' as const, issuer, sub };
        const row = await store.upsertMember(
          tx,
          {
            ...place,
            email,
            email_verified,
            name,
            public_name: neutralName(id, name),
            created_at: now,
            seen_at: now,
          },
          { person_id: id, key_id, wrapped: vault.wrapNew(key_id), created_at: now },
        );
        if (row.banned_at) throw new AppError('identity.banned');
        const isNew = row.id === id;
        if (isNew) await entry.confirmNew?.(tx);
        const signUp = await findSignUp(tx, sub);
        if (signUp) await consents.add(tx, row.id, wordsOf(signUp), signUp.created_at);
        else if (isNew && entry.policyVersion !== undefined)
          await consents.agreeToPolicies(tx, row.id, entry.policyVersion);
        const visitorIds = new Set([visitorId, signUp?.visitor_id ?? undefined]);
        const visitors: PersonRow[] = [];
        for (const one of visitorIds) {
          const visitor = one === undefined ? undefined : await store.findVisitor(tx, one);
          if (visitor) visitors.push(visitor);
        }
        const member = await store.changeMember(
          tx,
          row.id,
          inherit(row, { signUp, visitors }),
          now,
        );
        return { member: member ?? row, visitor_ids: visitors.map((visitor) => visitor.id) };
      });
    },

    /** Updates the member from a refreshed token, since data may have changed at the provider. */
    async follow(scope: Scope, id: string, claims: IdentityClaims): Promise<void> {
      const { email, email_verified, name } = claims;
      await change(scope, id, { ...(email === null ? {} : { email }), email_verified, name });
    },
  };
}

/** The consents of a sign-up. */
const wordsOf = (signUp: SignUpRow): Word[] => [
  ...(signUp.policy_version === null ? [] : policiesOf(signUp.policy_version)),
  { kind: 'marketing', version: signUp.marketing_version, given: signUp.marketing_given },
];

type Word = Pick<ConsentRow, 'kind' | 'version' | 'given'>;

/** The consents to the policies that a notice asks for. */
const policiesOf = (version: string): Word[] => [
  { kind: 'terms', version, given: true },
  { kind: 'privacy', version, given: true },
];

type Consents = ReturnType<typeof createConsents>;

export function createConsents({ clock, ids }: { clock: Clock; ids: Ids }) {
  return {
    /** Must be called in the transaction that the consents are given in. */
    add: (tx: Scope, person_id: string, words: readonly Word[], at = clock.now()): Promise<void> =>
      addConsents(
        tx.db,
        words.map((word) => ({ ...word, id: ids.next(), person_id, given_at: at })),
      ),

    agreeToPolicies(tx: Scope, personId: string, version: string): Promise<void> {
      return this.add(tx, personId, policiesOf(version));
    },

    async agreedVersions({ db }: Scope, personId: string) {
      const rows = await readAgreed(db, personId);
      const of = (kind: 'terms' | 'privacy') => rows.find((row) => row.kind === kind)?.version;
      return { terms: of('terms'), privacy: of('privacy') };
    },
  };
}
