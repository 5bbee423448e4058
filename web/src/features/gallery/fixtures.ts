// Test fixtures: the user's own pictures and those of a character's gallery.
import type { GalleryPicture, ListedGallery, ProfileImage } from '@velour/contract/gallery.ts';

export const mara = {
  id: '01900000-0000-7000-8000-0000000000c1',
  name: 'Mara',
  slug: 'mara',
  gender: 'female',
} as const;

export const pictureId = (at: number): string =>
  `01900000-0000-7000-8000-${String(1_000 + at).padStart(12, '0')}`;

export const picture = (at: number, more: Partial<GalleryPicture> = {}): GalleryPicture => ({
  id: pictureId(at),
  kind: 'image',
  origin: 'studio',
  url: `/assets/${pictureId(at)}?signature=1`,
  video_url: null,
  preview: '',
  width: 832,
  height: 1216,
  character: mara,
  prompt: `scene ${at}`,
  shared: 'no',
  refusal: null,
  is_own: true,
  can_be_portrait: false,
  created_at: '2026-11-20T20:00:00.000Z',
  ...more,
});

export const listed = (pictures: GalleryPicture[], next_cursor: string | null = null) => ({
  pictures,
  total_count: pictures.length,
  next_cursor,
});

export const profileImage = (at: number, more: Partial<ProfileImage> = {}): ProfileImage => ({
  image_id: pictureId(500 + at),
  url: `/assets/${pictureId(500 + at)}/520`,
  preview: 'data:image/webp;base64,',
  width: 832,
  height: 1216,
  is_locked: false,
  price: 0,
  ...more,
});

export const locked = (at: number): ProfileImage =>
  profileImage(at, { url: null, is_locked: true, price: 15 });

export const gallery = (at: number, more: Partial<ListedGallery> = {}): ListedGallery => ({
  character: {
    ...mara,
    id: pictureId(900 + at),
    name: `Mara ${at}`,
    portrait_url: '/silhouette.svg',
    preview: '',
  },
  own: 0,
  locked: 0,
  open: 1,
  ...more,
});
