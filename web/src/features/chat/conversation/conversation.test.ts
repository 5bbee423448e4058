// Rules of one conversation by example, and the promise that every way through the network ends in the same place.
import type { Accepted } from '@velour/contract/messages.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import {
  emptyConversation,
  isGone,
  isStale,
  reduce,
  resumePoints,
  runningReply,
  type Action,
  type Conversation,
  type ConversationEvent,
} from './conversation.ts';
import { createModelServer, session_id, type ModelServer } from './model-server.ts';

const now = '2026-11-21T10:00:01.000Z';
const receive = (state: Conversation, ...events: ConversationEvent[]): Conversation =>
  events.reduce((before, event) => reduce(before, { type: 'received', event, now }), state);

function opened(turns = 0): { server: ModelServer; state: Conversation } {
  const server = createModelServer();
  for (let turn = 0; turn < turns; turn += 1) {
    server.send(`hello ${turn}`);
    server.grow();
    server.end('done');
  }
  return { server, state: readEnd(emptyConversation(session_id), server) };
}

function readEnd(state: Conversation, server: ModelServer, limit = 50): Conversation {
  const page = server.page({}, limit);
  return reduce(state, { type: 'paged', page, span: {}, clock: state.clock });
}

function readAgain(state: Conversation, server: ModelServer): Conversation {
  const clock = state.clock;
  let read = state;
  if (!state.messages.length) read = readEnd(state, server);
  for (let after = (state.messages[0]?.seq ?? 1) - 1, more = true; more;) {
    const page = server.page({ after }, 3);
    read = reduce(read, { type: 'paged', page, span: { after }, clock });
    after = page.messages.at(-1)?.seq ?? after;
    more = page.has_after;
  }
  return reduce(read, { type: 'reread', clock });
}

const shown = (messages: readonly { seq: number }[]) =>
  messages.map((message) => ({ ...message, heard: 0, n: 0, message_send_at: '' }));
const place = { session_id, seq: 2, variant: 0 };

test('a message is gone once it was deleted, not while it is unloaded', () => {
  const { state } = opened(4);
  const [first, second] = state.messages.map(({ seq }) => seq);
  const last = state.last_seq;
  expect([first, second, last].map((seq) => isGone(state, seq ?? 0))).toEqual([
    false,
    false,
    false,
  ]);
  const shorter = reduce(state, { type: 'removed', seq: last });
  expect(isGone(shorter, last)).toBe(true);
  expect(isGone(reduce(state, { type: 'removed', seq: second ?? 0 }), second ?? 0)).toBe(true);
  const trimmed = reduce(state, { type: 'trimmed', keep: 'start', most: 2 });
  expect(isGone(trimmed, last)).toBe(false);
});

describe('a growing reply', () => {
  const started = () => {
    const { server, state } = opened();
    server.send('hi');
    return { server, state: receive(state, ...server.events) };
  };

  test('takes the next chunk, ignores a repeated one, and asks for a missing one', () => {
    const { state } = started();
    const one: ConversationEvent = { type: 'reply.chunk', ...place, n: 1, text: 'one ' };
    const grown = receive(state, one, one);
    expect(runningReply(grown)).toMatchObject({ text: 'one ', n: 1, state: 'streaming' });
    const gapped = receive(grown, { type: 'reply.chunk', ...place, n: 3, text: 'three' });
    expect(gapped.gap).toEqual({ ...place, n: 1 });
    expect(runningReply(gapped)?.text).toBe('one ');
    const healed = receive(gapped, { type: 'reply.chunk', ...place, n: 2, text: 'two ' });
    expect(healed.gap).toBeNull();
    expect(runningReply(healed)?.text).toBe('one two ');
  });

  test('is replaced by the full text at its end, whatever was missing', () => {
    const { state } = started();
    const gapped = receive(state, { type: 'reply.chunk', ...place, n: 5, text: 'late' });
    const done = receive(gapped, { type: 'reply.done', ...place, text: 'all of it' });
    expect(done.messages.at(-1)).toMatchObject({ text: 'all of it', state: 'complete' });
    expect(done.gap).toBeNull();
    expect(receive(done, { type: 'reply.started', ...place, n: 0 }).messages.at(-1)?.text).toBe(
      'all of it',
    );
  });

  test('keeps its part when it fails and loses its words when it is retracted', () => {
    const { state } = started();
    const failed = receive(state, {
      type: 'reply.failed',
      ...place,
      text: 'part',
      code: 'llm.broken',
      retryable: true,
    });
    expect(failed.messages.at(-1)).toMatchObject({
      text: 'part',
      state: 'failed',
      failure: 'llm.broken',
    });
    const retracted = receive(state, { type: 'reply.retracted', ...place, reason: 'not_allowed' });
    expect(retracted.messages.at(-1)).toMatchObject({
      text: '',
      state: 'retracted',
      failure: 'not_allowed',
    });
  });

  test('is resumed from the received part', () => {
    const { server, state } = started();
    server.grow();
    expect(resumePoints(receive(state, ...server.events.slice(2)))).toEqual([{ ...place, n: 1 }]);
  });

  test('restarts as another variant and continues as the same one', () => {
    const { state } = started();
    const done = receive(
      state,
      { type: 'reply.chunk', ...place, n: 1, text: 'a' },
      { type: 'reply.done', ...place, text: 'a' },
    );
    const again = receive(done, { type: 'reply.started', ...place, variant: 1, n: 0 });
    expect(runningReply(again)).toMatchObject({ variant: 1, variants: 2, text: '' });
    const on = receive(
      done,
      { type: 'reply.started', ...place, n: 1 },
      { type: 'reply.chunk', ...place, n: 2, text: 'b' },
    );
    expect(runningReply(on)).toMatchObject({ text: 'ab', n: 2 });
  });
});

describe('messages', () => {
  test('appear once, in order, whether from the reply, the event, or both', () => {
    const { server, state } = opened(1);
    server.send('again');
    const event = server.events.at(-2);
    if (event?.type !== 'message.accepted')
      throw new Error('the model server says what was accepted');
    const accepted: Accepted = event;
    const answered = reduce(state, { type: 'acknowledged', accepted, text: 'again', now });
    const both = receive(answered, event, event);
    expect(both.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(receive(state, event).messages).toEqual(answered.messages);
  });

  test('a blocked message shows the reason, and notices are where the server has put them', () => {
    const { state } = opened();
    const updated = receive(state, {
      type: 'message.accepted',
      session_id,
      client_message_id: session_id,
      seq: 1,
      message_send_at: now,
      text: 'x',
      verdict: 'blocked',
      reason: 'real_person',
      reply: null,
      notices: [{ seq: 2, kind: 'crisis' }],
    });
    expect(updated.messages).toMatchObject([
      { author: 'user', state: 'blocked', failure: 'real_person' },
      { author: 'notice', notice: 'crisis' },
    ]);
    expect(isStale(updated)).toBe(false);
  });

  test('a jump in positions means that something was missed', () => {
    const { server, state } = opened(1);
    server.send('missed');
    server.end('done');
    server.send('received');
    expect(isStale(receive(state, ...server.events.slice(-2)))).toBe(true);
  });

  test('a message that was deleted here is not restored by a late page or event', () => {
    const { server, state } = opened(2);
    const late = server.page({}, 50);
    const removed = reduce(state, { type: 'removed', seq: 3 });
    const paged = reduce(removed, { type: 'paged', page: late, span: {}, clock: state.clock });
    expect(receive(paged, ...server.events).messages.map(({ seq }) => seq)).toEqual([1, 2, 4]);
  });
});

describe('pages', () => {
  test('an empty answer never wipes a healthy conversation', () => {
    const { server, state } = opened(3);
    const page = {
      messages: [],
      has_before: false,
      has_after: false,
      revision: server.page({}, 1).revision,
    };
    for (const span of [{}, { after: 0 }, { after: 2 }]) {
      const after = reduce(state, { type: 'paged', page, span, clock: state.clock });
      expect(after.messages).toHaveLength(6);
    }
  });

  test('an empty answer with a newer revision is believed: everything was deleted elsewhere', () => {
    const { server, state } = opened(1);
    const revision = server.page({}, 1).revision + 1;
    const page = { messages: [], has_before: false, has_after: false, revision };
    expect(reduce(state, { type: 'paged', page, span: {}, clock: state.clock }).messages).toEqual(
      [],
    );
  });

  test('older messages are added at the start, and loaded ones stay unchanged', () => {
    const { server } = opened(5);
    const state = readEnd(emptyConversation(session_id), server, 4);
    expect(state).toMatchObject({ has_before: true, has_after: false });
    const page = server.page({ before: 7 }, 50);
    const complete = reduce(state, {
      type: 'paged',
      page,
      span: { before: 7 },
      clock: state.clock,
    });
    expect(complete.messages).toHaveLength(10);
    expect(complete.messages[6]).toBe(state.messages[0]);
    expect(complete.has_before).toBe(false);
  });

  test('messages that were unloaded at the end are loaded again', () => {
    const { server, state } = opened(5);
    const trimmed = reduce(state, { type: 'trimmed', keep: 'start', most: 4 });
    expect(trimmed.has_after).toBe(true);
    server.send('unseen');
    const later = receive(trimmed, ...server.events.slice(-2));
    expect(later.messages).toHaveLength(4);
    expect(readEnd(later, server).messages).toHaveLength(12);
  });

  test('a page from before an event does not undo it', () => {
    const { server, state } = opened(1);
    const page = server.page({}, 50);
    server.send('later');
    const received = receive(state, ...server.events.slice(-2));
    const merged = reduce(received, { type: 'paged', page, span: {}, clock: state.clock });
    expect(merged.messages).toHaveLength(4);
  });

  test('an unchanged message stays the same object, so that nothing is drawn again', () => {
    const { server, state } = opened(2);
    const again = readAgain(state, server);
    again.messages.forEach((message, at) => expect(message).toBe(state.messages[at]));
  });
});

type Step =
  | { do: 'send' | 'grow' | 'regenerate' | 'proceed' | 'drop' | 'ask' | 'answer' }
  | { do: 'edit' | 'remove' | 'repeat' | 'deliver'; place: number }
  | { do: 'end'; how: 'done' | 'stopped' | 'failed' | 'retracted' };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom<Step>({ do: 'send' }, { do: 'grow' }, { do: 'grow' }) },
    { weight: 3, arbitrary: fc.constantFrom<Step>({ do: 'regenerate' }, { do: 'proceed' }) },
    {
      weight: 3,
      arbitrary: fc.constantFrom<Step>({ do: 'drop' }, { do: 'ask' }, { do: 'answer' }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constantFrom(
          'edit' as const,
          'remove' as const,
          'repeat' as const,
          'deliver' as const,
          'deliver' as const,
        ),
        place: fc.nat(9),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('end' as const),
        how: fc.constantFrom(
          'done' as const,
          'stopped' as const,
          'failed' as const,
          'retracted' as const,
        ),
      }),
    },
  ),
  { maxLength: 120 },
);

/** A reader behind a bad network: events in order, but lost with their connection, repeated, and pages late. */
function createReader(server: ModelServer) {
  let state = emptyConversation(session_id);
  let received = 0;
  const late: Action[] = [];
  const act = (action: Action) => (state = reduce(state, action));
  const receiveOne = (event: ConversationEvent | undefined) =>
    event && act({ type: 'received', event, now });
  const deliver = (count: number) => {
    for (let i = 0; i < count && received < server.events.length; i += 1) {
      receiveOne(server.events[received]);
      received += 1;
      if (state.gap) server.replay([state.gap]).forEach(receiveOne);
    }
  };
  const settle = () => {
    for (let round = 0; round < 5 && (isStale(state) || !state.loaded); round += 1)
      state = state.loaded ? readAgain(state, server) : readEnd(state, server, 4);
  };
  return {
    deliver,
    repeat: (count: number) => (received = Math.max(0, received - count)),
    drop: () => {
      received = server.events.length;
      server.replay(resumePoints(state)).forEach(receiveOne);
      act({ type: 'stale' });
      if (state.loaded) state = readAgain(state, server);
    },
    ask: () => late.push({ type: 'paged', page: server.page({}, 4), span: {}, clock: state.clock }),
    answer: () => {
      const action = late.shift();
      if (action) act(action);
    },
    finish: () => {
      late.splice(0).forEach(act);
      settle();
      deliver(Infinity);
      settle();
      return state;
    },
  };
}

test('any order of actions, deliveries, repeats, losses and late pages ends in the server’s state', () => {
  fc.assert(
    fc.property(steps, (script) => {
      const server = createModelServer();
      const reader = createReader(server);
      for (const step of script) {
        if (step.do === 'send') server.send('words');
        else if (step.do === 'end') server.end(step.how);
        else if (step.do === 'edit' || step.do === 'remove') server[step.do](step.place);
        else if (step.do === 'deliver' || step.do === 'repeat') reader[step.do](step.place);
        else if (step.do === 'drop' || step.do === 'ask' || step.do === 'answer') reader[step.do]();
        else server[step.do]();
      }
      const { messages, has_after } = reader.finish();
      const expected = server.messages().slice(-messages.length || Infinity);
      expect(has_after).toBe(false);
      expect(messages.length > 0).toBe(server.messages().length > 0);
      expect(shown(messages)).toEqual(shown(expected));
    }),
    runs(300, 15_000),
  );
});
