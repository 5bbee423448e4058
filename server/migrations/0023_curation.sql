-- Curating: lists of all characters of a site, deletions that only an admin takes back, versions of shelves.
ALTER TABLE "character" ADD COLUMN "removed_by_site" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "character_curated_new" ON "character" USING btree ("site_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "character_curated_popular" ON "character" USING btree ("site_id","messages" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "character_curated_named" ON "character" USING btree ("site_id","name","id") WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "dome" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dome" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
DROP INDEX "dome_slug";--> statement-breakpoint
CREATE UNIQUE INDEX "dome_slug" ON "dome" USING btree ("site_id","slug") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "person_named" ON "person" USING btree ("site_id",lower("name") text_pattern_ops) WHERE kind = 'member';
