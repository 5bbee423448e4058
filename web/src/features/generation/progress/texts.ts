// Texts of a creation: its progress, the choice of a portrait, and failures.
import type { Creation } from '@velour/contract/creation.ts';

type Ended = Extract<Creation['state'], 'failed' | 'blocked' | 'cancelled' | 'dead'>;

const back = (price: number) => `Your ${price} tokens are back in your balance.`;

const ends: Record<Ended, { title: string; sentence: (price: number) => string }> = {
  failed: {
    title: 'We couldn’t make the portraits',
    sentence: back,
  },
  blocked: {
    title: 'We can’t make these portraits',
    sentence: (price) => `They would break the site’s rules. ${back(price)}`,
  },
  cancelled: {
    title: 'Canceled',
    sentence: back,
  },
  dead: {
    title: 'Making the portraits failed several times',
    sentence: (price) => `We’ve stopped trying. ${back(price)}`,
  },
};

const reasons: Readonly<Record<string, string>> = {
  'job.timed_out': 'It took too long.',
  'image.busy': 'The image generator is busy right now.',
  'image.refused': 'The image generator declined this request.',
  'image.unavailable': 'The image generator can’t be reached right now.',
  'image.broken': 'We didn’t get a picture.',
  'image.blocked': 'The result breaks the site’s rules, so it was discarded.',
  'image.unchecked': 'We couldn’t check the result, so it was discarded.',
  'budget.reached':
    'This site has reached its daily limit for pictures. It resets at midnight UTC.',
  'budget.person_reached':
    'You’ve reached your daily limit for pictures. It resets at midnight UTC.',
};

export const texts = {
  title: 'Choose a portrait',
  to_create: (name: string) => `to create ${name}`,
  ends,
  reason: (code: string | null): string => reasons[code ?? ''] ?? '',
  loading: 'Loading your character',
  failed: 'We couldn’t load this character',
  failed_sentence: 'Nothing was lost. Please try again in a moment.',
  to_mine: 'Go to My Characters',
  guest_title: 'Choose a portrait',
  guest: 'Sign in to see how your character is coming along.',
  sign_in: 'Sign in',
  waiting_title: (name: string) => `${name} is in the queue`,
  painting_title: (name: string) => `Making ${name}’s portraits`,
  place: (position: number) =>
    position === 1 ? 'Next in the queue' : `Number ${position} in the queue`,
  queued: 'In the queue',
  painted: (done: number, total: number) => `${done} of ${total} portraits ready`,
  leave_hint:
    'You can leave this page. We’ll keep going, and you’ll find the portraits under My Characters.',
  cancel: 'Cancel',
  cancelled: 'Canceled. Your tokens are back in your balance.',
  choose_title: (name: string) => `Which one is ${name}?`,
  choose_sentence: 'Choose the portrait that fits. It’s free, and there’s no rush.',
  picture: (at: number, count: number) => `Portrait ${at} of ${count}`,
  pictures: 'Portraits',
  take: 'Use this portrait',
  ready_title: (name: string) => `Meet ${name}`,
  ready_sentence: 'Only you can see this character until you make it public.',
  chat: (name: string) => `Chat with ${name}`,
  choose_again: 'Choose another portrait',
  again: 'Try again',
  dismiss: 'Remove from list',
  change: 'Edit my choices',
  another: 'Create another character',
  broken: 'That didn’t work. Please try again.',
  tile: {
    painting: (done: number, total: number) => `Making portraits · ${done} of ${total}`,
    queued: 'In the queue',
    choose_picture: 'Choose a portrait',
    ready: 'Ready',
    failed: 'Failed',
    open: (name: string, state: string) => `${name}: ${state}`,
  },
} as const;

export const isEnd = (state: Creation['state']): state is Ended => state in ends;
