// The tables of the studio: the request of each job, and the generated pictures and clips.
import type { Gender } from '@velour/contract/scalars.ts';
import type { Shape } from '@velour/contract/studio.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sealed, time } from '../../platform/db/columns.ts';
import type { Identity, Scene } from '../../providers/image/port.ts';
import { assets } from '../assets/tables.ts';
import { person } from '../identity/tables.ts';
import { job } from '../jobs/tables.ts';
import { ofSite } from '../sites/tables.ts';

const ofMember = {
  site_id: ofSite(),
  owner_id: uuid()
    .notNull()
    .references(() => person.id),
};

/** A copy of the character's fields, because paid pictures outlive it. */
const ofCharacter = {
  character_id: uuid().notNull(),
  character_name: text().notNull(),
  character_slug: text().notNull(),
  gender: text().$type<Gender>().notNull(),
};

export const studio_job = pgTable(
  'studio_job',
  {
    job_id: uuid()
      .primaryKey()
      .references(() => job.id, { onDelete: 'cascade' }),
    ...ofMember,
    ...ofCharacter,
    kind: text().$type<'image' | 'video'>().notNull(),
    /** The member's text, encrypted with the member's key. */
    prompt: sealed().notNull(),
    shape: text().$type<Shape>().notNull(),
    /** Contains listed values only, never the member's text. */
    identity: jsonb().$type<Identity>().notNull(),
    scene: jsonb().$type<Scene>().notNull(),
    /** The character's portrait, for providers that support references. */
    reference_id: uuid(),
    /** An upload of the member as the reference instead, and the statement of rights of the order. */
    upload_id: uuid(),
    rights_version: text(),
    rights_stated_at: time(),
    /** The still of a clip. */
    source_image_id: uuid(),
    origin: text().$type<'studio' | 'chat'>().notNull(),
    /** The number of pictures that were blocked in the last run. */
    blocked: integer().notNull().default(0),
    dismissed_at: time(),
    created_at: time().notNull(),
  },
  (table) => [
    index('studio_job_owner').on(table.site_id, table.owner_id, table.job_id),
    check('studio_job_kind', sql`kind in ('image', 'video')`),
    check('studio_job_origin', sql`origin in ('studio', 'chat')`),
    check(
      'studio_job_rights',
      sql`(upload_id is null) = (rights_version is null) and (upload_id is null) = (rights_stated_at is null)`,
    ),
  ],
);

export const studio_picture = pgTable(
  'studio_picture',
  {
    asset_id: uuid()
      .primaryKey()
      .references(() => assets.id, { onDelete: 'cascade' }),
    ...ofMember,
    ...ofCharacter,
    job_id: uuid().notNull(),
    kind: text().$type<'image' | 'video'>().notNull(),
    origin: text().$type<'studio' | 'chat'>().notNull(),
    prompt: sealed().notNull(),
    /** A keyed hash of the final prompt, to find equal prompts without decrypting them. */
    prompt_hash: text().notNull(),
    provider: text().notNull(),
    seed: integer().notNull(),
    shared: text().$type<'no' | 'waiting' | 'yes' | 'refused'>().notNull(),
    shared_at: time(),
    /** The admin's reason for the owner. */
    refusal: text(),
    /** When its owner deleted it; it can be restored for some minutes. */
    deleted_at: time(),
    created_at: time().notNull(),
  },
  (table) => [
    index('studio_picture_owner').on(table.site_id, table.owner_id, table.asset_id),
    index('studio_picture_of_job').on(table.job_id),
    index('studio_picture_shared')
      .on(table.site_id, table.shared, table.asset_id)
      .where(sql`shared <> 'no'`),
    index('studio_picture_deleted')
      .on(table.deleted_at)
      .where(sql`deleted_at is not null`),
    check('studio_picture_kind', sql`kind in ('image', 'video')`),
    check('studio_picture_origin', sql`origin in ('studio', 'chat')`),
    check('studio_picture_shared', sql`shared in ('no', 'waiting', 'yes', 'refused')`),
  ],
);
