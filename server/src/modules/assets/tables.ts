// The table of stored pictures and clips; their bytes lie in the storage engine under the id.
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../platform/db/columns.ts';
import type { Kind, Provenance, Rating, Verdict } from './rules.ts';

export const assets = pgTable(
  'asset',
  {
    id: uuid().primaryKey(),
    site_id: uuid().notNull(),
    /** The member it belongs to; null for the site's own. */
    owner_id: uuid(),
    kind: text().$type<Kind>().notNull(),
    /** Of the widest rendition: what a verdict was given on. */
    sha256: text().notNull(),
    mime: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Of all renditions together. */
    bytes: integer().notNull(),
    rating: text().$type<Rating>().notNull(),
    verdict: text().$type<Verdict>().notNull(),
    /** A tiny blurred picture as a data address, shown until the real one has come. */
    preview: text().notNull(),
    provenance: jsonb().$type<Provenance>().notNull(),
    created_at: time().notNull(),
  },
  (asset) => [
    index('asset_owner').on(asset.site_id, asset.owner_id, asset.created_at),
    check('asset_kind_known', sql`${asset.kind} in ('image', 'video')`),
    check('asset_rating_known', sql`${asset.rating} in ('safe', 'suggestive', 'explicit')`),
    check('asset_verdict_known', sql`${asset.verdict} in ('approved', 'pending', 'refused')`),
    check('asset_sized', sql`${asset.width} > 0 and ${asset.height} > 0 and ${asset.bytes} > 0`),
    check('asset_preview_small', sql`length(${asset.preview}) <= 400`),
  ],
);
