// The catalogue: characters, domes, tags and the options of the creation wizard.
import { z } from 'zod';
import { RATINGS } from './character-limits.ts';
import { calls } from './calls.ts';
import { MAX_LENGTH } from './character-limits.ts';
import { countIn, Gender, Id, Paging, storable, Time } from './scalars.ts';
import { describe } from './endpoint.ts';
import { CREATE_STEPS } from './screens.ts';

export const Traits = z.object({
  type: z.string(),
  ethnicity: z.string(),
  body: z.string(),
  breast: z.string(),
  butt: z.string(),
  hair_style: z.string(),
  hair_colour: z.string(),
  eye_colour: z.string(),
  skin: z.string(),
  personalities: z.array(z.string()),
  fetishes: z.array(z.string()),
});
export type Traits = z.infer<typeof Traits>;

export const CharacterCard = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  gender: Gender,
  age: z.int().min(18),
  tagline: z.string(),
  tags: z.array(z.string()),
  is_official: z.boolean(),
  is_exclusive: z.boolean(),
  portrait_url: z.string(),
  /** A second picture, shown on hover; null without one. */
  hover_url: z.string().nullable(),
  /** A tiny blurred preview as a data URL. */
  preview: z.string(),
  stats: z.object({ chats: z.int(), messages: z.int(), likes: z.int() }),
  creator: z.object({ id: Id, name: z.string() }).nullable(),
  created_at: Time,
});
export type CharacterCard = z.infer<typeof CharacterCard>;

export const Character = CharacterCard.extend({
  /** False if only its owner can see it; such a character cannot be liked. */
  is_public: z.boolean(),
  description: z.string(),
  greeting: z.string(),
  alternate_greetings: z.array(z.string()),
  personality: z.string(),
  scenario: z.string(),
  traits: Traits,
  rating: z.enum(RATINGS),
  gallery_urls: z.array(z.string()),
  updated_at: Time,
});
export type Character = z.infer<typeof Character>;

export const Dome = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  gender: Gender.nullable(),
});
export const DomeWithCharacters = Dome.extend({ characters: z.array(CharacterCard) });

/** The home page's domes; each character is in at most one of them. */
export const HomeDomes = z.object({
  domes: z.array(DomeWithCharacters),
  /** Premium characters, in a row of their own; empty where there are too few. */
  exclusive: z.array(CharacterCard),
  /** Characters of the banner: chosen by the operator, otherwise the most popular ones. */
  banner: z.array(CharacterCard),
});

/** A page by offset, as specified, and the cursor of an endless grid. */
export const CharacterPage = z.object({
  characters: z.array(CharacterCard),
  /**
   * The exact number of results; 1,001 means more than 1,000 results of a search or of several
   * tags.
   */
  total_count: z.int(),
  /** True if the search had no results, and these match similar spellings. */
  is_similar: z.boolean(),
  limit: z.int(),
  offset: z.int(),
  next_cursor: z.string().nullable(),
});

export const CharacterSort = z.enum(['popular', 'new']);
const browse = z.strictObject({
  ...Paging,
  cursor: z.string().max(200).optional(),
  /** Tag names, comma separated; all must match. */
  tags: storable(400).optional(),
  gender: Gender.optional(),
  search: storable(100).optional(),
  sort: CharacterSort.default('popular'),
});
const list = browse.extend({
  /**
   * `last` sorts the characters of the home page's domes behind all others. Only without tags and
   * search.
   */
  on_domes: z.enum(['last']).optional(),
});
const genderOnly = z.strictObject({ gender: Gender.optional() });
const domeParams = z.strictObject({ dome_id: Id });

const CreationOption = z.object({
  value: z.string(),
  label: z.string(),
  /** The character with all choices so far and this option. */
  picture_url: z.string(),
});
const CreationStep = z.object({
  step: z.int().min(1).max(10),
  name: z.enum(CREATE_STEPS),
  field: z.string().nullable(),
  /** The maximum number of choices. */
  most: z.int(),
  /** True if the step may be skipped; its value is then random. */
  is_optional: z.boolean(),
  options: z.array(CreationOption),
  /** The character with the choices so far, as this step shows it: a face or the full figure. */
  portrait_url: z.string(),
  /** A second, optional choice in the same step, such as the hair color next to the hairstyle. */
  beside: z
    .object({
      field: z.string(),
      label: z.string(),
      options: z.array(z.object({ value: z.string(), label: z.string(), tone: z.string() })),
    })
    .nullable(),
});
export type CreationStep = z.infer<typeof CreationStep>;
/** What the wizard offers for the choices so far. */
const CreationOptions = z.object({
  gender: Gender,
  /** The character with the choices so far. */
  portrait_url: z.string(),
  steps: z.array(CreationStep),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

export const charactersApi = describe(calls.characters, {
  domes: { query: genderOnly, reply: HomeDomes },
  dome: { params: domeParams, reply: Dome },
  domeCharacters: { params: domeParams, query: z.strictObject(Paging), reply: CharacterPage },
  genders: {
    reply: z.object({
      genders: z.array(z.object({ value: Gender, label: z.string(), count: z.int() })),
    }),
  },
  list: { query: list, reply: CharacterPage },
  listPublic: { query: browse, reply: CharacterPage },
  tags: {
    query: genderOnly,
    reply: z.object({ tags: z.array(z.object({ name: z.string(), count: z.int() })) }),
  },
  leaderboard: {
    query: z.strictObject({ gender: Gender.optional(), limit: countIn(1, 100).default(10) }),
    reply: z.object({
      entries: z.array(z.object({ rank: z.int(), messages: z.int(), character: CharacterCard })),
    }),
  },
  exclusive: { query: browse, reply: CharacterPage },
  creationOptions: {
    query: z.strictObject({
      gender: Gender.default('female'),
      /**
       * The choices so far, as `body:slim,hair_style:bob`; a field with several values is repeated.
       */
      traits: z.string().max(1000).optional(),
      /** The age shown in the pictures. */
      age: countIn(18, 100_000).optional(),
    }),
    reply: CreationOptions,
  },
  suggest: {
    body: z.strictObject({
      wanted: z.enum(['name', 'description']),
      gender: Gender,
      /** As in `creationOptions`. */
      traits: z.string().max(1000).default(''),
      age: z.int().min(18, 'Characters must be 18 or older').max(100_000).optional(),
      name: storable(MAX_LENGTH.name).trim().optional(),
      /** The previous suggestion, which will not be repeated. */
      before: storable(MAX_LENGTH.name).default(''),
    }),
    reply: z.object({ text: z.string() }),
  },
  read: { params: z.strictObject({ char_id: Id }), reply: Character },
});
