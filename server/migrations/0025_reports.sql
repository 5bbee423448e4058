-- Reports and removals; what they hide is held, whatever else is true of it.
ALTER TABLE "asset" ADD COLUMN "holds" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "asset_sha256" ON "asset" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "asset_held" ON "asset" USING gin ("holds") WHERE holds <> '{}';--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "holds" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "held_from" text;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "held_version" integer;--> statement-breakpoint
ALTER TABLE "character" ADD CONSTRAINT "character_held_is_hidden" CHECK ("character"."holds" = '{}' or "character"."visibility" in ('private', 'rejected'));--> statement-breakpoint
CREATE INDEX "character_held" ON "character" USING gin ("holds") WHERE holds <> '{}';--> statement-breakpoint
CREATE TABLE "character_withheld" (
	"character_id" uuid NOT NULL REFERENCES "public"."character"("id") ON DELETE cascade,
	"asset_id" uuid NOT NULL,
	"place" text NOT NULL,
	"position" integer NOT NULL,
	"preview" text NOT NULL,
	CONSTRAINT "character_withheld_character_id_asset_id_place_pk" PRIMARY KEY("character_id","asset_id","place")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid,
	"subject_seq" integer,
	"subject_key" text NOT NULL,
	"character_id" uuid,
	"creator_id" uuid,
	"reporter_id" uuid,
	"reporter_key" text NOT NULL,
	"source_key" text NOT NULL,
	"text" bytea,
	"evidence" bytea,
	"contact" bytea,
	"state" text NOT NULL,
	"hides" boolean NOT NULL,
	"is_asked" boolean NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"alarmed_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decision_reason" text,
	"stripped_at" timestamp (3) with time zone,
	CONSTRAINT "report_decided" CHECK ((state = 'open') = (decided_at is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "report_number" ON "report" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "report_once" ON "report" USING btree ("site_id","reporter_key","subject_key") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "report_due" ON "report" USING btree ("site_id","state","due_at","id");--> statement-breakpoint
CREATE INDEX "report_subject" ON "report" USING btree ("site_id","subject_key");--> statement-breakpoint
CREATE INDEX "report_source" ON "report" USING btree ("site_id","source_key");--> statement-breakpoint
CREATE INDEX "report_reporter" ON "report" USING btree ("site_id","reporter_key");--> statement-breakpoint
CREATE INDEX "report_alarm" ON "report" USING btree ("due_at") WHERE state = 'open' and alarmed_at is null;--> statement-breakpoint
CREATE INDEX "report_kept" ON "report" USING btree ("decided_at") WHERE stripped_at is null;--> statement-breakpoint
CREATE TABLE "report_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL REFERENCES "public"."report"("id") ON DELETE cascade,
	"kind" text NOT NULL,
	"author_id" uuid,
	"text" bytea NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "report_note_report" ON "report_note" USING btree ("report_id","id");
