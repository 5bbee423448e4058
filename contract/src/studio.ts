// The studio: prompts, jobs that generate pictures and clips of characters, and shared pictures.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { GalleryPicture } from './gallery.ts';
import { jobFields } from './jobs.ts';
import { REFERENCE_OBSTACLES, RIGHTS_STATEMENT } from './rights-statement.ts';
import { countIn, Gender, Id, storable, Time } from './scalars.ts';
import { IMAGE_COUNTS, MAX_PROMPT, SHAPES } from './studio-limits.ts';

const Prompt = storable(MAX_PROMPT).trim();
export const Shape = z.enum(SHAPES);
export type Shape = z.infer<typeof Shape>;

const Chip = z.object({
  /** The label on the page. */
  label: z.string(),
  /** The text that is added to the prompt. */
  text: z.string(),
});
const Suggestions = z.object({
  groups: z.array(
    z.object({
      name: z.enum(['outfit', 'action', 'pose', 'accessories', 'scene']),
      label: z.string(),
      chips: z.array(Chip),
    }),
  ),
  /** Whether new pictures show another face than the character’s portrait, which the provider cannot follow. */
  face_differs: z.boolean(),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const ImageOrder = z.strictObject({
  character_id: Id,
  prompt: Prompt.min(1, 'Describe the picture'),
  /** The number of pictures. */
  number: z.literal(IMAGE_COUNTS).default(1),
  shape: Shape.default('portrait'),
  /** The member's upload that replaces the portrait as the reference of the pictures. */
  reference: z
    .strictObject({
      upload_id: Id,
      /** The version of the rights statement that the member agrees to. */
      rights_version: z.literal(RIGHTS_STATEMENT.version),
    })
    .optional(),
});
export type ImageOrder = z.infer<typeof ImageOrder>;

const VideoOrder = z.strictObject({
  /** One of the member's own pictures, or a picture of a character's gallery that they may see. */
  image_id: Id,
  /** A description of the motion; may be empty. */
  prompt: Prompt.default(''),
});
export type VideoOrder = z.infer<typeof VideoOrder>;

/**
 * Of the ordered pictures: how many were delivered, blocked by output moderation, and failed for
 * another reason.
 */
const Outcome = z.object({
  delivered: z.int().min(0),
  blocked: z.int().min(0),
  failed: z.int().min(0),
  /** Captured and refunded tokens; together they are the price. */
  charged: z.int().min(0),
  returned: z.int().min(0),
});
export type Outcome = z.infer<typeof Outcome>;

export const StudioJob = z.object({
  ...jobFields,
  kind: z.enum(['image', 'video']),
  character: z.object({ id: Id, name: z.string(), slug: z.string(), gender: Gender }),
  prompt: z.string(),
  shape: Shape,
  /** The price of the whole job, in tokens. */
  price: z.int().min(0),
  /** The result; null while the job is queued or running. */
  outcome: Outcome.nullable(),
  /** The picture that a clip animates. */
  source_image_id: Id.nullable(),
  /** The pictures generated so far. */
  pictures: z.array(GalleryPicture),
  created_at: Time,
});
export type StudioJob = z.infer<typeof StudioJob>;

/** Includes the remaining balance. */
export const PaidJob = StudioJob.extend({
  new_subscriber_balance: z.int(),
  new_one_time_balance: z.int(),
});
const one = z.strictObject({ job_id: Id });

/** A shared picture; the prompt stays private to the member who wrote it. */
export const SharedPicture = z.object({
  id: Id,
  url: z.string(),
  preview: z.string(),
  width: z.int(),
  height: z.int(),
  character: z.object({ id: Id, name: z.string(), slug: z.string(), gender: Gender }),
  creator: z.object({ id: Id, name: z.string() }).nullable(),
  created_at: Time,
});
export type SharedPicture = z.infer<typeof SharedPicture>;

export const studioApi = describe(calls.studio, {
  suggestions: { query: z.strictObject({ character_id: Id.optional() }), reply: Suggestions },
  preview: {
    body: ImageOrder.pick({ character_id: true, prompt: true, shape: true }),
    reply: z.object({
      prompt: z.string(),
      /** The negative prompt; empty if the provider does not support one. */
      negative_prompt: z.string(),
      provider: z.string(),
    }),
  },
  generateImage: { body: ImageOrder, reply: PaidJob },
  referenceRule: {
    reply: z.object({
      /** Why uploads cannot be used as references; null if they can. */
      obstacle: z.enum(REFERENCE_OBSTACLES).nullable(),
      statement: z.object({ version: z.string(), text: z.string() }),
    }),
  },
  image: { query: z.strictObject({ generated_image_id: Id }), reply: StudioJob },
  generateVideo: { body: VideoOrder, reply: PaidJob },
  video: { query: z.strictObject({ video_id: Id }), reply: StudioJob },
  jobs: {
    query: z.strictObject({ kind: z.enum(['image', 'video']).optional() }),
    reply: z.object({ jobs: z.array(StudioJob) }),
  },
  cancel: { params: one, reply: PaidJob },
  retry: { params: one, reply: PaidJob },
  dismiss: { params: one, reply: z.object({ dismissed: z.literal(true) }) },
  shared: {
    query: z.strictObject({
      gender: Gender.optional(),
      character_id: Id.optional(),
      limit: countIn(1, 100).default(24),
      cursor: z.string().max(200).optional(),
    }),
    reply: z.object({ pictures: z.array(SharedPicture), next_cursor: z.string().nullable() }),
  },
  sharedOne: { params: z.strictObject({ id: Id }), reply: SharedPicture },
});
