// Chats: sessions with their messages, receipts and imports.
import { z } from 'zod';
import { chatCalls } from './chat.calls.ts';
import {
  MAX_CHAT_SEARCH,
  MAX_CHAT_TITLE,
  MAX_STORED_LENGTH,
  MAX_SUGGESTIONS,
} from './chat-limits.ts';
import { CharacterCard } from './characters.ts';
import { Count, countIn, Gender, Id, isVisible, storable, Time } from './scalars.ts';
import { describe } from './endpoint.ts';
import {
  Accepted,
  Author,
  Message,
  MessageText,
  messageTextOf,
  Rating,
  ReplyPlace,
} from './messages.ts';
import { CARD_SECTIONS, RECEIPT_PARTS } from './receipt-values.ts';
import { ImageOrder, PaidJob } from './studio.ts';

/** The partner, as lists and headers show it. */
export const ChatCharacter = CharacterCard.pick({
  id: true,
  name: true,
  slug: true,
  gender: true,
  age: true,
  tagline: true,
  portrait_url: true,
  preview: true,
});

export const Chat = z.object({
  session_id: Id,
  character: ChatCharacter,
  /** The name that the member gave the chat. */
  title: z.string().nullable(),
  is_pinned: z.boolean(),
  is_archived: z.boolean(),
  /**
   * False if the character is no longer public: the chat stays readable, but new messages are
   * refused.
   */
  is_open: z.boolean(),
  last_seq: z.int().min(0),
  read_seq: z.int().min(0),
  unread_count: z.int().min(0),
  /** The beginning of the last message, for the list of chats. */
  last_message: z.string(),
  last_message_at: Time,
  is_replying: z.boolean(),
  /** Increases with every change of the chat; a client at this revision is up to date. */
  revision: z.int().min(0),
  created_at: Time,
});
export type Chat = z.infer<typeof Chat>;

/** A message that contains all words of a search. */
export const MessageHit = z.object({
  session_id: Id,
  seq: z.int().min(1),
  author: Author.exclude(['notice']),
  message_send_at: Time,
  /** The name of its chat. */
  title: z.string().nullable(),
  character: ChatCharacter,
  /** An excerpt around the matches, split into matching and other pieces. */
  excerpt: z.array(z.object({ text: z.string(), is_match: z.boolean() })),
});
export type MessageHit = z.infer<typeof MessageHit>;

const ChatTitle = storable(MAX_CHAT_TITLE).refine(isVisible, 'Write a name');

const Memories = z.object({
  facts: z.array(z.object({ id: Id, text: z.string() })),
  /**
   * Earlier messages of this chat and of others with the character that were recalled, with their
   * current text.
   */
  recalled: z.array(z.object({ session_id: Id, seq: z.int(), author: Author, text: z.string() })),
  has_summary: z.boolean(),
});

/**
 * What the model was given for a reply (the prompt's parts by size, memory, lore), and what did not
 * fit.
 */
export const Receipt = z.object({
  /** The adapter and model that wrote the reply. */
  engine: z.string(),
  context_tokens: z.int(),
  /** The prompt's parts in order, with estimated sizes in tokens. */
  parts: z.array(z.object({ part: z.enum(RECEIPT_PARTS), tokens: z.int() })),
  /** Messages of this chat that were in the prompt, and that did not fit; `is_cut`: of the only one, the start is missing. */
  messages: z.object({ given: z.int(), left_out: z.int(), is_cut: z.boolean() }),
  memory: Memories.extend({
    left_out: z.int(),
    /** The first of those left out, without the ones deleted since. */
    unfit: Memories,
    /** The number of facts and messages that were in the prompt and have been deleted since. */
    deleted: z.int(),
  }),
  /** Lorebook entries by their first key; the number that did not fit, and the first of these. */
  lore: z.object({
    names: z.array(z.string()),
    left_out: z.int(),
    unfit: z.array(z.string()),
  }),
  /** The sections of the character card of which only the start was given, or nothing. */
  cut_sections: z.array(z.object({ section: z.enum(CARD_SECTIONS), is_left_out: z.boolean() })),
});
export type Receipt = z.infer<typeof Receipt>;

/** The lorebook of a chat's character, and which of its entries the last reply used. */
export const ChatLore = z.object({
  /**
   * Distinct first keys, or titles if that key is a pattern; empty for entries that always apply. The character's
   * owner gets all entries, other users only the used ones.
   */
  entries: z.array(z.object({ name: z.string(), is_used: z.boolean() })),
  /** The number of entries in the lorebook. */
  count: z.int(),
});
export type ChatLore = z.infer<typeof ChatLore>;

/** Why a message of a file cannot be read. */
const UnreadReason = z.enum(['damaged', 'too_long']);
export type UnreadReason = z.infer<typeof UnreadReason>;

/** The result of importing a file of messages. */
export const ChatImport = z.object({
  /** Imported messages, including blocked ones. */
  imported: z.int(),
  /** Messages that moderation blocked: they are hidden from the character. */
  blocked: z.int(),
  /** Gifts, pictures and the program's own messages, which are not imported. */
  skipped: z.int(),
  /** Messages that could not be read, and the first of them: `Line 4`. */
  unread: z.object({
    count: z.int(),
    first: z.array(z.object({ where: z.string(), why: UnreadReason })),
  }),
  /** True if the persona of the file could not be added: the member has too many, or it breaks the rules. */
  lost_persona: z.boolean(),
});
export type ChatImport = z.infer<typeof ChatImport>;

const MAX_SEQ = 2_000_000_000;
const Variant = z.int().min(0).max(1000);
const chatParams = z.strictObject({ id: Id });
const messageParams = z.strictObject({
  id: Id,
  seq: countIn(1, MAX_SEQ),
});
const started = z.object({ session_id: Id, reply: ReplyPlace });

const HistoryPage = z.object({
  /** `versions`: the texts of all variants of a message that has several, if they were requested. */
  messages: z.array(Message.extend({ versions: z.array(z.string()).optional() })),
  has_before: z.boolean(),
  has_after: z.boolean(),
  revision: z.int(),
});

export const chatApi = describe(chatCalls, {
  open: {
    body: z.strictObject({
      character_id: Id,
      fresh: z.boolean().default(false),
      ab_group: storable(100).nullish(),
      source_url: storable(2000).nullish(),
    }),
    /** With the latest page of its history, so that one call opens a chat. */
    reply: Chat.extend({ history: HistoryPage }),
  },
  list: {
    query: z.strictObject({
      gender: Gender.optional(),
      search: storable(100).optional(),
      archived: z.enum(['yes', 'no']).default('no'),
      limit: countIn(1, 100).default(30),
      cursor: z.string().max(200).optional(),
    }),
    /** The first page starts with all pinned chats, whatever its limit. */
    reply: z.object({ chats: z.array(Chat), next_cursor: z.string().nullable() }),
  },
  importFile: {
    /** The character of the imported chat. */
    query: z.strictObject({ character_id: Id }),
    body: z.custom<Uint8Array>(
      (given) => given instanceof Uint8Array,
      'Send the file itself as the body',
    ),
    reply: ChatImport.extend({ chat: Chat }),
  },
  search: {
    body: z.strictObject({
      text: storable(MAX_CHAT_SEARCH).refine(isVisible, 'Write what to search for'),
    }),
    query: z.strictObject({
      limit: countIn(1, 50).default(20),
      cursor: z.string().max(200).optional(),
    }),
    reply: z.object({
      /** Chats whose name or character's name matches; on the first page only. */
      chats: z.array(Chat),
      messages: z.array(MessageHit),
      next_cursor: z.string().nullable(),
    }),
  },
  read: { params: chatParams, reply: Chat },
  history: {
    params: chatParams,
    /** `before` and `after` exclude each other; without either, the latest messages. */
    query: z.strictObject({
      before: countIn(1, MAX_SEQ).optional(),
      after: countIn(0, MAX_SEQ).optional(),
      limit: countIn(1, 100).default(50),
      versions: z.enum(['shown', 'all']).default('shown'),
    }),
    reply: HistoryPage,
  },
  send: {
    params: chatParams,
    body: z.strictObject({ client_message_id: Id.optional(), text: MessageText }),
    reply: Accepted,
  },
  orderPicture: {
    params: chatParams,
    body: ImageOrder.pick({ prompt: true }),
    reply: PaidJob.extend({ seq: z.int() }),
  },
  suggest: {
    params: chatParams,
    /** Empty if there is nothing suitable to suggest. */
    reply: z.object({ suggestions: z.array(z.string()).max(MAX_SUGGESTIONS) }),
  },
  stop: { params: chatParams, reply: z.object({ session_id: Id, stopped: z.boolean() }) },
  regenerate: { params: chatParams, body: z.strictObject({ seq: Count.min(1) }), reply: started },
  continue: { params: chatParams, body: z.strictObject({ seq: Count.min(1) }), reply: started },
  lore: { params: chatParams, reply: ChatLore },
  receipt: { params: messageParams, reply: Receipt },
  edit: {
    params: messageParams,
    /**
     * The limit is that of a user’s message, or the text's previous length. `variant` is the one that was edited;
     * refused if another one is active by now. `edited_at` is the one of the message that was edited; refused if it
     * was edited since.
     */
    body: z.strictObject({
      text: messageTextOf(MAX_STORED_LENGTH),
      variant: Variant.optional(),
      edited_at: Time.nullable().optional(),
    }),
    reply: Message,
  },
  chooseVariant: {
    params: messageParams,
    body: z.strictObject({ variant: Variant }),
    reply: Message,
  },
  rate: {
    params: messageParams,
    body: z.strictObject({ rating: Rating.nullable() }),
    reply: Message,
  },
  removeMessage: { params: messageParams, reply: z.object({ session_id: Id, seq: z.int() }) },
  removeFrom: {
    params: chatParams,
    query: z.strictObject({ seq: countIn(1, MAX_SEQ) }),
    reply: z.object({ session_id: Id, seq: z.int() }),
  },
  branch: { params: chatParams, body: z.strictObject({ seq: Count.min(1) }), reply: Chat },
  change: {
    params: chatParams,
    /** Omitted fields stay as they are. Archiving a chat unpins it. */
    body: z.strictObject({
      title: ChatTitle.nullable().optional(),
      is_pinned: z.boolean().optional(),
      is_archived: z.boolean().optional(),
    }),
    reply: Chat,
  },
  remove: { params: chatParams, reply: z.object({ session_id: Id, revision: z.int() }) },
  restore: { params: chatParams, reply: Chat },
  markRead: { params: chatParams, body: z.strictObject({ seq: Count }), reply: Chat },
});
