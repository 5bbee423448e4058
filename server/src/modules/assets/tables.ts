// The tables of pictures and clips, including those not drawn yet; the files are in the storage provider.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sealed, time } from '../../platform/db/columns.ts';
import type { Kind, Provenance, Rating, Recipe, Verdict } from './assets.rules.ts';

export const assets = pgTable(
  'asset',
  {
    id: uuid().primaryKey(),
    site_id: uuid().notNull(),
    /** The owning member; null for pictures of the site. */
    owner_id: uuid(),
    kind: text().$type<Kind>().notNull(),
    /** The recipe that it is drawn from; null for uploads. */
    recipe: jsonb().$type<Recipe>(),
    /** The storage key of its original, from which all sizes are made; null until it is drawn. */
    original: text(),
    /** The hash of the original. */
    sha256: text(),
    mime: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The size of the original. */
    bytes: integer(),
    rating: text().$type<Rating>().notNull(),
    verdict: text().$type<Verdict>().notNull(),
    /** True if a member's picture is public, as the portrait of a public character. */
    is_shared: boolean().notNull().default(false),
    /**
     * True if it is sold: not the first of a gallery, and neither a portrait nor the second picture of a card. Set by a
     * trigger of the table of characters; stays when its character is deleted.
     */
    is_locked: boolean().notNull().default(false),
    /** Ids of the causes of its takedowns, any of which hides it; almost always empty. */
    holds: uuid().array().notNull().default([]),
    /** A tiny blurred preview as a data URL, shown until the picture has loaded. */
    preview: text().notNull(),
    /**
     * The perceptual hash of a generated picture, to recognize it after re-encoding; null for uploads and undrawn
     * pictures.
     */
    fingerprint: integer().array(),
    provenance: jsonb().$type<Provenance>().notNull(),
    created_at: time().notNull(),
  },
  (asset) => [
    index('asset_owner').on(asset.site_id, asset.owner_id, asset.created_at),
    index('asset_sha256').on(asset.sha256),
    index('asset_fingerprint')
      .using('gin', asset.fingerprint)
      .where(sql`fingerprint is not null`),
    index('asset_held')
      .using('gin', asset.holds)
      .where(sql`holds <> '{}'`),
    check('asset_kind_known', sql`${asset.kind} in ('image', 'video')`),
    check('asset_rating_known', sql`${asset.rating} in ('safe', 'suggestive', 'explicit')`),
    check('asset_verdict_known', sql`${asset.verdict} in ('approved', 'pending', 'refused')`),
    check('asset_sized', sql`${asset.width} > 0 and ${asset.height} > 0 and ${asset.bytes} > 0`),
    check('asset_has_source', sql`${asset.original} is not null or ${asset.recipe} is not null`),
    check(
      'asset_original_known',
      sql`(${asset.original} is null) = (${asset.sha256} is null) and (${asset.original} is null) = (${asset.bytes} is null)`,
    ),
    check('asset_preview_small', sql`length(${asset.preview}) <= 400`),
  ],
);

/** Files without a row: drafts that may still be stored until this time, and files of deleted pictures. */
export const asset_spare = pgTable(
  'asset_spare',
  {
    asset_id: uuid().primaryKey(),
    site_id: uuid().notNull(),
    owner_id: uuid(),
    remove_after: time().notNull(),
  },
  (spare) => [
    index('asset_spare_due').on(spare.remove_after),
    index('asset_spare_owner').on(spare.owner_id),
  ],
);

/** Known illegal images. The encrypted data identifies the person, and by law outlives the account. */
export const quarantined_picture = pgTable(
  'quarantined_picture',
  {
    id: uuid().primaryKey(),
    site_id: uuid().notNull(),
    sha256: text().notNull(),
    list: text().notNull(),
    reference: text().notNull(),
    content: sealed().notNull(),
    details: sealed().notNull(),
    matched_at: time().notNull(),
    delete_after: time().notNull(),
    /** When the operator reported it, and the report's number. */
    reported_at: time(),
    report_number: text(),
  },
  (table) => [index('quarantined_picture_due').on(table.delete_after)],
);
