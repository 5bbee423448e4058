-- A coupon is had once per card, too, however many accounts pay with it; cards are known by a keyed hash only.

ALTER TABLE "coupon_claim" ADD COLUMN "is_refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_claim" ADD CONSTRAINT "coupon_claim_refused" CHECK (not is_refused or used_at is not null);--> statement-breakpoint
CREATE TABLE "account_card" (
	"account_id" uuid NOT NULL REFERENCES "public"."ledger_account"("id"),
	"card" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_card_account_id_card_pk" PRIMARY KEY("account_id","card")
);
--> statement-breakpoint
CREATE TABLE "coupon_card" (
	"card" text NOT NULL,
	"coupon" text NOT NULL,
	"account_id" uuid REFERENCES "public"."ledger_account"("id"),
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_card_card_coupon_pk" PRIMARY KEY("card","coupon"),
	CONSTRAINT "coupon_card_coupon" CHECK (coupon in ('double_credit', 'double_messages'))
);
--> statement-breakpoint
CREATE INDEX "coupon_card_account" ON "coupon_card" USING btree ("account_id");
