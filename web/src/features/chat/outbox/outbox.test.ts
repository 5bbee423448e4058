// A message that was written reaches the server once, in order, whatever happens on the way.
import type { Accepted } from '@velour/contract/messages.ts';
import type { ClientFrame, ServerEvent } from '@velour/contract/realtime.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { idle, type SocketState } from '../../../lib/socket-machine.ts';
import type { Memory } from '../../../lib/storage.ts';
import { createStore } from '../../../lib/store.ts';
import { createSavedMessages } from './saved-messages.ts';
import { ACK_MS, createOutbox, HTTP_AFTER_MS, type OutboxNeeds } from './outbox.ts';

const createMemory = (): Memory => {
  const stored = new Map<string, string>();
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void (value === null ? stored.delete(key) : stored.set(key, value)),
  };
};

const acceptedOf = (id: string, session_id = 'chat'): Accepted => ({
  session_id,
  client_message_id: id,
  seq: 1,
  message_send_at: '2026-11-21T10:00:00.000Z',
  verdict: 'allowed',
  reason: null,
  reply: null,
  notices: [],
});

function setUp({
  memory = createMemory(),
  online = true,
  post,
}: { memory?: Memory; online?: boolean; post?: OutboxNeeds['post'] } = {}) {
  const state = createStore<SocketState>({ ...idle, phase: online ? 'ready' : 'waiting' });
  const sent: Extract<ClientFrame, { type: 'message.send' }>[] = [];
  const posted: string[] = [];
  const recovered: string[] = [];
  const listeners = new Set<(event: ServerEvent) => void>();
  let suspicions = 0;
  let made = 0;
  let mayRecover = false;
  const outbox = createOutbox({
    socket: {
      ...state,
      listen: ({ onEvent }) => {
        listeners.add(onEvent);
        return () => listeners.delete(onEvent);
      },
      send: (frame) => frame.type === 'message.send' && sent.push(frame) > 0,
      checkAlive: () => void (suspicions += 1),
      renew: () => {},
    },
    saved: createSavedMessages(memory),
    post:
      post ??
      (async ({ client_message_id }) => {
        posted.push(client_message_id);
        return acceptedOf(client_message_id);
      }),
    recover: async (code) => {
      recovered.push(code);
      return mayRecover;
    },
    onAccepted: () => {},
    newId: () => `id-${(made += 1)}`,
  });
  return {
    outbox,
    memory,
    sent,
    posted,
    recovered,
    listeners,
    allowRecovery: () => void (mayRecover = true),
    suspicions: () => suspicions,
    connect: (ready: boolean) =>
      state.change((now) => ({ ...now, phase: ready ? 'ready' : 'waiting' })),
    emit: (event: ServerEvent) => [...listeners].forEach((listener) => listener(event)),
    accept: (id: string) =>
      [...listeners].forEach((listener) =>
        listener({ type: 'message.accepted', text: '', ...acceptedOf(id) }),
      ),
    refuse: (id: string, code: string, retry_after_ms?: number) =>
      [...listeners].forEach((listener) =>
        listener({
          type: 'message.refused',
          session_id: 'chat',
          client_message_id: id,
          code,
          title: code,
          ...(retry_after_ms === undefined ? {} : { retry_after_ms }),
        }),
      ),
    texts: () => sent.map(({ text }) => text),
    states: () => outbox.read().map(({ state: at }) => at),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a written message', () => {
  test('is saved before it is sent and forgotten only when it was acknowledged', () => {
    const { outbox, memory, sent, accept } = setUp();
    const saved = createSavedMessages(memory);
    outbox.add('chat', 'hello');
    expect(sent).toHaveLength(1);
    expect(saved.messages()).toMatchObject([{ client_message_id: 'id-1', text: 'hello' }]);
    accept('id-1');
    expect(saved.messages()).toEqual([]);
    expect(outbox.read()).toEqual([]);
  });

  test('survives a reload and is sent under the same id', () => {
    const { outbox, memory } = setUp({ online: false });
    outbox.add('chat', 'hello');
    const reloaded = setUp({ memory });
    expect(reloaded.sent).toMatchObject([{ client_message_id: 'id-1', text: 'hello' }]);
  });

  test('is sent again with the same id if there is no response, and the connection is checked', async () => {
    const { outbox, sent, suspicions, accept } = setUp();
    outbox.add('chat', 'hello');
    await pass(ACK_MS);
    expect(sent.map((frame) => frame.client_message_id)).toEqual(['id-1', 'id-1']);
    expect(suspicions()).toBe(1);
    accept('id-1');
    await pass(120_000);
    expect(sent).toHaveLength(2);
  });

  test('is sent again on a new connection', () => {
    const { outbox, sent, connect } = setUp();
    outbox.add('chat', 'hello');
    connect(false);
    connect(true);
    expect(sent).toHaveLength(2);
  });

  test('is sent by HTTP if the connection stays down', async () => {
    const { outbox, posted } = setUp({ online: false });
    outbox.add('chat', 'hello');
    await pass(HTTP_AFTER_MS - 1);
    expect(posted).toEqual([]);
    await pass(1);
    expect(posted).toEqual(['id-1']);
    expect(outbox.read()).toEqual([]);
  });

  test('waits for the network as long as it takes', async () => {
    let online = false;
    const post = async () => {
      if (!online)
        throw new ApiError({
          code: 'network.failed',
          status: 0,
          title: '',
          method: 'POST',
          path: '/',
        });
      return acceptedOf('id-1');
    };
    const { outbox, states } = setUp({ online: false, post });
    outbox.add('chat', 'hello');
    await pass(3_600_000);
    expect(states()).not.toContain('failed');
    online = true;
    await pass(31_000);
    expect(outbox.read()).toEqual([]);
  });

  test('stays in memory when the browser stores nothing', () => {
    const memory: Memory = { read: () => null, write: () => {} };
    const { outbox, sent } = setUp({ memory });
    outbox.add('chat', 'hello');
    expect(sent).toHaveLength(1);
    expect(outbox.read()).toHaveLength(1);
  });
});

describe('order', () => {
  test('the next message of a chat waits for the one before; another chat does not', () => {
    const { outbox, texts, accept } = setUp();
    outbox.add('chat', 'one');
    outbox.add('chat', 'two');
    outbox.add('other', 'three');
    expect(texts()).toEqual(['one', 'three']);
    accept('id-1');
    expect(texts()).toEqual(['one', 'three', 'two']);
  });

  test('while a reply is under way messages wait, and go when it ends', () => {
    const { outbox, texts, states } = setUp();
    outbox.hold('chat', true);
    outbox.add('chat', 'one');
    expect(texts()).toEqual([]);
    expect(states()).toEqual(['waiting']);
    outbox.hold('chat', false);
    expect(texts()).toEqual(['one']);
  });

  test('a busy chat is retried after the wait that the server names', async () => {
    const { outbox, sent, refuse } = setUp();
    outbox.add('chat', 'one');
    refuse('id-1', 'chat.too_fast', 7_000);
    await pass(6_999);
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(sent).toHaveLength(2);
    refuse('id-1', 'chat.busy');
    await pass(2_000);
    expect(sent).toHaveLength(3);
  });
});

describe('a refusal for good', () => {
  test('fails with its reason, does not hold up the next, and is retried with the same id', async () => {
    const { outbox, sent, refuse, texts, memory } = setUp();
    outbox.add('chat', 'one');
    outbox.add('chat', 'two');
    refuse('id-1', 'character.not_public');
    await pass(0);
    expect(outbox.read()[0]).toMatchObject({
      state: 'failed',
      failure: { code: 'character.not_public' },
    });
    expect(texts()).toEqual(['one', 'two']);
    expect(createSavedMessages(memory).messages()).toHaveLength(2);
    outbox.retry('id-1');
    outbox.discard('id-2');
    expect(sent.at(-1)).toMatchObject({ client_message_id: 'id-1' });
  });

  test('for want of an age asks for it, and sends again when it is there', async () => {
    const { outbox, recovered, refuse, sent, states, allowRecovery } = setUp();
    outbox.add('chat', 'one');
    refuse('id-1', 'safety.age_gate_required');
    await pass(0);
    expect(recovered).toEqual(['safety.age_gate_required']);
    expect(states()).toEqual(['failed']);
    allowRecovery();
    outbox.retry('id-1');
    refuse('id-1', 'safety.age_gate_required');
    await pass(400);
    expect(sent).toHaveLength(3);
  });

  test('a permanently failing send ends after some tries, and its text stays', async () => {
    const { outbox, refuse, states } = setUp();
    outbox.add('chat', 'one');
    for (let i = 0; i < 6; i += 1) {
      refuse('id-1', 'server.failed');
      await pass(31_000);
    }
    expect(states()).toEqual(['failed']);
    expect(outbox.read()[0]?.text).toBe('one');
  });
});

test('the line is held only while something is to be sent', () => {
  const { outbox, listeners, accept } = setUp();
  expect(listeners.size).toBe(0);
  outbox.add('chat', 'one');
  expect(listeners.size).toBe(1);
  accept('id-1');
  expect(listeners.size).toBe(0);
});

describe('drafts', () => {
  test('are stored per chat, and the oldest are evicted', () => {
    const saved = createSavedMessages(createMemory());
    for (let i = 0; i < 45; i += 1) saved.saveDraft(`chat-${i}`, `text ${i}`, i);
    expect(saved.draft('chat-44')).toBe('text 44');
    expect(saved.draft('chat-0')).toBe('');
    saved.saveDraft('chat-44', '', 50);
    expect(saved.draft('chat-44')).toBe('');
  });

  test('other stored data in the browser is ignored', () => {
    for (const text of ['{', '[1,null,{"text":3}]', '{"a":1,"b":{"text":"x"}}', 'null', '"x"']) {
      const saved = createSavedMessages({ read: () => text, write: () => {} });
      expect(saved.messages()).toEqual([]);
      expect(saved.draft('a')).toBe('');
      expect(saved.draft('b')).toBe('');
    }
  });
});
