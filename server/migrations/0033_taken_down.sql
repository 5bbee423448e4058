-- Messages and names that were taken down after a report: out of sight, and kept to be put back.

ALTER TABLE "message" ADD COLUMN "removed_reason" text;
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "withheld_name" text;
--> statement-breakpoint
-- Why a review had said no before something else hid the character.
ALTER TABLE "character" ADD COLUMN "held_reason" text;
--> statement-breakpoint
-- The version that was public with the picture; null where it was not, so that putting it back is an edit.
ALTER TABLE "character_withheld" ADD COLUMN "from_version" integer;
