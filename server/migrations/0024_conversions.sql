-- Purchases that the site's affiliate network is told of. The buyer's address is not kept here: it is read when it is told.
CREATE TABLE "conversion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"member_id" uuid,
	"kind" text NOT NULL,
	"purchase_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"live" boolean NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "conversion_state" CHECK (state in ('waiting', 'told', 'dropped') and (state = 'waiting') = (closed_at is null)),
	CONSTRAINT "conversion_kind" CHECK (kind in ('package', 'plan'))
);
--> statement-breakpoint
ALTER TABLE "conversion" ADD CONSTRAINT "conversion_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "conversion_purchase" ON "conversion" USING btree ("kind","purchase_id");
--> statement-breakpoint
CREATE INDEX "conversion_member" ON "conversion" USING btree ("member_id");
--> statement-breakpoint
CREATE INDEX "conversion_created" ON "conversion" USING btree ("created_at");
