// Chats: sessions with a character, messages stored once and in order, streamed replies that are stored as they grow.
import { randomUUID } from 'node:crypto';
import type { Chat } from '@velour/contract/chat.ts';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import type { Bus } from '../../providers/events/port.ts';
import type { EmbeddingsProvider } from '../../providers/embeddings/port.ts';
import type { LlmProvider } from '../../providers/llm/port.ts';
import type { Core } from '../../platform/core.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { createPacer } from '../../platform/pacer.ts';
import { isLimited, type RateLimit } from '../../platform/rate-limits.ts';
import { createAskModel, type BudgetsService } from '../budgets/service.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { CharactersService } from '../characters/service.ts';
import type { IdentityService } from '../identity/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { SafetyService } from '../safety/service.ts';
import type { SitesService } from '../sites/service.ts';
import type { WalletService } from '../wallet/service.ts';
import { createBranching } from './branch.ts';
import { createChatImport } from './import/import.ts';
import { createHistoryCache } from './history-cache.ts';
import { createJudgedMessages } from './judged-messages.ts';
import { createLeases, LEASE_MS } from './leases.ts';
import { createLoader } from './load.ts';
import { createMessagesService, type At } from './messages.ts';
import { createMetering, createReplyRateLimit } from './metering.ts';
import { createPersonalData } from './personal-data.ts';
import { createShownLore } from './shown-lore.ts';
import { createMemory } from './memory/memory.ts';
import { createRecall } from './memory/recall.ts';
import { createRemembering } from './memory/remember.ts';
import { createVectors } from './memory/vectors.ts';
import { createReceipts } from './receipts.ts';
import { createRegenerate } from './regenerate.ts';
import { createReplies } from './reply.ts';
import { requestStop, listUnseenReplies } from './reply.store.ts';
import { createResume } from './resume.ts';
import { createChatSettings } from './settings.ts';
import { createSuggestions } from './suggestions.ts';
import { createEarlierIndexing, createSearch } from './search/search.ts';
import { createSend } from './send.ts';
import { createSessionsService, type Opening } from './sessions.ts';
import { createWordless, type ChatPictures } from './wordless.ts';

export interface ChatNeeds extends Pick<
  Core,
  'db' | 'clock' | 'ids' | 'log' | 'limits' | 'metrics' | 'queue'
> {
  readonly llm: LlmProvider;
  readonly sites: Pick<SitesService, 'recordOf'>;
  readonly identity: IdentityService;
  readonly budgets: Pick<BudgetsService, 'reserve'>;
  readonly catalogue: Pick<CatalogueService, 'activity'>;
  readonly characters: CharactersService;
  readonly safety: SafetyService;
  readonly payments: Pick<PaymentsService, 'hasPlan'>;
  readonly wallet: Pick<WalletService, 'hold' | 'capture' | 'release'>;
  readonly studio: ChatPictures;
  readonly bus: Bus;
  readonly publish: (personId: string, event: ServerEvent) => void;
  readonly embeddings?: EmbeddingsProvider | undefined;
}

/** The actor and network address of a metered call. */
export interface Sender {
  readonly actor: Actor;
  readonly address: string;
}

type Opened = Chat & { readonly history: History };
type History = Awaited<ReturnType<ReturnType<typeof createSessionsService>['history']>>;

/** The default size of a page of history. */
const FIRST_MESSAGES = 50;
/** Per round of the event loop, so that of many that arrive at once the first are answered sooner. */
const STARTS_AT_ONCE = 4;
const OPENINGS: RateLimit = { name: 'sessions', burst: 60, per_minute: 30 };

export type ChatService = ReturnType<typeof createChatService>;

export function createChatService(needs: ChatNeeds) {
  const { db, llm, clock, ids, log, limits, bus, publish, identity, safety } = needs;
  const lease = { owner: randomUUID(), ms: LEASE_MS };
  const history = createHistoryCache(db);
  const askModel = createAskModel(needs);
  const vectors = needs.embeddings && createVectors({ embeddings: needs.embeddings, log });
  const recall = createRecall({ clock, log, vectors });
  const publishChange = (personId: string, session_id: string, revision: number): void =>
    publish(personId, { type: 'chat.changed', session_id, revision });
  const memory = createMemory({ bus, clock, ids, identity, llm, safety, recall, publishChange });
  const remembering = createRemembering(needs, { askModel, vectors, memory });
  const settings = createChatSettings({ bus, clock, ids, identity, safety, publishChange });
  const loader = createLoader(needs, { history, memory, settings });
  const metering = createMetering(needs);
  const pacer = createPacer(STARTS_AT_ONCE);
  const replies = createReplies(needs, { lease, history, metering, remembering, pacer });
  const rateLimit = createReplyRateLimit(needs);
  const judgedMessages = createJudgedMessages(needs, replies, publishChange);
  const sending = { lease, rateLimit, loader, history, metering, replies, judgedMessages, pacer };
  const send = createSend(needs, sending);
  const regenerate = createRegenerate(needs, {
    lease,
    rateLimit,
    history,
    loader,
    metering,
    memory,
    replies,
  });
  const leases = createLeases(needs, { lease, replies, loader, metering });
  const sessions = createSessionsService(needs, { loader, settings });
  const messages = createMessagesService(needs, { memory, judgedMessages, publishChange });
  const branch = createBranching(needs);
  const stopReply = async (replyId: string): Promise<void> => {
    const isHere = await replies.stop(replyId);
    if (!isHere) await requestStop(db, replyId);
  };
  const personalData = createPersonalData({ clock, identity, stopReply });

  /** Stops the running reply in the process that writes it; its partial text is stored. */
  const stop = async (
    scope: Scope,
    actor: Actor,
    id: string,
  ): Promise<{ session_id: string; stopped: boolean }> => {
    const { active_reply_id } = await sessions.requireOwn(scope, actor, id);
    if (active_reply_id === null) return { session_id: id, stopped: false };
    await stopReply(active_reply_id);
    return { session_id: id, stopped: true };
  };

  return {
    /** The chat with the end of its history. */
    async open(scope: Scope, { actor, address }: Sender, opening: Opening): Promise<Opened> {
      if (isLimited(address)) await limits.enforce(OPENINGS, actor.id);
      const chat = await sessions.open(scope, actor, opening);
      const end = { id: chat.session_id, limit: FIRST_MESSAGES };
      return { ...chat, history: await sessions.history(scope, actor, end) };
    },
    send,
    importFile: createChatImport(needs, { loader, settings, sessions, remembering }),
    list: sessions.list,
    search: createSearch(needs, { readChat: sessions.read }),
    indexEarlier: createEarlierIndexing(needs),
    read: sessions.read,
    history: sessions.history,
    receipt: createReceipts({ identity }),
    lore: createShownLore(needs),
    edit: messages.edit,
    chooseVariant: messages.chooseVariant,
    rate: messages.rate,
    removeMessage: messages.remove,
    setRemoved: messages.setRemoved,
    ...createWordless(needs, { publishChange, sessions }),
    quote: messages.quote,
    resume: createResume({ identity }),
    moveAll: personalData.moveAll,
    personalData,
    metering,

    unseenReplies: (from: Date, to: Date) => listUnseenReplies(db, from, to),

    regenerate,
    suggest: createSuggestions(needs, { loader, askModel }),

    stop,
    settings,
    memory,
    remembering,

    /** A new chat with everything up to this message. */
    async branch(scope: Scope, { actor, address }: Sender, at: At): Promise<Chat> {
      if (isLimited(address)) await limits.enforce(OPENINGS, actor.id);
      return sessions.read(scope, actor, await branch(scope, actor, at));
    },

    async change(scope: Scope, actor: Actor, change: Parameters<typeof sessions.change>[2]) {
      const chat = await sessions.change(scope, actor, change);
      publishChange(actor.id, chat.session_id, chat.revision);
      return chat;
    },

    async markRead(scope: Scope, actor: Actor, at: { id: string; seq: number }) {
      const chat = await sessions.markRead(scope, actor, at);
      const { session_id, revision } = chat;
      publishChange(actor.id, session_id, revision);
      return chat;
    },

    /** Also stops the running reply. Returns the chat's last revision. */
    async remove(scope: Scope, actor: Actor, id: string): Promise<number> {
      await stop(scope, actor, id);
      const { character_id } = await sessions.requireOwn(scope, actor, id);
      const revision = await sessions.remove(scope, actor, id);
      memory.changed({ person_id: actor.id, character_id, session_id: id, seq: 0 });
      publishChange(actor.id, id, revision);
      return revision;
    },

    /** A chat that was deleted a moment ago. */
    async restore(scope: Scope, actor: Actor, id: string): Promise<Chat> {
      const chat = await sessions.restore(scope, actor, id);
      memory.changed({
        person_id: actor.id,
        character_id: chat.character.id,
        session_id: id,
        seq: 0,
      });
      publishChange(actor.id, id, chat.revision);
      return chat;
    },

    /** Resumes the replies of dead processes and starts the heartbeat. */
    async start(isAlone: boolean): Promise<void> {
      await leases.recover(isAlone);
      leases.start();
    },
    /** Refuses new replies and waits a while for the running ones. */
    async close(graceMs: number): Promise<void> {
      rateLimit.close();
      judgedMessages.close();
      await replies.close(graceMs);
      await leases.close();
      await remembering.close();
      memory.close();
      settings.close();
    },
  };
}
