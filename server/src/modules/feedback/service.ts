// Feedback: from anyone, listed for admins, answered by email; encrypted, exported and erased with its author.
import type { Feedback } from '@velour/contract/feedback.ts';
import type { Core } from '../../platform/core.ts';
import type { Actor } from '../../platform/actor.ts';
import type { DataKey } from '../../platform/encryption.ts';
import { pageOf } from '../../platform/cursor.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { renderEmail } from '../../platform/email-template.ts';
import { AppError } from '../../platform/errors.ts';
import { mapPages } from '../../platform/pages.ts';
import { isLimited, networkOf, type RateLimit } from '../../platform/rate-limits.ts';
import type { Mailer } from '../../providers/mail/port.ts';
import type { AssetsService } from '../assets/service.ts';
import type { GalleryService } from '../gallery/service.ts';
import type { IdentityService } from '../identity/service.ts';
import type { SitesService } from '../sites/service.ts';
import { decided, storedContest, type StoredContest } from './contests.rules.ts';
import * as store from './feedback.store.ts';
import { openContest, placeOf, sealContest } from './evaluation.ts';

interface FeedbackNeeds extends Pick<Core, 'db' | 'clock' | 'ids' | 'limits'> {
  readonly mailer: Mailer;
  readonly identity: Pick<IdentityService, 'dataKey' | 'members'>;
  readonly sites: Pick<SitesService, 'recordOf'>;
  readonly assets: Pick<AssetsService, 'find' | 'reviewUrlOf' | 'signedUrlOf' | 'discard'>;
  readonly uploads: Pick<GalleryService['uploads'], 'claim'>;
}

interface Sender {
  readonly actor: Actor;
  readonly address: string;
}

interface Sent {
  readonly text: string;
  readonly path: string;
  readonly failure: string;
  readonly email?: string | undefined;
  readonly upload_id?: string | undefined;
  readonly contest?: Omit<StoredContest, 'hash'> | undefined;
}

interface Answer {
  readonly id: string;
  readonly text: string;
  readonly ruling?: NonNullable<store.FeedbackRow['ruling']> | undefined;
}

const OF_PERSON: RateLimit = { name: 'feedback', burst: 5, per_minute: 0.2 };
const OF_NETWORK: RateLimit = { name: 'feedback of a network', burst: 30, per_minute: 2 };
/** The largest size, because screenshots contain small print. */
const SHOWN_WIDTH = 960;
/** How long feedback is kept after it was answered or closed. */
const STORED_MS = 365 * 24 * 3_600_000;
/** Closed feedback can still be answered, since Close is easily pressed by mistake or too early. */
const ANSWERABLE = ['open', 'closed'] as const;
const TRIED_MS = 3 * 24 * 3_600_000;

function viewContest(row: store.FeedbackRow, key: DataKey): Feedback['contest'] {
  const contest = openContest(row, key);
  if (!contest) return null;
  const { rule, surface, passage, before, may_evaluate } = contest;
  return { rule, surface, passage, before, may_evaluate, ruling: row.ruling };
}

/** The fields that change when a contested refusal is decided. */
function endContest(row: store.FeedbackRow, key: DataKey, ruling: Answer['ruling']) {
  const contest = openContest(row, key);
  if (!contest) return {};
  const stays = decided(contest, ruling ?? null);
  return { contest: sealContest(row.id, stays, key), ruling: ruling ?? null };
}

export { readEvaluation } from './evaluation.ts';
export type FeedbackService = ReturnType<typeof createFeedbackService>;

export function createFeedbackService(needs: FeedbackNeeds) {
  const { db, clock, ids, limits, mailer, identity, sites, assets, uploads } = needs;

  const pictureOf = async (scope: Scope, id: string | null, urlOf: typeof assets.signedUrlOf) => {
    const picture = id === null ? undefined : await assets.find(scope, id);
    if (!picture) return null;
    const { width, height } = picture;
    return { url: urlOf(picture, SHOWN_WIDTH), width, height };
  };

  /** For admins. The picture's address becomes invalid with a takedown. */
  const view = async (
    scope: Scope,
    row: store.FeedbackRow,
    urlOf = assets.reviewUrlOf,
  ): Promise<Feedback> => {
    const key = await identity.dataKey(scope, row.person_id);
    const member = await identity.members.find(scope, row.person_id);
    const given = row.email && key.open(row.email, placeOf(row.id, 'email'));
    return {
      id: row.id,
      text: key.open(row.text, placeOf(row.id, 'text')),
      path: row.path,
      failure: row.failure,
      member: member ? { id: member.id, name: member.name } : null,
      email: member?.email_verified ? member.email : given,
      contest: viewContest(row, key),
      picture: await pictureOf(scope, row.picture_id, urlOf),
      state: row.state,
      answer: row.answer && key.open(row.answer, placeOf(row.id, 'answer')),
      created_at: row.created_at.toISOString(),
      ended_at: row.ended_at?.toISOString() ?? null,
    };
  };

  /** Throws `feedback.not_found`, also for feedback in another state. */
  const requireIn = async (
    scope: Scope,
    id: string,
    states: readonly Feedback['state'][],
  ): Promise<store.FeedbackRow> => {
    const row = await store.findFeedback(scope, id);
    if (!row || !states.includes(row.state)) throw new AppError('feedback.not_found');
    return row;
  };

  const mailAnswer = async (
    tx: Scope,
    to: string,
    { text, answer }: Record<'text' | 'answer', string>,
  ) => {
    const { name, accent } = await sites.recordOf(tx);
    const mail = renderEmail({
      brand: { name, accent },
      subject: 'An answer to your feedback',
      paragraphs: [...answer.split(/\n{2,}/), `You wrote: ${text}`],
      reason: 'You’re receiving this because you sent us feedback.',
    });
    await mailer.send(tx, { mail: { to, ...mail }, triedMs: TRIED_MS });
  };

  const ownOf = (scope: Scope, personId: string) =>
    mapPages(store.feedbackOf(scope, personId), (row) => view(scope, row, assets.signedUrlOf));

  return {
    /** Throws `upload.not_found` for a picture that is another person's, deleted or already used. */
    async send(scope: Scope, { actor, address }: Sender, sent: Sent): Promise<{ id: string }> {
      await limits.enforce(OF_PERSON, actor.id);
      if (isLimited(address)) await limits.enforce(OF_NETWORK, networkOf(address));
      const id = ids.next();
      const key = await identity.dataKey(scope, actor.id);
      const email = actor.kind === 'visitor' ? sent.email : undefined;
      const picture_id = sent.upload_id ?? null;
      await inTransaction(scope, async (tx) => {
        if (picture_id !== null)
          await uploads.claim(tx, { id: picture_id, owner_id: actor.id, to: `feedback/${id}` });
        await store.addFeedback(tx, {
          id,
          site_id: scope.site_id,
          person_id: actor.id,
          text: key.seal(sent.text, placeOf(id, 'text')),
          email: email === undefined ? null : key.seal(email, placeOf(id, 'email')),
          path: sent.path.split(/[?#]/, 1)[0] ?? '',
          failure: sent.failure,
          contest: sent.contest ? sealContest(id, storedContest(sent.contest), key) : null,
          picture_id,
          state: 'open',
          created_at: clock.now(),
        });
      });
      return { id };
    },

    async list(scope: Scope, page: Parameters<typeof store.listFeedback>[1]) {
      const rows = await store.listFeedback(scope, { ...page, limit: page.limit + 1 });
      const { shown, next_cursor } = pageOf(rows, page.limit, ({ id }) => id);
      const feedback: Feedback[] = [];
      for (const row of shown) feedback.push(await view(scope, row));
      return {
        feedback,
        total_count: await store.countFeedback(scope, page.state),
        next_cursor,
      };
    },

    /**
     * Closed feedback can be answered, too. A ruling applies to contested refusals only. Throws `feedback.not_found`,
     * and `feedback.no_address` if the author has no address.
     */
    answer: (scope: Scope, { id, text, ruling }: Answer): Promise<Feedback> =>
      inTransaction(scope, async (tx) => {
        const row = await requireIn(tx, id, ANSWERABLE);
        const { email, text: written } = await view(tx, row);
        if (email === null) throw new AppError('feedback.no_address');
        const key = await identity.dataKey(tx, row.person_id);
        const ended = await store.endFeedback(tx, {
          id,
          from: ANSWERABLE,
          state: 'answered',
          answer: key.seal(text, placeOf(id, 'answer')),
          ...endContest(row, key, ruling),
          at: clock.now(),
        });
        if (!ended) throw new AppError('feedback.not_found');
        await mailAnswer(tx, email, { text: written, answer: text });
        return view(tx, ended);
      }),

    /** Throws `feedback.not_found`. */
    async close(scope: Scope, id: string): Promise<Feedback> {
      const row = await requireIn(scope, id, ['open']);
      const key = await identity.dataKey(scope, row.person_id);
      const ended = await store.endFeedback(scope, {
        id,
        from: ['open'],
        state: 'closed',
        answer: null,
        ...endContest(row, key, undefined),
        at: clock.now(),
      });
      if (!ended) throw new AppError('feedback.not_found');
      return view(scope, ended);
    },

    /** Deletes old feedback of all sites, with its pictures. Open feedback is kept. */
    forgetOld: (): Promise<void> =>
      db.transaction(async (tx) => {
        const before = new Date(clock.now().getTime() - STORED_MS);
        const removed = await store.removeEnded(tx, before);
        for (const [site_id, rows] of Map.groupBy(removed, (row) => row.site_id)) {
          const pictures = rows.flatMap(({ picture_id }) => picture_id ?? []);
          await assets.discard(openScope(tx, site_id), pictures);
        }
      }),

    personalData: {
      exportOf: (scope: Scope, personId: string) => ({ feedback: ownOf(scope, personId) }),
      eraseOf: (scope: Scope, personId: string): Promise<void> =>
        inTransaction(scope, async (tx) => {
          await assets.discard(tx, await store.eraseBy(tx, personId), { evenHeld: true });
        }),
    },
  };
}
