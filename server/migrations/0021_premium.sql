-- The special offer of one account's own, the plan's price that goes with it, and one open checkout of a plan at a time.
ALTER TABLE "plan" ADD COLUMN "offer_price_cents" integer;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_offer_price" CHECK (offer_price_cents > 0 and offer_price_cents < price_cents);--> statement-breakpoint
CREATE UNIQUE INDEX "plan_offer" ON "plan" USING btree ("site_id") WHERE offer_price_cents is not null and is_active;--> statement-breakpoint
CREATE TABLE "special_offer" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
UPDATE "subscription" older SET "state" = 'ended' FROM "subscription" newer
	WHERE older."state" = 'open' AND newer."state" = 'open' AND older."site_id" = newer."site_id"
	AND older."member_id" = newer."member_id" AND older."id" < newer."id";--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_open" ON "subscription" USING btree ("site_id","member_id") WHERE state = 'open';
