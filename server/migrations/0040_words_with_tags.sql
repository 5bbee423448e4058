-- Whoever looks for words and tags at once finds both in one index.
DROP INDEX "character_tags";
--> statement-breakpoint
DROP INDEX "character_handles";
--> statement-breakpoint
CREATE INDEX "character_handles" ON "character" USING gin ("handles","tags");
--> statement-breakpoint
DROP INDEX "character_words";
--> statement-breakpoint
CREATE INDEX "character_words" ON "character" USING gin ("words","tags");
--> statement-breakpoint
-- Names are read for each character that a walk finds by its tags: they stay in the row, not beside it.
ALTER TABLE "character" ALTER COLUMN "handles" SET STORAGE main;
