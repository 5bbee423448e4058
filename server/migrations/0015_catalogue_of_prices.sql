-- What is sold for money and for tokens, who bought what, and the coupons that double a package once.
CREATE TABLE "currency_package" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"unit" text NOT NULL,
	"package_name" text NOT NULL,
	"internal_currency" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "currency_package_amounts" CHECK (internal_currency > 0 and price_cents > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "currency_package_name" ON "currency_package" USING btree ("site_id","package_name");--> statement-breakpoint
CREATE TABLE "plan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"name" text NOT NULL,
	"months" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"tokens_per_month" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_amounts" CHECK (months > 0 and price_cents > 0 and tokens_per_month >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "plan_name" ON "plan" USING btree ("site_id","name");--> statement-breakpoint
CREATE TABLE "store_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"tokens" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_item_kind" CHECK (kind in ('gift', 'unlock')),
	CONSTRAINT "store_item_tokens" CHECK (tokens > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "store_item_name" ON "store_item" USING btree ("site_id","name");--> statement-breakpoint
CREATE TABLE "purchase" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"account_id" uuid NOT NULL REFERENCES "public"."ledger_account"("id"),
	"store_item_id" uuid REFERENCES "public"."store_item"("id"),
	"character_id" uuid,
	"image_id" uuid,
	"signature" text,
	"tokens" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "purchase_tokens" CHECK (tokens > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_image" ON "purchase" USING btree ("account_id","image_id") WHERE image_id is not null;--> statement-breakpoint
CREATE TABLE "coupon_claim" (
	"account_id" uuid NOT NULL REFERENCES "public"."ledger_account"("id"),
	"coupon" text NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" text,
	CONSTRAINT "coupon_claim_account_id_coupon_pk" PRIMARY KEY("account_id","coupon"),
	CONSTRAINT "coupon_claim_coupon" CHECK (coupon in ('double_credit', 'double_messages')),
	CONSTRAINT "coupon_claim_used" CHECK ((used_at is null) = (used_by is null))
);
