-- The parameters that affiliates' links bring, and how reports to the network went.
CREATE TABLE "affiliate_landing" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"parameters" jsonb NOT NULL,
	"landed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affiliate_landing" ADD CONSTRAINT "affiliate_landing_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion" ADD COLUMN "parameters" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "conversion" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversion" ADD COLUMN "tried_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversion" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "conversion" ADD COLUMN "dropped_because" text;--> statement-breakpoint
CREATE INDEX "conversion_listed" ON "conversion" USING btree ("site_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
