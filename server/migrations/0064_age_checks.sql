-- The last age check of a member: outcome, method and time, and nothing else of what the provider knows.
CREATE TABLE "age_check" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"method" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "age_check_outcome" CHECK (outcome in ('adult', 'not_adult', 'revoked', 'said_minor'))
);
--> statement-breakpoint
ALTER TABLE "age_check" ADD CONSTRAINT "age_check_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
