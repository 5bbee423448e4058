// Creating a character: the wizard's request and the state of its paid job.
import { z } from 'zod';
import { calls } from './calls.ts';
import { MAX_LENGTH } from './character-limits.ts';
import { describe } from './endpoint.ts';
import { jobFields } from './jobs.ts';
import { Gender, Id, line, lineOf, storable, Time } from './scalars.ts';

const Option = z.string().regex(/^[a-z_]{1,40}$/, 'This isn’t one of the options');
const Options = z.array(Option).max(3, 'Choose up to three');
const text = (field: keyof typeof MAX_LENGTH) => storable(MAX_LENGTH[field]).trim();

/** Chosen options by the field of their step; steps without options for the gender are missing. */
const ChosenTraits = z.strictObject({
  type: Option,
  ethnicity: Option,
  body: Option,
  breast: Option.optional(),
  butt: Option.optional(),
  hair_style: Option,
  hair_colour: Option.optional(),
  personalities: Options.default([]),
  fetishes: Options.default([]),
});
export type ChosenTraits = z.infer<typeof ChosenTraits>;

const NewCharacter = z.strictObject({
  gender: Gender,
  traits: ChosenTraits,
  name: lineOf(MAX_LENGTH.name, 'A name is required'),
  age: z.int().min(18, 'Characters must be 18 or older').max(100_000),
  description: text('description').default(''),
  tagline: line(MAX_LENGTH.tagline).default(''),
  personality: text('personality').default(''),
  scenario: text('scenario').default(''),
  greeting: text('greeting').default(''),
});
export type NewCharacter = z.infer<typeof NewCharacter>;

const CreationParams = z.object({ traits: ChosenTraits, age: z.int(), description: z.string() });
export type CreationParams = z.infer<typeof CreationParams>;

const Painted = z.object({ image_id: Id, url: z.string(), preview: z.string() });

export const Creation = z.object({
  ...jobFields,
  /**
   * `painting`: generating pictures; `choose_picture`: pictures are paid and ready; `ready`: has a
   * portrait; `failed`: refunded.
   */
  creation_step: z.enum(['painting', 'choose_picture', 'ready', 'failed']),
  name: z.string(),
  gender: Gender,
  price: z.int().min(0),
  /** Set when the pictures are ready; chats are possible from then on. */
  character_id: Id.nullable(),
  pictures: z.array(Painted),
  chosen_image_id: Id.nullable(),
  /** The request of a failed creation, to be edited and sent again. */
  wish: CreationParams.nullable(),
  created_at: Time,
});
export type Creation = z.infer<typeof Creation>;

const Paid = Creation.extend({ new_subscriber_balance: z.int(), new_one_time_balance: z.int() });
const one = z.strictObject({ job_id: Id });

export const creationApi = describe(calls.creation, {
  create: { body: NewCharacter, reply: Paid },
  list: { reply: z.object({ creations: z.array(Creation) }) },
  status: { params: one, reply: Creation },
  setPicture: { params: one, body: z.strictObject({ image_id: Id }), reply: Creation },
  retry: { params: one, reply: Paid },
  cancel: { params: one, reply: Paid },
  dismiss: { params: one, reply: z.object({ dismissed: z.literal(true) }) },
});
