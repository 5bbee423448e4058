-- What people tell the operator, and the answers.
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"text" "bytea" NOT NULL,
	"email" "bytea",
	"path" text NOT NULL,
	"failure" text NOT NULL,
	"state" text NOT NULL,
	"answer" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "feedback_state" CHECK (state in ('open', 'answered', 'closed')),
	CONSTRAINT "feedback_ended" CHECK ((state = 'open') = (ended_at is null))
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_by_state" ON "feedback" USING btree ("site_id","state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feedback_person" ON "feedback" USING btree ("person_id");
