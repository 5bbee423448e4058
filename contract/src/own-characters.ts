// A member's own characters: states, versions, and import and export of cards.
import { z } from 'zod';
import { calls } from './calls.ts';
import {
  CARD_FORMATS,
  MAX_APPEAL,
  MAX_LENGTH,
  MAX_COUNT,
  VISIBILITIES,
} from './character-limits.ts';
import { describe } from './endpoint.ts';
import { countIn, Gender, Id, line, lineOf, Paging, storable, Time } from './scalars.ts';

export const Visibility = z.enum(VISIBILITIES);
export type Visibility = z.infer<typeof Visibility>;

const Age = z.int().min(18, 'Characters must be 18 or older').max(100_000);
const text = (field: keyof typeof MAX_LENGTH) => storable(MAX_LENGTH[field]);
const Name = lineOf(MAX_LENGTH.name, 'A name is required');
const Tagline = line(MAX_LENGTH.tagline);
export const Tag = lineOf(MAX_LENGTH.tag, 'A tag can’t be empty')
  .toLowerCase()
  .regex(/^[^,]*$/, 'A tag can’t contain a comma');
const Tags = z.array(Tag).max(MAX_COUNT.tags, `Use ${MAX_COUNT.tags} tags or fewer`);
const Greetings = z.array(text('greeting').trim().min(1)).max(MAX_COUNT.alternate_greetings);

/** The content of a version: all texts and fields of a character, and its portrait. */
export const CharacterContent = z.object({
  name: z.string(),
  gender: Gender,
  age: z.int(),
  tagline: z.string(),
  description: z.string(),
  greeting: z.string(),
  alternate_greetings: z.array(z.string()),
  personality: z.string(),
  scenario: z.string(),
  example_dialogue: z.string(),
  system_notes: z.string(),
  tags: z.array(z.string()),
});
export type CharacterContent = z.infer<typeof CharacterContent>;

/**
 * The content of a new character. All fields but the first four have defaults: omitted texts are empty, and so is a
 * new field in versions that were stored before it.
 */
export const NewContent = z.strictObject({
  name: Name,
  gender: Gender,
  age: Age,
  tagline: Tagline,
  description: text('description').default(''),
  greeting: text('greeting').default(''),
  alternate_greetings: Greetings.default([]),
  personality: text('personality').default(''),
  scenario: text('scenario').default(''),
  example_dialogue: text('example_dialogue').default(''),
  system_notes: text('system_notes').default(''),
  tags: Tags.default([]),
});

type Shape = typeof NewContent.shape;
type WithoutDefault<Schema> = Schema extends z.ZodDefault<infer Inner> ? Inner : Schema;
type ChangesShape = {
  [Field in keyof Shape]: z.ZodOptional<WithoutDefault<Shape[Field]>>;
};

const changesShape = Object.fromEntries(
  Object.entries(NewContent.shape).map(([field, schema]) => [
    field,
    // An omitted field stays unchanged, so it has no default here.
    (schema instanceof z.ZodDefault ? schema.unwrap() : schema).optional(),
  ]),
);

/** The changed fields of a form. */
// Object.fromEntries loses the fields; they are those of the new content.
export const CharacterChanges = z.strictObject(changesShape as ChangesShape);
export type CharacterChanges = z.infer<typeof CharacterChanges>;

const listed = {
  id: Id,
  name: z.string(),
  slug: z.string(),
  gender: Gender,
  age: z.int(),
  tagline: z.string(),
  visibility: Visibility,
  /** Why the review rejected it; null in every other state. */
  review_reason: z.string().nullable(),
  /**
   * The state of the appeal, of which there is one per rejected version; null if there is nothing
   * to appeal.
   */
  appeal: z.enum(['possible', 'open', 'decided']).nullable(),
  /**
   * Why the site hides it from everyone else after a report: `report` is the reference of the
   * report with which its owner can contest the decision; null until there is one.
   */
  held: z.object({ reason: z.string(), report: z.string().nullable() }).nullable(),
  portrait_url: z.string(),
  preview: z.string(),
  /** Increases with every edit. */
  version: z.int(),
  stats: z.object({ chats: z.int(), messages: z.int(), likes: z.int() }),
  created_at: Time,
  updated_at: Time,
};

export const OwnListed = z.object(listed);
export type OwnListed = z.infer<typeof OwnListed>;

/** A deleted character, until it is erased. */
export const RemovedCharacter = OwnListed.pick({
  id: true,
  name: true,
  age: true,
  portrait_url: true,
  preview: true,
}).extend({ deleted_at: Time, restorable_until: Time });
export type RemovedCharacter = z.infer<typeof RemovedCharacter>;

export const OwnCharacter = z.object({ ...listed, ...CharacterContent.shape });
export type OwnCharacter = z.infer<typeof OwnCharacter>;

const OwnPictures = z.object({
  pictures: z.array(
    z.object({
      image_id: Id,
      url: z.string(),
      preview: z.string(),
      is_portrait: z.boolean(),
    }),
  ),
});
export type OwnPictures = z.infer<typeof OwnPictures>;

/** An imported card without an age: stored, but not a character until its owner enters the age. */
export const CharacterDraft = z.object({
  id: Id,
  name: z.string(),
  gender: Gender,
  portrait_url: z.string(),
  preview: z.string(),
  created_at: Time,
});
export type CharacterDraft = z.infer<typeof CharacterDraft>;

/** The import's result for one field or file of a card. */
export const CardNote = z.object({
  kind: z.enum(['kept', 'changed', 'left_out']),
  /** The field's name in the card. */
  field: z.string(),
  reason: z.enum([
    'used',
    'stored',
    'unknown',
    'not_followed',
    'wrong_kind',
    'newer',
    'shortened',
    'tidied',
    'cleaned',
    'guessed',
    'animation',
    'picture',
    'unreadable_picture',
    'remote_address',
    'other_file',
  ]),
});
export type CardNote = z.infer<typeof CardNote>;

const CardImport = z.object({
  /** Exactly one of the two is set. */
  character: OwnListed.nullable(),
  draft: CharacterDraft.nullable(),
  format: z.enum(CARD_FORMATS),
  spec: z.enum(['v1', 'v2', 'v3']),
  notes: z.array(CardNote),
});
export type CardImport = z.infer<typeof CardImport>;

const one = z.strictObject({ char_id: Id });
const File = z.custom<Uint8Array>(
  (given) => given instanceof Uint8Array,
  'Send the file itself as the body',
);
const oneDraft = z.strictObject({ draft_id: Id });
const Version = z.object({
  version: z.int(),
  created_at: Time,
  /** When this version was approved. */
  approved_at: Time.nullable(),
  is_current: z.boolean(),
});
const oneVersion = z.strictObject({ char_id: Id, version: countIn(1, 1_000_000) });

export const ownCharactersApi = describe(calls.own_characters, {
  list: {
    /** Finds words of the name and the tags, also their beginnings. */
    query: z.strictObject({ ...Paging, search: storable(100).optional() }),
    reply: z.object({
      characters: z.array(OwnListed),
      drafts: z.array(CharacterDraft),
      total_count: z.int(),
      limit: z.int(),
      offset: z.int(),
    }),
  },
  read: { params: one, reply: OwnCharacter },
  /** `version` is the one that the caller has seen; a conflict if it has changed. */
  setPublic: {
    params: one,
    body: z.strictObject({ is_public: z.boolean(), version: z.int() }),
    reply: OwnListed,
  },
  edit: {
    params: one,
    body: z.strictObject({ version: z.int(), changes: CharacterChanges }),
    reply: OwnCharacter,
  },
  appeal: {
    params: one,
    body: z.strictObject({
      version: z.int(),
      text: storable(MAX_APPEAL).trim().min(1, 'Tell us why the decision was wrong'),
    }),
    reply: OwnListed,
  },
  duplicate: { params: one, reply: OwnListed },
  remove: { params: one, reply: z.object({ removed: z.literal(true) }) },
  removed: { reply: z.object({ characters: z.array(RemovedCharacter) }) },
  undoRemove: { params: one, reply: OwnListed },
  versions: { params: one, reply: z.object({ versions: z.array(Version) }) },
  version: { params: oneVersion, reply: Version.extend({ content: CharacterContent }) },
  restore: {
    params: oneVersion,
    body: z.strictObject({ version: z.int() }),
    reply: OwnCharacter,
  },
  pictures: { params: one, reply: OwnPictures },
  setPortrait: {
    params: one,
    body: z.strictObject({ image_id: Id, version: z.int() }),
    reply: OwnCharacter,
  },
  uploadPortrait: {
    params: one,
    /** The version that the caller has seen; a conflict if it has changed. */
    query: z.strictObject({ version: countIn(1, 1_000_000) }),
    body: File,
    reply: OwnCharacter,
  },
  importCard: {
    body: File,
    reply: CardImport,
  },
  finishDraft: {
    params: oneDraft,
    body: z.strictObject({ age: Age, gender: Gender.optional() }),
    reply: OwnListed,
  },
  removeDraft: { params: oneDraft, reply: z.object({ removed: z.literal(true) }) },
  exportCard: {
    params: one,
    /** A V3 picture also contains the V2 card; a CHARX file is always V3. */
    query: z.strictObject({
      format: z.enum(CARD_FORMATS).default('png'),
      spec: z.enum(['v2', 'v3']).default('v3'),
    }),
    reply: z.object({
      file_name: z.string(),
      media_type: z.string(),
      /** The file, base64-encoded. */
      content: z.string(),
    }),
  },
});
