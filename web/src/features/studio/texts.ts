// Texts of the studio: choosing a character, ordering pictures and clips, and following them.
import type { JobState } from '@velour/contract/job-states.ts';
import type { ReferenceObstacle } from '@velour/contract/rights-statement.ts';
import type { Outcome, Shape } from '@velour/contract/studio.ts';
import { formatNumber } from '../../lib/formats.ts';
import { reasonOf } from '../shared/picture-failures.ts';

const pictures = (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`);
const tokens = (count: number): string =>
  count === 1 ? '1 token' : `${formatNumber(count)} tokens`;

const one = (count: number): string => (count === 1 ? 'it' : 'them');

const shapes: Record<Shape, string> = {
  portrait: 'Portrait',
  square: 'Square',
  landscape: 'Landscape',
};

type Ended = Exclude<JobState, 'queued' | 'running'>;

const ends: Record<Ended, string> = {
  succeeded: 'Ready',
  failed: 'That didn’t work',
  blocked: 'We can’t make this',
  cancelled: 'Canceled',
  dead: 'That failed several times',
};

export const texts = {
  title: 'Char Studio',
  video_title: 'Video studio',
  tabs: { label: 'What to make', image: 'Pictures', video: 'Clips' },
  choose: {
    title: 'Char Studio',
    sentence: 'Who’s in the picture?',
    genders: 'Who to show',
    search: 'Search characters',
    list: 'Characters',
    loading: 'Loading characters',
    failed: 'We couldn’t load the characters',
    failed_sentence: 'Nothing was lost. Please try again in a moment.',
    no_match: 'No matches',
    no_match_sentence: 'Try a different name.',
    clear: 'Clear search',
    empty: 'No characters yet',
    empty_sentence: 'The first characters are on their way.',
    own: 'Yours',
    recent: 'Recent chat',
    select: (name: string) => `Make pictures of ${name}`,
    age: (age: number) => `, ${age}`,
  },
  strip: { label: 'Character', all: 'All' },
  character: {
    failed: 'We couldn’t load this character',
    failed_sentence: 'Your prompt is saved. Please try again in a moment.',
    unknown: 'This character doesn’t exist.',
    another: 'Choose another character',
  },
  prompt: {
    label: 'Describe the picture',
    placeholder: (name: string) => `${name} by the window, rain outside, warm lamp light`,
    count: (length: number, most: number) => `${formatNumber(length)} of ${formatNumber(most)}`,
    missing: 'Describe the picture first',
    clear: 'Clear',
    taken: 'Prompt replaced.',
    undo: 'Undo',
    not_taken: 'We couldn’t load that picture’s prompt.',
  },
  chips: {
    label: 'Ideas for',
    failed: 'We couldn’t load the ideas.',
    again: 'Try again',
    loading: 'Loading ideas',
  },
  face_differs: (name: string) =>
    `New pictures won’t look just like ${name}’s portrait, because the image generator can’t follow it. They’ll all share one face. If ${name} is your character, you can use one as the portrait.`,
  number: 'How many',
  shape: 'Shape',
  shapes,
  preview: {
    show: 'Show the final prompt',
    hide: 'Hide the final prompt',
    empty: 'Write a few words first.',
    sentence: 'This is what the image generator gets.',
    negative: 'Excluded',
    failed: 'We couldn’t load the preview.',
    loading: 'Loading the preview',
    again: 'Try again',
  },
  reference: {
    show: 'Use a reference picture',
    hide: 'Don’t use a reference picture',
    label: 'Reference picture',
    sentence: (name: string) =>
      `The result follows your picture instead of ${name}’s portrait. Only you can see what you upload. We delete it after 24 hours, and pictures you make with it stay private.`,
    guest: 'Sign in to use a picture of your own.',
    choose: 'Upload picture',
    another: 'Use another',
    remove: 'Remove',
    shown: 'Your picture',
    rule_failed: 'We couldn’t check whether you can use a picture.',
    again: 'Try again',
    loading: 'Checking whether you can use a picture',
    missing: 'Check the box to confirm, or remove the picture',
    obstacles: {
      built_in:
        'Not available here: the built-in painter draws from words alone, so it can’t follow a picture.',
      no_classifier:
        'Not available here: this site can’t check the ages of people in pictures automatically, so we don’t send uploads to the image generator.',
      explicit:
        'Not available here: this site’s image generator can make explicit pictures, and we never send uploads to one that can.',
    } satisfies Record<ReferenceObstacle, string>,
  },
  make: (count: number) => `Make ${pictures(count)}`,
  make_clip: 'Make clip',
  to_make: (count: number, name: string) =>
    `to make ${count === 1 ? 'a picture' : pictures(count)} of ${name}`,
  to_make_clip: (name: string) => `to make a clip of ${name}`,
  guest_hint: (free: number) =>
    free > 0
      ? `New accounts start with ${tokens(free)}. Your prompt is saved while you sign up.`
      : 'You’ll need an account to pay with tokens. Your prompt is saved while you sign up.',
  order_failed: 'We couldn’t start that. You haven’t been charged. Please try again.',
  charged_once: 'If your order went through, you’ll only be charged once.',
  see_premium: 'See Premium',
  offline: 'You’re offline. Your prompt is saved.',
  examples: {
    title: (name: string) => `Pictures of ${name}`,
    sentence: 'Every picture you make has the same face, in any scene you describe.',
    of: (name: string, at: number) => `${name}, picture ${at}`,
  },
  jobs: {
    title: 'In progress',
    failed: 'We couldn’t load what’s in progress.',
    again: 'Try again',
    making: (count: number, name: string) => `Making ${pictures(count)} of ${name}`,
    making_clip: (name: string) => `Making a clip of ${name}`,
    place: (position: number) =>
      position === 1 ? 'Next in the queue' : `Number ${position} in the queue`,
    queued: 'In the queue',
    made: (done: number, total: number) => `${done} of ${total} made`,
    clip_running: 'In progress',
    finishing: 'Almost ready',
    leave_hint: 'You can leave this page. We’ll keep going.',
    cancel: 'Cancel',
    canceled: (returned: number) =>
      returned > 0 ? `Canceled. ${tokens(returned)} returned.` : 'Canceled.',
    ends,
    reason: reasonOf,
    returned: (count: number) => `${tokens(count)} returned.`,
    partial: ({ delivered, blocked, failed, charged, returned }: Outcome) =>
      [
        `${delivered} of ${pictures(delivered + blocked + failed)} ready.`,
        blocked > 0 && `${blocked} broke the site’s rules, so we discarded ${one(blocked)}.`,
        failed > 0 && `We couldn’t make ${failed === 1 ? 'one' : failed}.`,
        `You paid ${tokens(charged)} and got ${formatNumber(returned)} back.`,
      ]
        .filter(Boolean)
        .join(' '),
    retry: 'Try again',
    dismiss: 'Remove',
    close: 'Close',
    edit: 'Edit the prompt',
    ready: (count: number) => `${pictures(count)} ready`,
    clip_ready: 'Your clip is ready',
    picture: (at: number) => `Picture ${at}`,
    elsewhere: 'Also in progress',
    of: (name: string, state: string) => `${name} · ${state}`,
  },
  results: (name: string) => `Your pictures of ${name}`,
  clips: (name: string) => `Your clips of ${name}`,
  video: {
    sentence: 'Bring a picture to life. Which one?',
    none: 'No clips yet',
    none_sentence: 'Choose a picture, say how it moves, and your clip will play here.',
    choose: 'Choose a picture',
    choose_sentence: 'It becomes the first frame of your clip.',
    own: 'Made by you',
    open: (name: string) => `From ${name}’s gallery`,
    picture: (name: string, at: number) => `${name}, picture ${at}`,
    more: 'Show more',
    loading: 'Loading your pictures',
    failed: 'We couldn’t load your pictures',
    failed_sentence: 'Nothing was lost. Please try again in a moment.',
    empty: 'No pictures yet',
    empty_sentence: 'A clip starts with a picture. Make one first, then bring it to life.',
    empty_action: 'Make a picture',
    prompt: 'How does it move?',
    optional: 'Leave this empty for gentle motion.',
    placeholder: (name: string) => `${name} turns to the window and smiles`,
    chips: 'Ideas for the movement',
    ideas: [
      'slow push-in',
      'a soft smile',
      'hair moving in the wind',
      'turns toward the camera',
      'blinks slowly',
      'candlelight flickering',
      'rain on the window',
      'leans closer',
    ],
    no_picture: 'Choose a picture first',
    length: 'A clip of about 4 seconds, without sound.',
    clip_of: (name: string) => `Clip of ${name}`,
  },
} as const;
