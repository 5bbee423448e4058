-- How what admins did to the catalogue is taken back.
CREATE TABLE "curation_undo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"act" text NOT NULL,
	"how" jsonb NOT NULL,
	"done_at" timestamp(3) with time zone NOT NULL,
	"undone_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE INDEX "curation_undo_done" ON "curation_undo" ("done_at");--> statement-breakpoint
CREATE TABLE "curation_undo_character" (
	"undo_id" uuid NOT NULL REFERENCES "public"."curation_undo"("id") ON DELETE CASCADE,
	"character_id" uuid NOT NULL REFERENCES "public"."character"("id") ON DELETE CASCADE,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "curation_undo_character_undo_id_character_id_pk" PRIMARY KEY("undo_id","character_id")
);
--> statement-breakpoint
CREATE INDEX "curation_undo_character_of" ON "curation_undo_character" ("character_id");
