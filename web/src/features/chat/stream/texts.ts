// Texts of messages and their actions.
import type { BlockReason } from '@velour/contract/safety.ts';
import { formatNumber } from '../../../lib/formats.ts';

const reasons: Record<BlockReason, string> = {
  minor_sexual: 'This seems to involve someone under 18. That’s never allowed here.',
  minor_user: 'Your message suggests you’re under 18, and this site is for adults only.',
  real_person: 'This is about a real person. Characters and their stories must be fictional.',
  self_harm: 'We can’t help with self-harm. Please see the support options below.',
  human_claim: 'Characters can’t claim to be human when you sincerely ask.',
  not_allowed: 'Intimacy without consent or with animals isn’t allowed here.',
};

export const inTokens = (amount: number): string =>
  amount === 1 ? '1 token' : `${formatNumber(amount)} tokens`;

export const texts = {
  action: {
    bar: 'Message actions',
    more: 'More actions',
    copy: 'Copy',
    copied: 'Copied',
    copy_failed: 'We couldn’t copy the text.',
    branch: 'New chat from here',
    forget: 'Forget this',
    remember_again: 'Remember again',
    receipt: 'What went into this',
    forgotten: 'Forgotten. It stays in the chat, but the character won’t remember it.',
    remembered_again: 'The character can remember this again.',
    branched: 'This is a new chat with everything up to that message.',
    edit: 'Edit',
    remove: 'Delete',
    good: 'Good reply',
    bad: 'Bad reply',
    report: 'Report',
    reported: 'This message',
    regenerate: 'Regenerate',
    proceed: 'Continue',
    retry: 'Try again',
    answer: 'Get a reply',
    previous: 'Previous version',
    next: 'Next version',
    variant: (current: number, all: number) => `${current} / ${all}`,
    variant_aloud: (current: number, all: number) => `Version ${current} of ${all}`,
    save: 'Save changes',
    cancel: 'Cancel',
    edit_label: 'Message text',
    failed: 'That didn’t work. Nothing was lost. Please try again.',
  },
  state: {
    slow: (name: string) =>
      `${name} is taking longer than usual: the AI model may be busy. You can wait, or stop and try again.`,
    stopped: 'Stopped.',
    failed: 'We couldn’t finish the reply. What’s written so far is saved. Please try again.',
    retracted: 'This reply was removed.',
    blocked: 'Your message wasn’t sent.',
    removed: 'This message was removed after a report. No one can see it anymore.',
    removed_reason: (reason: string) => `Reason: ${reason}`,
    reasons,
    unknown_reason: reasons.not_allowed,
  },
  outgoing: {
    sending: 'Sending…',
    after_reply: 'Sends after this reply',
    offline: 'You’re offline. Sends when you’re back',
    after_connection: 'Saved. Sends once you’re reconnected',
    after_pause: 'Sends in a moment',
    failed: 'Not sent.',
    age: 'Confirm that you’re 18 or older to send this.',
    retry: 'Send again',
    discard: 'Discard',
    edit: 'Edit',
  },
  gift: {
    sent: (name: string, item: string) => `You sent ${name} a gift: ${item}`,
    tipped: (name: string, tokens: number) => `You tipped ${name} ${inTokens(tokens)}`,
    worth: (tokens: number, signed: string | null) =>
      signed === null ? inTokens(tokens) : `${inTokens(tokens)} · signed ${signed}`,
  },
  deleted: 'Chat deleted.',
  undo: 'Undo',
} as const;
