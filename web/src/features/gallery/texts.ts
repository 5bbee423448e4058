// Texts of the gallery: own pictures, a character's pictures, the viewer, unlocking, and shared pictures.
import type { GalleryPicture } from '@velour/contract/gallery.ts';
import { formatNumber } from '../../lib/formats.ts';

const tokens = (count: number): string =>
  count === 1 ? '1 token' : `${formatNumber(count)} tokens`;

const shared: Record<GalleryPicture['shared'], string> = {
  no: 'Share',
  waiting: 'In review',
  yes: 'Shared',
  refused: 'Not approved',
};

const origins: Record<GalleryPicture['origin'], string> = {
  gallery: 'Unlocked',
  studio: 'From the studio',
  chat: 'From a chat',
};

export const texts = {
  title: 'Gallery',
  sentence: 'Pictures you’ve made and unlocked, by character.',
  genders: 'Who to show',
  list: 'Characters with pictures',
  loading: 'Loading the gallery',
  failed: 'We couldn’t load the gallery',
  failed_sentence: 'Nothing was lost. Please try again in a moment.',
  empty_title: 'No pictures yet',
  empty: 'Pick a character, describe a scene, and the picture will be here.',
  empty_action: 'Make a picture',
  count: (own: number, locked: number, open: number): string =>
    [
      own > 0 && `${formatNumber(own)} of yours`,
      locked > 0 && `${formatNumber(locked)} locked`,
      own + locked === 0 && `${formatNumber(open)} open`,
    ]
      .filter(Boolean)
      .join(' · '),
  open_of: (name: string, counts: string) => `${name}: ${counts}`,
  character: {
    missing: 'This character isn’t available anymore',
    missing_sentence: 'Any pictures you’ve made of them are still here.',
    head_failed: 'We couldn’t load this character',
    make: 'Make a picture',
    gift: 'Send a gift',
    chat: 'Chat',
    back: 'All galleries',
    pictures: (name: string) => `${name}’s pictures`,
    locked: (count: number) => (count === 1 ? '1 locked' : `${formatNumber(count)} locked`),
    none: 'No pictures in this gallery yet.',
    failed: 'We couldn’t load these pictures',
    own: 'Yours',
    own_count: (kind: GalleryPicture['kind'] | undefined, count: number) => {
      const noun = kind === 'video' ? 'clip' : 'picture';
      return count === 1 ? `1 ${noun}` : `${formatNumber(count)} ${noun}s`;
    },
    own_empty_title: 'None of yours yet',
    own_empty: (name: string) => `Describe a scene and see ${name} in it.`,
  },
  picture: {
    locked: (at: number, price: number) => `Locked picture ${at}, unlock for ${tokens(price)}`,
    open: (name: string, at: number) => `${name}, picture ${at}`,
    own: (kind: GalleryPicture['kind'], name: string, at: number) =>
      kind === 'video' ? `Clip ${at} of ${name}` : `Picture ${at} of ${name}`,
    loading: 'Loading your pictures',
    failed: 'We couldn’t load your pictures',
  },
  unlock: {
    title: 'Unlock this picture',
    sentence: (name: string) => `You’ll see it in full, and it stays in your gallery of ${name}.`,
    preview: 'Blurred preview',
    action: 'Unlock',
    done: 'Unlocked. It’s in your gallery now.',
    failed: 'Failed to purchase item',
    charged_once: 'If your purchase went through, you’ll only be charged once.',
    not_sold: 'This picture can’t be unlocked right now.',
    purpose: (name: string) => `to unlock a picture of ${name}`,
  },
  viewer: {
    title: (name: string) => name,
    place: (at: number, count: number) => `${at} of ${formatNumber(count)}`,
    announce: (kind: GalleryPicture['kind'], at: number, count: number) =>
      `${kind === 'video' ? 'Clip' : 'Picture'} ${at} of ${formatNumber(count)}`,
    close: 'Close',
    before: 'Previous picture',
    after: 'Next picture',
    zoom_in: 'Zoom in',
    zoom_out: 'Zoom out',
    actions: 'Picture actions',
    alt: (name: string, prompt: string | null) => (prompt ? `${name}: ${prompt}` : name),
    clip: (name: string) => `Clip of ${name}`,
    made: (when: string, { origin, shared: state }: Pick<GalleryPicture, 'origin' | 'shared'>) =>
      [state === 'waiting' && shared.waiting, origins[origin], when].filter(Boolean).join(' · '),
    by: (name: string, when: string) => `By ${name} · ${when}`,
    download: 'Download',
    not_downloaded: 'We couldn’t download this. Please try again.',
    portrait: 'Use as portrait',
    portrait_done: (name: string) => `This is ${name}’s portrait now.`,
    clip_of_it: 'Make a clip',
    like: 'More like this',
    shared,
    unshare: 'Stop sharing',
    refused: (why: string | null) =>
      why === null ? 'It didn’t meet the rules for public pictures.' : `Reason: ${why}`,
    sharing_title: 'Share this picture?',
    sharing:
      'Once it’s approved, everyone can see the picture and your public name. Your prompt stays private. You can stop sharing anytime.',
    share_confirm: 'Share picture',
    share_cancel: 'Not now',
    sent: 'Sent for review. It’ll be public once it’s approved.',
    unshared: 'No longer shared.',
    remove: 'Delete',
    removed: (kind: GalleryPicture['kind']) =>
      kind === 'video' ? 'Clip deleted.' : 'Picture deleted.',
    undo: 'Undo',
    restored: 'Restored.',
    report: 'Report',
    broken: 'That didn’t work. Please try again.',
    gone: 'This picture can’t be shown.',
    missing: 'That picture isn’t here anymore. It may have been deleted.',
    character: (name: string) => `Chat with ${name}`,
  },
  shared: {
    title: 'Pictures by members',
    sentence: 'Made in the studio and shared here.',
    loading: 'Loading pictures by members',
    failed: 'We couldn’t load pictures by members.',
    again: 'Try again',
    empty: 'No shared pictures yet. Share one from your gallery and be the first.',
    empty_action: 'Make a picture',
    open: (name: string, creator: string | undefined) =>
      creator === undefined ? `Picture of ${name}` : `Picture of ${name} by ${creator}`,
    by: (creator: string) => `by ${creator}`,
    more: 'Show more',
  },
} as const;
