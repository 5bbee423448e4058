-- Mails that have not gone out yet: sealed, and gone as soon as a mail server has taken them or nobody needs them any more.
CREATE TABLE "outgoing_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"topic" text,
	"mail" "bytea" NOT NULL,
	"is_blank" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"claimed_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "outgoing_mail_topic" ON "outgoing_mail" USING btree ("topic");--> statement-breakpoint
CREATE INDEX "outgoing_mail_expires" ON "outgoing_mail" USING btree ("expires_at");
