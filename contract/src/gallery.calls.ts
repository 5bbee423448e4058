// Calls of galleries: a character's pictures as the viewer may see them, and the viewer's own. No
// validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const galleryCalls = {
  profileImages: {
    method: 'GET',
    path: '/profile-images',
    access: 'visitor',
    gateway: 'media',
    summary: 'List a character’s gallery; locked pictures are blurred',
  },
  galleries: {
    method: 'GET',
    path: '/profile-images/characters',
    access: 'visitor',
    gateway: 'media',
    summary: 'List characters with pictures: how many are yours, and how many are locked',
  },
  list: {
    method: 'GET',
    path: '/purchased_image',
    access: 'owner',
    gateway: 'media',
    summary: 'List your pictures and clips, unlocked and made, newest first',
  },
  read: {
    method: 'GET',
    path: '/purchased_image/:id',
    access: 'owner',
    gateway: 'media',
    summary: 'Get one of your pictures or clips',
  },
  share: {
    method: 'PUT',
    path: '/purchased_image/:id/shared',
    access: 'owner',
    feature: 'publishing',
    feature_if: 'shared',
    gateway: 'media',
    summary:
      'Share a picture that you made in the public list, once it’s approved, or stop sharing it',
  },
  setPortrait: {
    method: 'POST',
    path: '/purchased_image/:id/portrait',
    access: 'owner',
    gateway: 'media',
    idempotent: 'transaction',
    summary: 'Use a picture as the portrait of your own character',
  },
  remove: {
    method: 'DELETE',
    path: '/purchased_image/:id',
    access: 'owner',
    gateway: 'media',
    summary: 'Delete a picture or clip that you made; it can be restored for 10 minutes',
  },
  restore: {
    method: 'POST',
    path: '/purchased_image/:id/restore',
    access: 'owner',
    gateway: 'media',
    summary: 'Restore a picture or clip that you deleted',
  },
  upload: {
    method: 'POST',
    path: '/upload-media',
    access: 'visitor',
    gateway: 'media',
    multipart: 10 * 2 ** 20,
    summary: 'Upload a picture as the multipart field `file`; deleted after 24 hours if unused',
  },
} as const satisfies Record<string, Call>;
