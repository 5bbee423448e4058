// Words of a member's own characters.
import type { CardNote, Visibility } from '@velour/contract/own-characters.ts';

const states: Record<Visibility, string> = {
  private: 'Only you',
  pending_review: 'In review',
  public: 'Public',
  rejected: 'Not approved',
};

const reasons: Record<CardNote['reason'], string> = {
  used: 'used as it is',
  stored: 'kept in the card; chats do not use it',
  unknown: 'kept in the card as it is',
  not_followed: 'stays in the card; chats here cannot follow it',
  wrong_kind: 'not the kind of value that belongs there',
  newer: 'a newer version than we know; what we do not know stays in the card',
  shortened: 'longer than we can show; the whole text stays in the card',
  tidied: 'tidied: lower case, no doubles',
  cleaned: 'letters that cannot be stored were taken out',
  guessed: 'guessed from the texts; you can change it',
  animation: 'shown without its movement',
  picture: 'made anew, without what was hidden in it',
  unreadable_picture: 'this picture could not be read',
  remote_address: 'lies somewhere else and is never fetched',
  other_file: 'other files are not taken along',
};

const part = (count: number | undefined, what: string): string =>
  !count ? '' : `${count} ${what}`;

const counted = (notes: readonly CardNote[]): string[] =>
  [
    part(notes.filter(({ kind }) => kind === 'left_out').length, 'left out'),
    part(notes.filter(({ kind }) => kind === 'changed').length, 'changed'),
  ].filter((text) => text !== '');

export const texts = {
  title: 'My Characters',
  sentence: 'Only you see them, until you make one public.',
  import: 'Import cards',
  create: 'Create someone',
  drop: 'Drop the cards here',
  drop_hint: 'PNG, JSON or CHARX, up to 16 MB each',
  loading: 'Your characters are loading',
  failed: 'Your characters could not be loaded',
  failed_sentence: 'Nothing is lost. Please try again in a moment.',
  retry: 'Try again',
  guest_title: 'My Characters',
  guest: 'Sign in to create someone, or to bring along a character card you already have.',
  sign_in: 'Sign in',
  empty_title: 'Nobody here yet',
  empty:
    'Put someone together, or bring along a character card: drop the file anywhere on this page.',
  more: 'Show more',
  states,
  reasons,
  kinds: { kept: 'Kept', changed: 'Changed', left_out: 'Left out' },
  count: (count: number) => (count === 1 ? '1 character' : `${count} characters`),
  age: (age: number) => `, ${age}`,
  actions: (name: string) => `What to do with ${name}`,
  chat: 'Chat',
  edit: 'Edit',
  make_public: 'Make public',
  make_private: 'Make private',
  withdraw: 'Take back from review',
  duplicate: 'Duplicate',
  export_as: (format: string) => `Export as ${format.toUpperCase()}`,
  export_v2: 'Export as JSON for older programs',
  remove: 'Delete',
  removed: (name: string) => `${name} is deleted.`,
  undo: 'Undo',
  restored: (name: string) => `${name} is back.`,
  sent: (name: string) => `${name} is in review. You will see here what comes of it.`,
  is_private: (name: string) => `Only you see ${name} now.`,
  copied: (name: string) => `${name} is here.`,
  why_rejected: 'Why:',
  broken: 'That did not work. Please try again.',
  needs_age: 'How old?',
  needs_age_sentence: 'The card states no age. Every character is an adult: 18 or older.',
  finish: 'Add',
  throw_away: 'Throw away',
  imports: {
    title: 'Imported cards',
    close: 'Close the list',
    waiting: 'Waiting',
    working: 'Reading the card…',
    done: 'Added',
    needs_age: 'Needs an age',
    failed: 'Not added',
    report: (notes: readonly CardNote[]) => ['What came of it', ...counted(notes)].join(' · '),
    summary: ({ done, needs_age, failed, left }: Record<string, number>) =>
      [
        part(done, 'added'),
        part(needs_age, needs_age === 1 ? 'needs an age' : 'need an age'),
        part(failed, 'not added'),
        part(left, 'to go'),
      ]
        .filter((text) => text !== '')
        .join(', '),
    too_large: 'This file is larger than 16 MB.',
  },
  portrait: {
    title: 'Change portrait',
    sentence: 'Its pictures so far. The one you choose is its portrait from now on.',
    picture: (at: number, count: number) => `Portrait ${at} of ${count}`,
    none: 'There is no picture to choose from yet.',
    take: 'Make it the portrait',
    taken: 'The portrait is changed.',
    failed: 'Its pictures could not be loaded.',
  },
  editor: {
    title: (name: string) => `Edit ${name}`,
    back: 'Back to my characters',
    public_hint: 'It is public: a change sends it to review, and nobody sees it until then.',
    saved: 'Saved',
    nothing: 'Nothing has changed.',
    versions: 'Versions',
    version: (number: number) => `Version ${number}`,
    current: 'This is the present one',
    approved: 'Approved',
    look: 'Look at it',
    restore: 'Bring this back',
    restored: (number: number) => `Version ${number} is back, as a new one.`,
    versions_failed: 'The versions could not be loaded.',
  },
} as const;
