// Galleries: a character's pictures per viewer, the member's own pictures and clips, and uploads.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { countIn, Gender, Id, Time } from './scalars.ts';

const Origin = z.enum(['gallery', 'studio', 'chat']);
export type Origin = z.infer<typeof Origin>;

const of = { id: Id, name: z.string(), slug: z.string(), gender: Gender };

/** A picture or clip as its owner sees it. */
export const GalleryPicture = z.object({
  id: Id,
  kind: z.enum(['image', 'video']),
  /** Whether it was unlocked in a gallery, made in the studio, or received in a chat. */
  origin: Origin,
  /** A signed address, valid for at most ten minutes; of a clip, that of its still frame. */
  url: z.string(),
  /** The address of a clip's video; null for a picture. */
  video_url: z.string().nullable(),
  preview: z.string(),
  width: z.int(),
  height: z.int(),
  character: z.object(of),
  /** Null for unlocked pictures. */
  prompt: z.string().nullable(),
  /** State of sharing; `waiting`: in review. */
  shared: z.enum(['no', 'waiting', 'yes', 'refused']),
  /** The reason of a rejection; null unless `shared` is `refused`. */
  refusal: z.string().nullable(),
  /** False for unlocked pictures, which can't be deleted or shared. */
  is_own: z.boolean(),
  /** True if it can become the portrait: it shows one of the member's own characters. */
  can_be_portrait: z.boolean(),
  created_at: Time,
});
export type GalleryPicture = z.infer<typeof GalleryPicture>;

/** A picture of a character's gallery. */
export const ProfileImage = z.object({
  image_id: Id,
  /** Null while the picture is locked; then only the preview is shown. */
  url: z.string().nullable(),
  /** A tiny blurred preview as a data URL of at most 400 characters. */
  preview: z.string(),
  width: z.int(),
  height: z.int(),
  is_locked: z.boolean(),
  /** The price to unlock it, in tokens; 0 if it is not locked. */
  price: z.int().min(0),
});
export type ProfileImage = z.infer<typeof ProfileImage>;

const Listed = z.object({
  character: z.object({ ...of, portrait_url: z.string(), preview: z.string() }),
  /** The number of pictures that this viewer made or unlocked. */
  own: z.int().min(0),
  locked: z.int().min(0),
  open: z.int().min(0),
});
export type ListedGallery = z.infer<typeof Listed>;

const Paging = { limit: countIn(1, 100).default(24), cursor: z.string().max(200).optional() };
const one = z.strictObject({ id: Id });

export const galleryApi = describe(calls.gallery, {
  profileImages: {
    query: z.strictObject({ character_id: Id }),
    /** The list is in the field `data`, as the API specifies. */
    reply: z.object({
      data: z.array(ProfileImage),
      /** The store item that unlocks a picture; null if none is sold. */
      store_item_id: Id.nullable(),
    }),
  },
  galleries: {
    query: z.strictObject({ gender: Gender.optional(), ...Paging }),
    reply: z.object({ galleries: z.array(Listed), next_cursor: z.string().nullable() }),
  },
  list: {
    query: z.strictObject({
      origin: Origin.optional(),
      character_id: Id.optional(),
      kind: z.enum(['image', 'video']).optional(),
      ...Paging,
    }),
    reply: z.object({
      pictures: z.array(GalleryPicture),
      total_count: z.int(),
      next_cursor: z.string().nullable(),
    }),
  },
  read: { params: one, reply: GalleryPicture },
  share: {
    params: one,
    body: z.strictObject({ shared: z.boolean() }),
    reply: GalleryPicture,
  },
  setPortrait: { params: one, reply: z.object({ character_id: Id, portrait_url: z.string() }) },
  remove: { params: one, reply: z.object({ removed: z.literal(true) }) },
  restore: { params: one, reply: GalleryPicture },
  upload: {
    /** The file's bytes; clients send it as a form field. */
    body: z.custom<Uint8Array>((given) => given instanceof Uint8Array),
    reply: z.object({
      id: Id,
      url: z.string(),
      width: z.int(),
      height: z.int(),
      /** When it is deleted, unless it is used before. */
      deleted_at: Time,
    }),
  },
});
