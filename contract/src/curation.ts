// Curation by admins: characters, domes and tags of a site.
import { z } from 'zod';
import { calls } from './calls.ts';
import { MAX_MATCHING, MAX_MATCHING_TAGS, RATINGS } from './character-limits.ts';
import { Dome, Traits } from './characters.ts';
import { describe } from './endpoint.ts';
import {
  CharacterChanges,
  CharacterContent,
  NewContent,
  Tag,
  Visibility,
} from './own-characters.ts';
import { Gender, Id, line, lineOf, Paging, storable, Time } from './scalars.ts';

const Rating = z.enum(RATINGS);
/** The reason for the audit log, which the member whose content is changed also sees. */
const reason = storable(500).trim();
const Reason = reason.min(1, 'A reason is required');

/** Of a member's private character, only name and state are shown. */
export const Curated = z.object({
  id: Id,
  name: z.string(),
  gender: Gender,
  tagline: z.string().nullable(),
  tags: z.array(z.string()),
  visibility: Visibility,
  is_official: z.boolean(),
  is_exclusive: z.boolean(),
  is_deleted: z.boolean(),
  /** True if its texts can be read without giving a reason. */
  is_open: z.boolean(),
  rating: Rating,
  portrait_url: z.string(),
  preview: z.string(),
  creator: z.object({ id: Id, name: z.string().nullable() }).nullable(),
  stats: z.object({ chats: z.int(), messages: z.int(), likes: z.int() }),
  version: z.int(),
  created_at: Time,
});
export type Curated = z.infer<typeof Curated>;

/** `content` is null for a member's private character. */
export const CuratedDetails = Curated.extend({
  slug: z.string(),
  content: CharacterContent.nullable(),
  traits: Traits.nullable(),
  updated_at: Time,
});
export type CuratedDetails = z.infer<typeof CuratedDetails>;

export const CURATED_SORTS = ['new', '-new', 'messages', '-messages', 'name', '-name'] as const;
const flag = z.enum(['yes', 'no']);

export const CURATION_ACTIONS = [
  'publish',
  'hide',
  'make_exclusive',
  'make_free',
  'delete',
  'restore',
] as const;
export type CurationAction = (typeof CURATION_ACTIONS)[number];

const Trait = line(60);
const Several = z.array(Trait).max(10);
/** Traits of an appearance, as options or free text. */
const SentTraits = z.strictObject({
  type: Trait,
  ethnicity: Trait,
  body: Trait,
  breast: Trait,
  butt: Trait,
  hair_style: Trait,
  hair_colour: Trait,
  eye_colour: Trait,
  skin: Trait,
  personalities: Several,
  fetishes: Several,
}) satisfies z.ZodType<Traits>;

const one = z.strictObject({ char_id: Id });
const oneDome = z.strictObject({ dome_id: Id });

const Slug = storable(60)
  .trim()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lowercase letters, digits, and single hyphens');
const DomeTexts = z.strictObject({
  title: lineOf(80, 'A title is required'),
  slug: Slug,
  description: storable(300).trim(),
  gender: Gender.nullable(),
});

export const CuratedDome = Dome.extend({
  /** The number of characters in the dome. */
  count: z.int(),
  version: z.int(),
});
export type CuratedDome = z.infer<typeof CuratedDome>;
const Domes = z.object({ domes: z.array(CuratedDome) });

export const MAX_DOMES = 50;
export const MAX_PER_DOME = 500;
const distinct = (most: number) =>
  z
    .array(Id)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length, 'List each one only once');
const OnDome = z.object({ version: z.int(), characters: z.array(Curated) });

export const CuratedTag = z.object({
  name: z.string(),
  /** The number of public characters with the tag. */
  count: z.int(),
  /** Not shown in lists of tags. */
  is_hidden: z.boolean(),
  /** Pinned: listed before all other tags. */
  is_first: z.boolean(),
});
export type CuratedTag = z.infer<typeof CuratedTag>;

/** Changes can be undone by this id for thirty days; null if nothing was changed. */
const undoable = { undo_id: Id.nullable() };

const MAX_FIRST = 50;
/** Not normalized, so that tags with invalid names can be corrected. */
const TagName = storable(100).min(1);
const firstTags = z
  .array(TagName)
  .max(MAX_FIRST)
  .refine((names) => new Set(names).size === names.length, 'List each one only once');
const someTags = z.array(TagName).min(1).max(100);

const filter = {
  /** Searches names, tags and creators' names. */
  search: storable(100).optional(),
  visibility: Visibility.optional(),
  gender: Gender.optional(),
  rating: Rating.optional(),
  is_official: flag.optional(),
  is_exclusive: flag.optional(),
  /** Lists only deleted characters; by default they are left out. */
  is_deleted: flag.default('no'),
  creator_id: Id.optional(),
};
const CuratedFilter = z.strictObject(filter);
export type CuratedFilter = z.infer<typeof CuratedFilter>;

const Refused = z.enum(['gone', 'held', 'changed_elsewhere', 'not_reviewed', 'not_official']);
const hasReason = ({ act, reason: given }: { act: CurationAction; reason: string }): boolean =>
  given !== '' || (act !== 'hide' && act !== 'delete');
const noReason = { path: ['reason'], message: 'A reason is required' };

const tagFilter = { search: storable(100).optional(), is_hidden: flag.optional() };

export const curationApi = describe(calls.curation, {
  characters: {
    query: z.strictObject({
      ...Paging,
      ...filter,
      sort: z.enum(CURATED_SORTS).default('-new'),
    }),
    reply: z.object({
      characters: z.array(Curated),
      /** Exact to 10,000. */
      total_count: z.int(),
      is_more: z.boolean(),
      limit: z.int(),
      offset: z.int(),
    }),
  },
  addCharacter: {
    body: z.strictObject({
      content: NewContent,
      traits: SentTraits.optional(),
      rating: Rating,
      is_exclusive: z.boolean(),
      is_public: z.boolean(),
    }),
    reply: CuratedDetails,
  },
  character: { params: one, reply: CuratedDetails },
  openCharacter: {
    params: one,
    body: z.strictObject({ reason: Reason }),
    reply: CuratedDetails,
  },
  editCharacter: {
    params: one,
    body: z.strictObject({
      /** The version that the caller has seen; a conflict if it has changed. */
      version: z.int(),
      changes: CharacterChanges,
      /** For official characters only; the portrait is rendered again. */
      traits: SentTraits.optional(),
      rating: Rating.optional(),
      is_exclusive: z.boolean().optional(),
      reason: reason.default(''),
    }),
    reply: CuratedDetails.extend(undoable),
  },
  setPortrait: {
    params: one,
    body: z.custom<Uint8Array>(
      (given) => given instanceof Uint8Array,
      'Send the file itself as the body',
    ),
    reply: CuratedDetails.extend(undoable),
  },
  changeCharacters: {
    body: z
      .strictObject({
        act: z.enum(CURATION_ACTIONS),
        characters: z
          .array(z.strictObject({ id: Id, version: z.int() }))
          .min(1)
          .max(100),
        reason: reason.default(''),
      })
      .refine(hasReason, noReason),
    reply: z.object({
      /** The changed characters with their current state. */
      done: z.array(Curated),
      refused: z.array(
        z.object({
          id: Id,
          why: Refused,
        }),
      ),
      ...undoable,
    }),
  },
  changeMatching: {
    body: z
      .strictObject({
        act: z.enum(CURATION_ACTIONS),
        filter: CuratedFilter,
        /** The number that the caller has confirmed; a conflict if it has changed. */
        count: z.int().min(1).max(MAX_MATCHING),
        reason: reason.default(''),
      })
      .refine(hasReason, noReason),
    reply: z.object({
      done: z.int(),
      refused: z.array(z.object({ why: Refused, count: z.int() })),
      ...undoable,
    }),
  },
  domes: { reply: Domes },
  addDome: { body: DomeTexts, reply: CuratedDome },
  /** All domes, in their new order. */
  orderDomes: {
    body: z.strictObject({ ids: distinct(MAX_DOMES) }),
    reply: Domes.extend(undoable),
  },
  editDome: {
    params: oneDome,
    body: z.strictObject({ version: z.int(), changes: DomeTexts.partial() }),
    reply: CuratedDome.extend(undoable),
  },
  removeDome: {
    params: oneDome,
    reply: z.object({ removed: z.literal(true), ...undoable }),
  },
  domeCharacters: { params: oneDome, reply: OnDome },
  setDomeCharacters: {
    params: oneDome,
    body: z.strictObject({ version: z.int(), ids: distinct(MAX_PER_DOME) }),
    reply: OnDome.extend(undoable),
  },
  tags: {
    query: z.strictObject({
      ...Paging,
      ...tagFilter,
      sort: z.enum(['count', '-count', 'name', '-name']).default('-count'),
    }),
    reply: z.object({
      tags: z.array(CuratedTag),
      total_count: z.int(),
      /** The pinned tags, in order. */
      first: z.array(z.string()),
      limit: z.int(),
      offset: z.int(),
    }),
  },
  /** `before` is the order that the caller has seen; a conflict if it has changed. */
  orderTags: {
    body: z.strictObject({ before: firstTags, names: firstTags }),
    reply: z.object({ first: z.array(z.string()), ...undoable }),
  },
  changeTags: {
    body: z.discriminatedUnion('act', [
      z.strictObject({
        act: z.enum(['hide', 'show']),
        names: someTags,
        reason: reason.default(''),
      }),
      z.strictObject({ act: z.literal('delete'), names: someTags, reason: Reason }),
      z.strictObject({
        act: z.literal('merge'),
        names: someTags,
        into: Tag,
        reason: reason.default(''),
      }),
    ]),
    /** The number of characters whose tags changed. */
    reply: z.object({ changed: z.int(), ...undoable }),
  },
  changeMatchingTags: {
    body: z
      .strictObject({
        act: z.enum(['hide', 'show', 'delete']),
        filter: z.strictObject(tagFilter),
        /** The number that the caller has confirmed; a conflict if it has changed. */
        count: z.int().min(1).max(MAX_MATCHING_TAGS),
        reason: reason.default(''),
      })
      .refine(({ act, reason: given }) => given !== '' || act !== 'delete', noReason),
    /** The number of characters whose tags changed. */
    reply: z.object({ changed: z.int(), ...undoable }),
  },
  undo: {
    params: z.strictObject({ undo_id: Id }),
    reply: z.object({
      put_back: z.int(),
      /** The number of items that were changed since, and are not undone. */
      left: z.int(),
    }),
  },
});
