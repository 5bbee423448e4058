// Galleries: a character's pictures per viewer, one's own pictures and clips, and uploads.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { countIn, Gender, Id, Time } from './scalars.ts';

const Origin = z.enum(['gallery', 'studio', 'chat']);
export type Origin = z.infer<typeof Origin>;

const of = { id: Id, name: z.string(), slug: z.string(), gender: Gender };

/** A picture or clip that its owner may see. */
export const GalleryPicture = z.object({
  id: Id,
  kind: z.enum(['image', 'video']),
  /** Unlocked in a gallery, made in the studio, or received in a chat. */
  origin: Origin,
  /** Of a clip: its still. Signed; good for ten minutes at most. */
  url: z.string(),
  /** Where a clip plays from; null for a picture. */
  video_url: z.string().nullable(),
  preview: z.string(),
  width: z.int(),
  height: z.int(),
  character: z.object(of),
  /** Null for unlocked pictures. */
  prompt: z.string().nullable(),
  /** `waiting`: in review. */
  shared: z.enum(['no', 'waiting', 'yes', 'refused']),
  /** Why an admin didn't approve it; null unless it is `refused`. */
  refusal: z.string().nullable(),
  /** False for unlocked pictures, which can't be deleted or shared. */
  is_own: z.boolean(),
  /** Whether it can become the portrait: made of one's own character. */
  can_be_portrait: z.boolean(),
  created_at: Time,
});
export type GalleryPicture = z.infer<typeof GalleryPicture>;

/** A picture of a character's gallery. */
export const ProfileImage = z.object({
  image_id: Id,
  /** Null while it is locked: then there is only the preview. */
  url: z.string().nullable(),
  /** A blurred data address of at most 400 characters. */
  preview: z.string(),
  width: z.int(),
  height: z.int(),
  is_locked: z.boolean(),
  /** Tokens to unlock it; 0 where it is open. */
  price: z.int().min(0),
});
export type ProfileImage = z.infer<typeof ProfileImage>;

const Listed = z.object({
  character: z.object({ ...of, portrait_url: z.string(), preview: z.string() }),
  /** Made or unlocked by this viewer. */
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
    /** The list is the field `data`. */
    reply: z.object({
      data: z.array(ProfileImage),
      /** The store item that unlocks one; null where none is sold. */
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
    /** The file, which clients put into the form. */
    body: z.custom<Uint8Array>((given) => given instanceof Uint8Array),
    reply: z.object({
      id: Id,
      url: z.string(),
      width: z.int(),
      height: z.int(),
      /** When it is deleted unless it is used. */
      deleted_at: Time,
    }),
  },
});
