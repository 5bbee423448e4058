// Pure rules of chats: the rows of an exchange, where a reply is regenerated, and what is refunded.
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createVault } from '../../platform/encryption.ts';
import { composeExchange, needsAiNotice, settlementOf, type ExchangeDraft } from './chat.rules.ts';
import { continuationTarget, regenerationTarget } from './regenerate.rules.ts';

const vault = createVault(randomBytes(32));
const key = vault.unwrap('k', vault.wrapNew('k'));

describe('an exchange', () => {
  const draft: ExchangeDraft = {
    session_id: 's',
    person_id: 'p',
    client_message_id: 'c',
    text: 'Hi',
    at: new Date(),
    reply_id: 'r',
    session: { last_seq: 7, revision: 3, notice_at: new Date(), key },
    verdict: {
      action: 'allow',
      notices: [],
      asks_if_human: false,
      rule_ids: [],
      is_suspected: false,
    },
  };
  const blocked = { ...draft.verdict, action: 'block', reason: 'not_allowed' } as const;
  const shape = (more: Partial<ExchangeDraft>) =>
    composeExchange({ ...draft, ...more }).rows.map(({ seq, author, notice, state }) => [
      seq,
      author,
      notice ?? state,
    ]);

  test('is the message and the place of its reply', () => {
    expect(shape({})).toEqual([
      [8, 'user', 'complete'],
      [9, 'character', 'pending'],
    ]);
  });
  test('carries the notices in their order', () => {
    const session = { ...draft.session, notice_at: new Date(0) };
    const verdict = { ...draft.verdict, notices: ['crisis'] as const };
    expect(shape({ session, verdict })).toEqual([
      [8, 'notice', 'ai'],
      [9, 'user', 'complete'],
      [10, 'notice', 'crisis'],
      [11, 'character', 'pending'],
    ]);
  });
  test('that is blocked has no reply', () => {
    expect(shape({ verdict: blocked })).toEqual([[8, 'user', 'blocked']]);
    expect(composeExchange({ ...draft, verdict: blocked }).reply).toBeNull();
  });
});

describe('a regenerated reply', () => {
  const last = {
    seq: 4,
    author: 'character' as const,
    state: 'complete',
    active_variant: 1,
    variants: 3,
    n: 5,
    is_empty: false,
  };

  test.each([
    [
      'of the last reply is another variant',
      last,
      4,
      { type: 'variant', seq: 4, variant: 3, n: 0 },
    ],
    [
      'of an empty failure is the same place',
      { ...last, is_empty: true, state: 'failed' },
      4,
      { type: 'variant', seq: 4, variant: 1, n: 5 },
    ],
    [
      'after an unanswered message is a message of its own, under the next free number',
      { ...last, author: 'user' as const },
      4,
      { type: 'message', seq: 7 },
    ],
    [
      'after a blocked message is not possible',
      { ...last, author: 'user' as const, state: 'blocked' },
      4,
      { type: 'none' },
    ],
    ['of an earlier message is not possible', last, 2, { type: 'none' }],
    ['in an empty chat is not possible', undefined, 1, { type: 'none' }],
  ])('%s', (_, row, seq, target) => {
    expect(regenerationTarget(row, seq, 7)).toEqual(target);
  });

  test('continues only a text of the character', () => {
    expect(continuationTarget(last, 4)).toEqual({ type: 'variant', seq: 4, variant: 1, n: 5 });
    for (const row of [
      { ...last, is_empty: true },
      { ...last, author: 'user' as const },
      { ...last, state: 'retracted' },
    ]) {
      expect(continuationTarget(row, 4)).toEqual({ type: 'none' });
    }
  });
});

test('the AI notice is repeated after three hours, not before', () => {
  const noticed = new Date('2026-01-01T10:00:00Z');
  expect(needsAiNotice(noticed, new Date('2026-01-01T12:59:59Z'))).toBe(false);
  expect(needsAiNotice(noticed, new Date('2026-01-01T13:00:00Z'))).toBe(true);
});

test.each([
  ['complete', true, 'captured'],
  ['stopped', true, 'captured'],
  ['stopped', false, 'refunded'],
  ['failed', true, 'refunded'],
  ['retracted', true, 'refunded'],
] as const)(
  'the charge of a reply that is %s (with text: %s) is %s',
  (state, hasText, expected) => {
    expect(settlementOf(state, { letters: hasText ? 40 : 0, isLoop: false })).toBe(expected);
  },
);

test.each([
  [600, 'refunded'],
  [2000, 'captured'],
])('the charge of a reply that ended in a loop after %i letters is %s', (letters, expected) => {
  expect(settlementOf('complete', { letters, isLoop: true })).toBe(expected);
});
