// Words of a creation: its painting, the choice of a picture, and the ends that are none.
import type { Creation } from '@velour/contract/creation.ts';

type Ended = Extract<Creation['state'], 'failed' | 'blocked' | 'cancelled' | 'dead'>;

const back = (price: number) => `Your ${price} tokens are back.`;

const ends: Record<Ended, { title: string; sentence: (price: number) => string }> = {
  failed: {
    title: 'The painting did not work',
    sentence: (price) => `Nothing was charged. ${back(price)}`,
  },
  blocked: {
    title: 'This could not be painted',
    sentence: (price) => `It is against the rules of the site. ${back(price)}`,
  },
  cancelled: {
    title: 'You took it back',
    sentence: back,
  },
  dead: {
    title: 'The painting broke off several times',
    sentence: (price) => `We have stopped trying. ${back(price)}`,
  },
};

const reasons: Readonly<Record<string, string>> = {
  'job.timed_out': 'It took too long.',
  'image.busy': 'The painter is too busy at the moment.',
  'image.refused': 'The painter declined it.',
  'image.unavailable': 'The painter cannot be reached.',
  'image.broken': 'What came was no picture.',
  'budget.reached':
    'This site has painted as much as it can in one day; it goes on at midnight UTC.',
  'budget.person_reached':
    'That is as much as one account can have painted in a day; it goes on at midnight UTC.',
};

export const texts = {
  title: 'Choose a picture',
  ends,
  reason: (code: string | null): string => reasons[code ?? ''] ?? '',
  loading: 'Your character is loading',
  failed: 'This could not be loaded',
  failed_sentence: 'Nothing is lost. Please try again in a moment.',
  retry_load: 'Try again',
  to_mine: 'To my characters',
  guest_title: 'Choose a picture',
  guest: 'Sign in to see how your character is coming along.',
  sign_in: 'Sign in',
  waiting_title: (name: string) => `${name} is waiting for the painter`,
  painting_title: (name: string) => `${name} is being painted`,
  place: (position: number) =>
    position === 1 ? 'Next in the queue' : `Number ${position} in the queue`,
  queued: 'In the queue',
  painted: (done: number, total: number) => `${done} of ${total} portraits painted`,
  leave_hint: 'You can leave this page; the painting goes on, and it is kept under My Characters.',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Your tokens are back.',
  choose_title: (name: string) => `Which one is ${name}?`,
  choose_sentence: 'Choose the portrait that fits. It costs nothing more, and there is no hurry.',
  picture: (at: number, count: number) => `Portrait ${at} of ${count}`,
  pictures: 'Portraits',
  take: 'Take this one',
  ready_title: (name: string) => `Meet ${name}`,
  ready_sentence: 'Only you see this character, until you make it public.',
  chat: (name: string) => `Chat with ${name}`,
  choose_again: 'Choose another portrait',
  again: 'Try again',
  dismiss: 'Take it off the list',
  change: 'Change what I asked for',
  anew: 'Create someone else',
  broken: 'That did not work. Please try again.',
  tile: {
    painting: (done: number, total: number) => `Being painted · ${done} of ${total}`,
    queued: 'Waiting for the painter',
    choose_picture: 'Choose a picture',
    ready: 'Ready',
    failed: 'Not painted',
    open: (name: string, state: string) => `${name}: ${state}`,
  },
} as const;

export const isEnd = (state: Creation['state']): state is Ended => state in ends;
