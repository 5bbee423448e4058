-- Pictures that a list of known illegal imagery named: sealed, shown to no one, kept for as long as the law asks.
CREATE TABLE "quarantined_picture" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"list" text NOT NULL,
	"reference" text NOT NULL,
	"content" "bytea" NOT NULL,
	"details" "bytea" NOT NULL,
	"matched_at" timestamp (3) with time zone NOT NULL,
	"delete_after" timestamp (3) with time zone NOT NULL,
	"reported_at" timestamp (3) with time zone,
	"report_number" text
);
--> statement-breakpoint
CREATE INDEX "quarantined_picture_due" ON "quarantined_picture" USING btree ("delete_after");
