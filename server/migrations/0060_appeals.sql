-- Appeals of members against rejections of their characters, one for each version.
CREATE TABLE "character_appeal" (
	"character_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"earlier_reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "character_appeal_character_id_version_pk" PRIMARY KEY("character_id","version")
);
--> statement-breakpoint
ALTER TABLE "character_appeal" ADD CONSTRAINT "character_appeal_character_id_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "appealed_version" integer;
