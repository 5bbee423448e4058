// Unsent messages and drafts, saved in the browser (local storage) until the server has them.
import type { Memory } from '../../../lib/storage.ts';
import { written, type Outgoing } from './outgoing.ts';

const OUTBOX = 'outbox.1';
const DRAFTS = 'drafts.1';
const MAX_MESSAGES = 50;
const MAX_DRAFTS = 40;
/** The limit of all drafts: browsers store about five million letters per site. */
const MAX_CHARACTERS = 1_000_000;

export interface SavedMessages {
  messages: () => Outgoing[];
  saveMessage: (message: Outgoing) => void;
  dropMessage: (id: string) => void;
  draft: (session_id: string) => string;
  /** The key of a draft that starts like this. */
  draftKey: (start: string) => string | undefined;
  saveDraft: (session_id: string, text: string, at: number) => void;
  /** Of a chat and of its messages' editors. */
  dropDrafts: (session_id: string) => void;
  /** Turns unsent messages into drafts of their chats, after a sign-in that ended before they were sent. */
  keepAsDrafts: (at: number) => void;
  forget: () => void;
}

interface Draft {
  readonly text: string;
  readonly at: number;
}

/** Every change reads first, because other tabs of the browser write here, too. */
export function createSavedMessages(memory: Memory): SavedMessages {
  const messages = () =>
    list(parse(memory.read(OUTBOX)))
      .filter(isOutgoing)
      .map(written);
  const write = (next: readonly Outgoing[]) =>
    memory.write(OUTBOX, next.length ? JSON.stringify(next.slice(-MAX_MESSAGES)) : null);
  const drafts = () =>
    Object.entries(record(parse(memory.read(DRAFTS)))).filter((entry): entry is [string, Draft] =>
      isDraft(entry[1]),
    );
  const draft = (session_id: string): string =>
    drafts().find(([id]) => id === session_id)?.[1].text ?? '';
  const saveDraft = (session_id: string, text: string, at: number): void => {
    const others = drafts().filter(([id]) => id !== session_id);
    const next: [string, Draft][] = text === '' ? others : [[session_id, { text, at }], ...others];
    writeDrafts(next.toSorted(([, one], [, other]) => other.at - one.at));
  };
  const writeDrafts = (newestFirst: [string, Draft][]): void => {
    let left = MAX_CHARACTERS;
    const fitting = newestFirst.slice(0, MAX_DRAFTS).filter(([, { text }]) => {
      left -= text.length;
      return left >= 0;
    });
    memory.write(DRAFTS, fitting.length ? JSON.stringify(Object.fromEntries(fitting)) : null);
  };
  return {
    messages,
    saveMessage: (message) => write([...messages(), message]),
    dropMessage: (id) => {
      const present = messages();
      const next = present.filter((message) => message.client_message_id !== id);
      if (next.length < present.length) write(next);
    },
    draft,
    draftKey: (start) => drafts().find(([key]) => key.startsWith(start))?.[0],
    saveDraft,
    dropDrafts: (session_id) =>
      writeDrafts(drafts().filter(([id]) => id !== session_id && !id.startsWith(`${session_id}/`))),
    keepAsDrafts: (at) => {
      // Newest first, so that each chat's older ones come before it.
      for (const { session_id, text } of messages().toReversed())
        saveDraft(session_id, [text, draft(session_id)].filter(Boolean).join('\n\n'), at);
      write([]);
    },
    forget: () => {
      memory.write(OUTBOX, null);
      memory.write(DRAFTS, null);
    },
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const list = (given: unknown): unknown[] => (Array.isArray(given) ? given : []);
const record = (given: unknown): object =>
  typeof given === 'object' && given !== null ? given : {};

type Saved = Pick<Outgoing, 'session_id' | 'client_message_id' | 'text' | 'at'>;

function isOutgoing(given: unknown): given is Saved {
  const { session_id, client_message_id, text, at } = record(given) as Partial<Saved>;
  const isText = [session_id, client_message_id, text].every((part) => typeof part === 'string');
  return isText && typeof at === 'number';
}

function isDraft(given: unknown): given is Draft {
  const { text, at } = record(given) as Partial<Draft>;
  return typeof text === 'string' && typeof at === 'number';
}
