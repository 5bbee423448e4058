// Texts of a member's own characters.
import type { CardNote, Visibility } from '@velour/contract/own-characters.ts';

const states: Record<Visibility, string> = {
  private: 'Only you',
  pending_review: 'In review',
  public: 'Public',
  rejected: 'Not approved',
};

const reasons: Record<CardNote['reason'], string> = {
  used: 'used as is',
  stored: 'kept in the card, but not used in chats',
  unknown: 'kept in the card unchanged',
  not_followed: 'kept in the card, but chats here don’t support it',
  wrong_kind: 'not a valid value for this field',
  newer: 'made with a newer card version; what we don’t recognize stays in the card',
  shortened: 'too long to show in full; the whole text stays in the card',
  tidied: 'cleaned up: lowercase, no duplicates',
  cleaned: 'symbols we can’t store were removed',
  guessed: 'guessed from the text; you can change it',
  animation: 'shown as a still picture',
  picture: 'saved as a new file, without hidden data',
  unreadable_picture: 'we couldn’t read this picture',
  remote_address: 'stored on another site, so we don’t load it',
  other_file: 'other files aren’t imported',
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
  sentence: 'Only you can see them until you make one public.',
  import: 'Import cards',
  create: 'Create character',
  drop: 'Drop cards here',
  drop_hint: 'PNG, JSON, or CHARX, up to 16 MB each',
  loading: 'Loading your characters',
  failed: 'We couldn’t load your characters',
  failed_sentence: 'Nothing was lost. Please try again in a moment.',
  guest_title: 'My Characters',
  guest: 'Sign in to create a character or import a character card.',
  sign_in: 'Sign in',
  empty_title: 'No characters yet',
  empty: 'Create one, or import a character card (PNG, JSON, or CHARX).',
  more: 'Show more',
  search: 'Search your characters',
  no_match: (text: string) => `No characters match “${text}”.`,
  states,
  reasons,
  kinds: { kept: 'Kept', changed: 'Changed', left_out: 'Left out' },
  count: (count: number) => (count === 1 ? '1 character' : `${count} characters`),
  age: (age: number) => `, ${age}`,
  actions: (name: string) => `Actions for ${name}`,
  chat: 'Chat',
  chat_with: (name: string) => `Chat with ${name}`,
  picture: 'Make a picture',
  edit: 'Edit',
  make_public: 'Make public',
  make_private: 'Make private',
  withdraw: 'Withdraw from review',
  duplicate: 'Duplicate',
  export_as: (format: string) => `Export as ${format.toUpperCase()}`,
  export_v2: 'Export as JSON for older apps',
  remove: 'Delete',
  removed: (name: string) => `Deleted ${name}.`,
  undo: 'Undo',
  restored: (name: string) => `Restored ${name}.`,
  removed_list: {
    title: 'Recently deleted',
    sentence: 'Restoring brings back the character with its chats. After 30 days, we erase it.',
    deadline: (day: string) => `Erased on ${day}`,
    restore: 'Restore',
    restore_one: (name: string) => `Restore ${name}`,
    count: (count: number) => (count === 1 ? 'Show 1 character' : `Show ${count} characters`),
    hide: 'Hide',
  },
  sent: (name: string) => `${name} is in review. We’ll show the result here.`,
  is_private: (name: string) => `Only you can see ${name} now.`,
  copied: (name: string) => `Copied ${name}.`,
  why_rejected: 'Reason:',
  /** Hidden after a report: until the decision, or by it. */
  held: {
    state: (isDecided: boolean) => (isDecided ? 'Taken down' : 'Hidden'),
    sentence: 'We took this character down after a report. You can still edit and export it.',
    contest: 'Ask us to look again',
  },
  appeal: {
    open: 'Appeal this decision',
    title: (name: string) => `Appeal the decision about ${name}`,
    sentence:
      'We’ll review this version again, along with what you write here. You can appeal each version once.',
    reason: (reason: string) => `We said: “${reason}”`,
    label: 'Why the decision was wrong',
    send: 'Send appeal',
    sent: (name: string) => `Sent. ${name} is in review again.`,
    decided: 'We reviewed your appeal, and our decision on this version stands.',
    waiting: 'Your appeal is in review.',
  },
  broken: 'That didn’t work. Please try again.',
  drafts: {
    title: (count: number) =>
      count === 1 ? 'How old is this one?' : `How old are these ${count}?`,
    sentence: 'We couldn’t read an age in their cards. Characters must be 18 or older.',
    age: 'Age',
    age_of: (name: string) => `Age of ${name}`,
    category_of: (name: string) => `Category of ${name}`,
    discard: (name: string) => `Discard ${name}`,
    add: (count: number) => (count > 1 ? `Add ${count} characters` : 'Add character'),
  },
  imports: {
    title: 'Imported cards',
    close: 'Close list',
    waiting: 'Waiting',
    working: 'Reading the card…',
    done: 'Added',
    needs_age: 'Needs an age',
    failed: 'Not added',
    report: (notes: readonly CardNote[]) => ['Import details', ...counted(notes)].join(' · '),
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
    sentence:
      'Choose one of this character’s pictures, or upload a PNG, JPEG, or WebP of up to 8 MB.',
    picture: (at: number, count: number) => `Portrait ${at} of ${count}`,
    none: 'There are no pictures to choose from yet. Upload one: PNG, JPEG, or WebP, up to 8 MB.',
    upload: 'Upload picture',
    upload_large: 'This picture is larger than 8 MB.',
    take: 'Use as portrait',
    taken: 'Portrait changed.',
    failed: 'We couldn’t load this character’s pictures.',
  },
  editor: {
    title: (name: string) => `Edit ${name}`,
    back: 'Back to My Characters',
    public_hint:
      'When you change a public character, it goes back to review and stays hidden until it’s approved.',
    saved: 'Saved',
    nothing: 'No changes to save.',
    versions: 'Versions',
    version: (number: number) => `Version ${number}`,
    current: 'Current version',
    approved: 'Approved',
    look: 'View version',
    restore: 'Restore this version',
    restored: (number: number) => `Restored version ${number} as a new version.`,
    versions_failed: 'We couldn’t load the versions.',
  },
} as const;
