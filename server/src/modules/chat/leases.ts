// Leases on replies: a heartbeat renews our own, and replies of dead processes are resumed here from where they stopped.
import type { Actor } from '../../platform/actor.ts';
import { openScope } from '../../platform/db/scope.ts';
import type { DataKey } from '../../platform/encryption.ts';
import { endEvent, lastWordsOf, placeOf, sealPreview } from './chat.rules.ts';
import type { Loader } from './load.ts';
import type { Charged, Metering } from './metering.ts';
import type { Replies } from './reply.ts';
import type { ReplyJob } from './reply-writer.ts';
import * as store from './reply.store.ts';
import type { Lease, Orphan } from './reply.store.ts';
import { indexText } from '@velour/text-search/indexed-words.ts';
import type { ChatNeeds } from './service.ts';

/** Another process resumes a dead one's reply within lease and heartbeat: under five seconds. */
export const LEASE_MS = 3_000;
const BEAT_MS = 1_000;
/** A reply that killed two processes is not tried on a third. */
const MAX_TAKEOVERS = 2;

interface Topics {
  readonly lease: Lease;
  readonly replies: Pick<Replies, 'start' | 'stop' | 'end' | 'runningIds'>;
  readonly loader: Pick<Loader, 'loadConversation'>;
  readonly metering: Pick<Metering, 'reserve'>;
}

export function createLeases(needs: ChatNeeds, topics: Topics) {
  const { db, log } = needs;
  const { lease, replies } = topics;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> = Promise.resolve();

  const beat = async (): Promise<void> => {
    const ours = replies.runningIds();
    if (ours.length > 0) {
      const { stopped, lost } = await store.renewLeases(db, ours, lease);
      // Not awaited: the leases of the other replies are renewed while one of these finishes.
      for (const id of stopped) void replies.stop(id);
      for (const id of lost) void replies.stop(id, 'handed_over');
    }
    await recover(false);
  };

  /** `everything`: no other process can be alive, as with an embedded database that we have locked. */
  const recover = async (everything: boolean): Promise<void> => {
    const adopted = await store.adoptOrphans(db, lease, everything);
    const ours = replies.runningIds(); // still running, though their lease had expired
    await Promise.all(
      adopted
        .filter(({ id }) => !ours.includes(id))
        .map((orphan) =>
          takeOver(needs, topics, orphan).catch((error: unknown) =>
            log.error(
              { err: error, reply_id: orphan.id },
              'taking over the reply of a dead process failed; retried once the lease ends',
            ),
          ),
        ),
    );
  };

  return {
    recover,
    start(): void {
      timer = setInterval(() => {
        beating = beating
          .then(beat)
          .catch((error: unknown) => log.warn({ err: error }, 'reply heartbeat failed'));
      }, BEAT_MS);
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await beating;
    },
  };
}

/** An orphaned reply, and what was written of it. */
interface Left {
  readonly orphan: Orphan;
  readonly key: DataKey;
  readonly text: string;
  /** How many chunks are in the text. */
  readonly n: number;
}

async function takeOver(needs: ChatNeeds, topics: Topics, orphan: Orphan): Promise<void> {
  const { log } = needs;
  const left = await readLeft(needs, orphan);
  const charged = chargedOf(orphan);
  if (charged && orphan.takeovers <= MAX_TAKEOVERS) {
    try {
      void topics.replies.start(await jobOf(needs, topics, left, charged));
      log.info({ reply_id: orphan.id }, 'resuming the reply of a dead process');
      return;
    } catch (error) {
      log.warn({ err: error, reply_id: orphan.id }, 'resuming a reply failed');
    }
  }
  await endAsInterrupted(needs, topics, left, charged);
}

/** The text that the dead process had written. */
async function readLeft({ db, identity }: ChatNeeds, orphan: Orphan): Promise<Left> {
  const { session_id, seq, variant } = orphan;
  const key = await identity.dataKey(openScope(db, orphan.site_id), orphan.person_id);
  const before = await store.readVariant(db, orphan);
  const chunks = await store.listChunks(db, orphan.id);
  const logged = chunks.map((chunk) => key.open(chunk.text, placeOf.chunk(orphan.id, chunk.n)));
  const stored = before ? key.open(before.text, placeOf.variant(session_id, seq, variant)) : '';
  return { orphan, key, text: stored + logged.join(''), n: chunks.at(-1)?.n ?? before?.n ?? 0 };
}

/** The rest of the reply as a job. Throws if this user may no longer talk to the character. */
async function jobOf(
  { db, safety }: ChatNeeds,
  { loader, metering }: Topics,
  { orphan, key, text, n }: Left,
  charged: Charged,
): Promise<ReplyJob> {
  const { id: reply_id, session_id, character_id, seq, variant, person_id, site_id } = orphan;
  const scope = openScope(db, site_id);
  const continues = text.trim() !== '';
  const conversation = await loader.loadConversation(scope, actorOf(orphan), {
    session_id,
    character_id,
    key,
    below: seq,
    added: continues ? [{ role: 'assistant', text }] : [],
  });
  const answered = lastWordsOf(conversation.history);
  const verdict = safety.checkInput({ ...answered, surface: 'chat' });
  const reserved = await metering.reserve(scope, person_id);
  const place = { reply_id, seq, variant, before: { text, n } };
  const rest = { continues, isNewMessage: false, isTakenOver: true };
  return { conversation, verdict, place, charged, reserved, ...rest };
}

/** The sender, whose age was confirmed when the message was sent. */
const actorOf = ({ person_id: id, site_id, person_kind }: Orphan): Actor => {
  const person = { id, site_id, is_adult: true, expires_at: new Date() };
  if (person_kind === 'visitor') return { ...person, kind: 'visitor', scopes: [] };
  return {
    ...person,
    kind: 'member',
    is_admin: false,
    admin_roles: [],
    is_proven: false,
    second_factor: 'settled',
    is_age_checked: false,
    sign_in_id: '',
  };
};

const chargedOf = (orphan: Orphan): Charged | undefined => {
  const { id: reply_id, site_id, person_id, part, paid_by, created_at } = orphan;
  if (part === null || paid_by === null) return undefined;
  return { reply_id, site_id, person_id, part, paid_by, at: new Date(created_at) };
};

/** Ends it with the text it has, refunds its charge and notifies the readers. */
async function endAsInterrupted(
  { clock, publish }: ChatNeeds,
  { replies }: Topics,
  { orphan, key, text, n }: Left,
  charged: Charged | undefined,
): Promise<void> {
  const { id: reply_id, session_id, seq, variant } = orphan;
  const ending = { state: 'failed', reason: 'llm.interrupted' } as const;
  const end = {
    reply_id,
    session_id,
    seq,
    variant,
    n,
    state: ending.state,
    failure: ending.reason,
    text: key.seal(text, placeOf.variant(session_id, seq, variant)),
    preview: sealPreview(key, session_id, text),
    receipt: null,
    words: indexText(text, key),
    at: clock.now(),
    prompt_tokens: null,
    completion_tokens: null,
  };
  const revision = await replies.end(end, charged, 'refunded');
  if (revision !== undefined) publish(orphan.person_id, endEvent(orphan, ending, text));
}
