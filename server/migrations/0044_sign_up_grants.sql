-- Emails (as keyed hashes) and accounts that have had their tokens at sign-up.
CREATE TABLE "sign_up_grant" (
	"site_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sign_up_grant_site_id_mark_pk" PRIMARY KEY("site_id","mark")
);
--> statement-breakpoint
ALTER TABLE "sign_up_grant" ADD CONSTRAINT "sign_up_grant_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;
