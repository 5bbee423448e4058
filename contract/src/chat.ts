// Sessions and messages of a chat.
import { z } from 'zod';
import { chatCalls } from './chat.calls.ts';
import { MAX_CHAT_SEARCH, MAX_CHAT_TITLE, MOST_SUGGESTIONS } from './chat-limits.ts';
import { CharacterCard } from './characters.ts';
import { Count, countIn, Gender, Id, isVisible, storable, Time } from './scalars.ts';
import { describe } from './endpoint.ts';
import { RECEIPT_PARTS } from './receipt-values.ts';
import { BlockReason } from './safety.ts';
import { ImageOrder, PaidJob } from './studio.ts';

/** The maximum length of a user's message, in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 4_000;

export const MessageText = storable(MAX_MESSAGE_LENGTH).refine(isVisible, 'Write something first');

/**
 * `pending` and `streaming` are a running reply; `stopped`, `failed` and `retracted` its other ends;
 * `blocked` is a user's message refused by moderation; `removed` one that was taken down after a report.
 */
export const MessageState = z.enum([
  'pending',
  'streaming',
  'complete',
  'stopped',
  'failed',
  'retracted',
  'blocked',
  'removed',
]);
export type MessageState = z.infer<typeof MessageState>;

/** A `notice` is a message of the product: that the partner is an AI, or where to find help. */
export const Author = z.enum(['user', 'character', 'notice']);
export const NoticeKind = z.enum(['ai', 'crisis']);

/** A `gift`, a `tip` or a `picture` is a message of its own kind, without text. */
const MessageKind = z.enum(['text', 'gift', 'tip', 'picture']);

export const Rating = z.enum(['good', 'bad']);
export type Rating = z.infer<typeof Rating>;

export const Message = z.object({
  session_id: Id,
  /** Position in the session, from 1, without gaps until something is deleted. */
  seq: z.int().min(1),
  author: Author,
  notice: NoticeKind.nullable(),
  kind: MessageKind,
  /** The name of a gift as it was sold; null for anything else. */
  item_name: z.string().nullable(),
  /** What a gift or a tip was worth. */
  tokens: z.int().nullable(),
  /** The signature of a gift. */
  user_name: z.string().nullable(),
  /** The job of a picture, which says how far it is and has the picture; null for anything else. */
  picture_job_id: Id.nullable(),
  /** The active variant's text so far; empty for notices and gifts, whose text the client has, and for removed messages. */
  text: z.string(),
  state: MessageState,
  /** The active variant, from 0, and how many there are. */
  variant: z.int().min(0),
  variants: z.int().min(1),
  /** The number of chunks in `text` while the reply streams: the cursor of a resume. */
  n: z.int().min(0),
  /** Why a reply failed (an error code), a message was blocked (a block reason) or removed (a text). */
  failure: z.string().nullable(),
  /** What its person thinks of the active variant of a reply. */
  rating: Rating.nullable(),
  client_message_id: Id.nullable(),
  message_send_at: Time,
  edited_at: Time.nullable(),
});
export type Message = z.infer<typeof Message>;

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
  /** The name that its person gave it. */
  title: z.string().nullable(),
  is_pinned: z.boolean(),
  is_archived: z.boolean(),
  /** False once the character is no longer public: the chat stays readable, new messages are refused. */
  is_open: z.boolean(),
  last_seq: z.int().min(0),
  read_seq: z.int().min(0),
  unread_count: z.int().min(0),
  /** The start of the last message, for the list. */
  last_message: z.string(),
  last_message_at: Time,
  is_replying: z.boolean(),
  /** Increases with every change of the chat; a reader at this revision is up to date. */
  revision: z.int().min(0),
  created_at: Time,
});
export type Chat = z.infer<typeof Chat>;

/** A message that has all the words of a search. */
export const MessageHit = z.object({
  session_id: Id,
  seq: z.int().min(1),
  author: Author.exclude(['notice']),
  message_send_at: Time,
  /** The name of its chat. */
  title: z.string().nullable(),
  character: ChatCharacter,
  /** The part of the text around the words, in pieces. */
  excerpt: z.array(z.object({ text: z.string(), is_match: z.boolean() })),
});
export type MessageHit = z.infer<typeof MessageHit>;

const ChatTitle = storable(MAX_CHAT_TITLE).refine(isVisible, 'Write a name');

/** The location of a running or finished reply. */
export const ReplyPlace = z.object({ seq: z.int(), variant: z.int() });

export const Accepted = z.object({
  session_id: Id,
  client_message_id: Id,
  seq: z.int(),
  message_send_at: Time,
  /** `allowed` with the location of the reply, or `blocked` with the reason. */
  verdict: z.enum(['allowed', 'blocked']),
  reason: BlockReason.nullable(),
  reply: ReplyPlace.nullable(),
  /** Notices added with the message, by seq. */
  notices: z.array(z.object({ seq: z.int(), kind: NoticeKind })),
});
export type Accepted = z.infer<typeof Accepted>;

/** What a model was given for a reply: its parts, what of the memory and the lore, and what did not fit. */
export const Receipt = z.object({
  /** The adapter and the model that wrote it. */
  engine: z.string(),
  context_tokens: z.int(),
  /** Estimated, in the order in which they were given. */
  parts: z.array(z.object({ part: z.enum(RECEIPT_PARTS), tokens: z.int() })),
  /** Of the chat so far. */
  messages: z.object({ given: z.int(), left_out: z.int() }),
  memory: z.object({
    facts: z.array(z.object({ id: Id, text: z.string() })),
    /** Earlier messages of this chat and of others with the character, as they are now. */
    recalled: z.array(z.object({ session_id: Id, seq: z.int(), author: Author, text: z.string() })),
    has_summary: z.boolean(),
    left_out: z.int(),
    /** Facts and messages that were given and have been deleted since. */
    deleted: z.int(),
  }),
  /** Entries of the lorebook by their first key, and how many did not fit. */
  lore: z.object({ names: z.array(z.string()), left_out: z.int() }),
  /** Sections of the card that did not fit. */
  sections_left_out: z.int(),
});
export type Receipt = z.infer<typeof Receipt>;

/** What the lorebook of a chat's character has, and what of it the last reply was given. */
export const ChatLore = z.object({
  /** Their different first keys, empty for what always holds: all to the character's owner, the used ones to others. */
  entries: z.array(z.object({ name: z.string(), is_used: z.boolean() })),
  /** Of the whole book. */
  count: z.int(),
});
export type ChatLore = z.infer<typeof ChatLore>;

/** What became of the messages of an imported file. */
export const ChatImport = z.object({
  /** With the blocked ones. */
  imported: z.int(),
  /** Against the rules of chats: hidden from the character. */
  blocked: z.int(),
  /** Gifts, pictures and hidden messages, which are left out. */
  skipped: z.int(),
});
export type ChatImport = z.infer<typeof ChatImport>;

const MOST_SEQ = 2_000_000_000;
const chatParams = z.strictObject({ id: Id });
const messageParams = z.strictObject({
  id: Id,
  seq: countIn(1, MOST_SEQ),
});
const started = z.object({ session_id: Id, reply: ReplyPlace });

const HistoryPage = z.object({
  messages: z.array(Message),
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
    /** With the end of its history, so that a chat is opened with one call. */
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
    /** The first page begins with all pinned chats, however many it is asked for. */
    reply: z.object({ chats: z.array(Chat), next_cursor: z.string().nullable() }),
  },
  importFile: {
    /** Who the imported chat is with. */
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
      /** By their names or their characters’, on the first page only. */
      chats: z.array(Chat),
      messages: z.array(MessageHit),
      next_cursor: z.string().nullable(),
    }),
  },
  read: { params: chatParams, reply: Chat },
  history: {
    params: chatParams,
    /** At most one of `before` and `after`; without either, the end of the chat. */
    query: z.strictObject({
      before: countIn(1, MOST_SEQ).optional(),
      after: countIn(0, MOST_SEQ).optional(),
      limit: countIn(1, 100).default(50),
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
    /** Empty where nothing fits. */
    reply: z.object({ suggestions: z.array(z.string()).max(MOST_SUGGESTIONS) }),
  },
  stop: { params: chatParams, reply: z.object({ session_id: Id, stopped: z.boolean() }) },
  regenerate: { params: chatParams, body: z.strictObject({ seq: Count.min(1) }), reply: started },
  continue: { params: chatParams, body: z.strictObject({ seq: Count.min(1) }), reply: started },
  lore: { params: chatParams, reply: ChatLore },
  receipt: { params: messageParams, reply: Receipt },
  edit: { params: messageParams, body: z.strictObject({ text: MessageText }), reply: Message },
  chooseVariant: {
    params: messageParams,
    body: z.strictObject({ variant: z.int().min(0).max(1000) }),
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
    query: z.strictObject({ seq: countIn(1, MOST_SEQ) }),
    reply: z.object({ session_id: Id, seq: z.int() }),
  },
  branch: { params: chatParams, body: z.strictObject({ seq: Count.min(1) }), reply: Chat },
  change: {
    params: chatParams,
    /** What is left out stays; an archived chat isn’t pinned. */
    body: z.strictObject({
      title: ChatTitle.nullable().optional(),
      is_pinned: z.boolean().optional(),
      is_archived: z.boolean().optional(),
    }),
    reply: Chat,
  },
  remove: { params: chatParams, reply: z.object({ session_id: Id }) },
  restore: { params: chatParams, reply: Chat },
  markRead: { params: chatParams, body: z.strictObject({ seq: Count }), reply: Chat },
});
