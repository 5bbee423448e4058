-- Every word of a member on the terms, the privacy policy and marketing, with its version and moment.
CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"given" boolean NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consent_kind" CHECK (kind in ('terms', 'privacy', 'marketing'))
);
--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_person" ON "consent" USING btree ("person_id","kind","given_at");--> statement-breakpoint
INSERT INTO "consent" SELECT gen_random_uuid(), "id", 'marketing', "marketing_version", "marketing_given", "marketing_at" FROM "person"
	WHERE "marketing_given" IS NOT NULL AND "marketing_version" IS NOT NULL AND "marketing_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_up" ADD COLUMN "policy_version" text;--> statement-breakpoint
-- Marketing always has a checkbox of its own now.
UPDATE "site" SET "record" = "record" - 'separate_marketing_consent';
