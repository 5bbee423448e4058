-- Walks along the catalogue that look for tags read them in the index, not each character.
DROP INDEX "character_popular";
--> statement-breakpoint
CREATE INDEX "character_popular" ON "character" USING btree ("site_id","gender","rating","messages" DESC NULLS LAST,"id" DESC NULLS LAST,"tags") WHERE visibility = 'public';
--> statement-breakpoint
DROP INDEX "character_new";
--> statement-breakpoint
CREATE INDEX "character_new" ON "character" USING btree ("site_id","gender","rating","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"tags") WHERE visibility = 'public';
--> statement-breakpoint
DROP INDEX "character_popular_members";
--> statement-breakpoint
CREATE INDEX "character_popular_members" ON "character" USING btree ("site_id","gender","rating","messages" DESC NULLS LAST,"id" DESC NULLS LAST,"tags") WHERE visibility = 'public' and not is_official;
--> statement-breakpoint
DROP INDEX "character_new_members";
--> statement-breakpoint
CREATE INDEX "character_new_members" ON "character" USING btree ("site_id","gender","rating","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"tags") WHERE visibility = 'public' and not is_official;
--> statement-breakpoint
DROP INDEX "character_popular_exclusive";
--> statement-breakpoint
CREATE INDEX "character_popular_exclusive" ON "character" USING btree ("site_id","gender","rating","messages" DESC NULLS LAST,"id" DESC NULLS LAST,"tags") WHERE visibility = 'public' and is_exclusive;
--> statement-breakpoint
DROP INDEX "character_new_exclusive";
--> statement-breakpoint
CREATE INDEX "character_new_exclusive" ON "character" USING btree ("site_id","gender","rating","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"tags") WHERE visibility = 'public' and is_exclusive;
