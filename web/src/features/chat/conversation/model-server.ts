// A small model of the server for tests: one chat's log, the events that it sends, and pages as of their request.
import type { Message } from '@velour/contract/messages.ts';
import type { ResumePoint } from '@velour/contract/realtime.ts';
import type { ConversationEvent } from './conversation.ts';
import type { Page, Span } from './pages.ts';
import { blankMessage } from './events.ts';

export const session_id = '019a0000-0000-7000-8000-000000000001';
const time = '2026-11-21T10:00:00.000Z';

export interface ModelServer {
  readonly events: readonly ConversationEvent[];
  messages: () => Message[];
  page: (span: Span, limit: number) => Page;
  replay: (points: readonly ResumePoint[]) => ConversationEvent[];
  send: (words: string) => void;
  grow: () => void;
  end: (how: 'done' | 'stopped' | 'failed' | 'retracted') => void;
  regenerate: () => void;
  proceed: () => void;
  edit: (place: number) => void;
  remove: (place: number) => void;
}

export function createModelServer(): ModelServer {
  const rows: Message[] = [];
  const events: ConversationEvent[] = [];
  let revision = 0;
  let last_seq = 0;
  /** Chunks of the running reply by place, as in the log. */
  const chunks = new Map<string, string[]>();
  const keyOf = ({ seq, variant }: { seq: number; variant: number }) => `${seq}/${variant}`;

  const publish = (event: ConversationEvent): void => {
    revision += 1;
    events.push(event);
  };
  const changed = () => publish({ type: 'chat.changed', session_id, revision: revision + 1 });
  const running = () => rows.find(({ state }) => state === 'pending' || state === 'streaming');
  const last = () => rows.at(-1);
  const blank = (seq: number): Message => ({
    ...blankMessage(session_id),
    seq,
    state: 'pending',
    message_send_at: time,
  });
  const endOf = (row: Message): ConversationEvent | null => {
    const place = { session_id, seq: row.seq, variant: row.variant };
    if (row.state === 'complete') return { type: 'reply.done', ...place, text: row.text };
    if (row.state === 'stopped') return { type: 'reply.stopped', ...place, text: row.text };
    if (row.state === 'failed')
      return {
        type: 'reply.failed',
        ...place,
        text: row.text,
        code: 'llm.broken',
        retryable: true,
      };
    if (row.state === 'retracted')
      return { type: 'reply.retracted', ...place, reason: 'not_allowed' };
    return null;
  };

  return {
    events,
    messages: () => structuredClone(rows),
    page: ({ around, after, ...span }, limit) => {
      const before = around === undefined ? span.before : around + Math.ceil(limit / 2);
      const inside = rows.filter(
        ({ seq }) => (before === undefined || seq < before) && (after === undefined || seq > after),
      );
      const messages = after === undefined ? inside.slice(-limit) : inside.slice(0, limit);
      const first = messages[0]?.seq ?? before ?? 0;
      const end = messages.at(-1)?.seq ?? after ?? Infinity;
      return structuredClone({
        messages,
        has_before: rows.some(({ seq }) => seq < first),
        has_after: rows.some(({ seq }) => seq > end),
        revision,
      });
    },
    replay: (points) =>
      points.flatMap((point) => {
        const row = rows.find(({ seq }) => seq === point.seq);
        if (!row || row.variant !== point.variant) return [];
        const missing = (chunks.get(keyOf(point)) ?? []).slice(point.n);
        const grown = missing.map((text, index): ConversationEvent => {
          const { seq, variant } = point;
          return { type: 'reply.chunk', session_id, seq, variant, n: point.n + index + 1, text };
        });
        const end = endOf(row);
        return end ? [...grown, end] : grown;
      }),
    send: (words) => {
      if (running()) return;
      const seq = last_seq + 1;
      last_seq += 2;
      const client_message_id = `019a0000-0000-7000-8000-${String(seq).padStart(12, '0')}`;
      rows.push({
        ...blank(seq),
        author: 'user',
        text: words,
        state: 'complete',
        client_message_id,
      });
      rows.push(blank(seq + 1));
      const reply = { seq: seq + 1, variant: 0 };
      const accepted = { session_id, client_message_id, seq, message_send_at: time, notices: [] };
      publish({
        type: 'message.accepted',
        ...accepted,
        text: words,
        verdict: 'allowed',
        reason: null,
        reply,
      });
      publish({ type: 'reply.started', session_id, ...reply, n: 0 });
    },
    grow: () => {
      const row = running();
      if (!row) return;
      const text = `w${row.n} `;
      chunks.set(keyOf(row), [...(chunks.get(keyOf(row)) ?? []), text]);
      Object.assign(row, { text: row.text + text, n: row.n + 1, state: 'streaming' });
      const { seq, variant, n } = row;
      publish({ type: 'reply.chunk', session_id, seq, variant, n, text });
    },
    end: (how) => {
      const row = running();
      if (!row) return;
      const state = how === 'done' ? 'complete' : how;
      const failure = how === 'failed' ? 'llm.broken' : how === 'retracted' ? 'not_allowed' : null;
      Object.assign(row, { state, failure, ...(how === 'retracted' && { text: '' }) });
      const event = endOf(row);
      if (event) publish(event);
    },
    regenerate: () => {
      const row = last();
      if (!row || running() || row.author !== 'character') return;
      // Like the real server: an empty reply is retried in its own place.
      const unused = row.text === '' && row.state !== 'complete';
      const variant = unused ? row.variant : row.variants;
      const variants = Math.max(row.variants, variant + 1);
      const n = unused ? row.n : 0;
      Object.assign(row, { variant, variants, n, text: '', state: 'pending', failure: null });
      publish({ type: 'reply.started', session_id, seq: row.seq, variant, n });
    },
    proceed: () => {
      const row = last();
      if (!row || running() || (row.state !== 'complete' && row.state !== 'stopped')) return;
      if (row.author !== 'character') return;
      row.state = 'pending';
      publish({ type: 'reply.started', session_id, seq: row.seq, variant: row.variant, n: row.n });
    },
    edit: (place) => {
      const row = rows[place % Math.max(rows.length, 1)];
      if (!row || running()) return;
      Object.assign(row, { text: `${row.text}!`, edited_at: time });
      changed();
    },
    remove: (place) => {
      // Only its revision distinguishes an emptied chat from a fault; that has its own test.
      if (rows.length < 2 || running()) return;
      rows.splice(place % rows.length, 1);
      changed();
    },
  };
}
