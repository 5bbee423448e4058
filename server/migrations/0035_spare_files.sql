-- Files that no picture names, pictures that nobody chose, and jobs that ended long ago are taken away after a while.

CREATE TABLE "asset_spare" (
	"asset_id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"owner_id" uuid,
	"remove_after" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "asset_spare_due" ON "asset_spare" USING btree ("remove_after");
--> statement-breakpoint
CREATE INDEX "asset_spare_owner" ON "asset_spare" USING btree ("owner_id");
--> statement-breakpoint
ALTER TABLE "character_creation" ADD COLUMN "chosen_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "character_creation" ADD COLUMN "cleared_at" timestamp (3) with time zone;
--> statement-breakpoint
-- Those who have chosen already get the whole time from now on.
UPDATE "character_creation" SET "chosen_at" = now()
	FROM "character" WHERE "character"."id" = "character_creation"."character_id" AND "character"."portrait_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "character_creation_chosen" ON "character_creation" USING btree ("chosen_at") WHERE cleared_at is null;
--> statement-breakpoint
CREATE INDEX "job_over" ON "job" USING btree ("kind","ended_at","id") WHERE ended_at is not null;
