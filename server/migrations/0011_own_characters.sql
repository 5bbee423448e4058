-- Own characters: versions with what a review said of each, cards as they came, drafts that wait for an age, deletion
-- that can be taken back; pictures of members that everybody may see.
ALTER TABLE "character" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "review_reason" text;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "deleted_from" text;--> statement-breakpoint
ALTER TABLE "character" ADD CONSTRAINT "character_deleted_is_hidden" CHECK ("character"."deleted_at" is null or "character"."visibility" = 'private');--> statement-breakpoint
CREATE INDEX "character_deleted" ON "character" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE "character_version" (
	"character_id" uuid NOT NULL REFERENCES "public"."character"("id") ON DELETE cascade,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"portrait_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	CONSTRAINT "character_version_character_id_version_pk" PRIMARY KEY("character_id","version")
);
--> statement-breakpoint
CREATE TABLE "character_origin" (
	"character_id" uuid PRIMARY KEY NOT NULL REFERENCES "public"."character"("id") ON DELETE cascade,
	"card" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "character_draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"owner_id" uuid NOT NULL REFERENCES "public"."person"("id"),
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"card" jsonb NOT NULL,
	"portrait_id" uuid,
	"portrait_preview" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "character_draft_owner" ON "character_draft" USING btree ("site_id","owner_id");
