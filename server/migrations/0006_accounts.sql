-- Accounts: what is known of a member, the devices that are signed in, sign-ups on their way, tokens for one use.
ALTER TABLE "person" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "telegram_id" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "is_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "marketing_given" boolean;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "marketing_version" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "marketing_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "deletion_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "banned_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "person_email" ON "person" USING btree ("site_id","email") WHERE email is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "person_telegram" ON "person" USING btree ("site_id","telegram_id") WHERE telegram_id is not null;--> statement-breakpoint
CREATE INDEX "person_banned" ON "person" USING btree ("banned_at") WHERE banned_at is not null;--> statement-breakpoint
CREATE INDEX "person_admin" ON "person" USING btree ("site_id") WHERE is_admin;--> statement-breakpoint
CREATE TABLE "sign_in" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"person_id" uuid NOT NULL REFERENCES "public"."person"("id") ON DELETE cascade,
	"claim" text NOT NULL,
	"method" text NOT NULL,
	"device_name" text NOT NULL,
	"network" text NOT NULL,
	"tokens" "bytea",
	"tokens_generation" integer NOT NULL,
	"generation" integer NOT NULL,
	"rotated_at" timestamp (3) with time zone NOT NULL,
	"proven_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_claim" ON "sign_in" USING btree ("person_id","claim");--> statement-breakpoint
CREATE INDEX "sign_in_ended" ON "sign_in" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "sign_in_seen" ON "sign_in" USING btree ("seen_at");--> statement-breakpoint
CREATE TABLE "sign_up" (
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"sub" text NOT NULL,
	"visitor_id" uuid REFERENCES "public"."person"("id") ON DELETE set null,
	"marketing_given" boolean NOT NULL,
	"marketing_version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_up_site_id_sub_pk" PRIMARY KEY("site_id","sub")
);
--> statement-breakpoint
CREATE INDEX "sign_up_visitor" ON "sign_up" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "sign_up_created" ON "sign_up" USING btree ("created_at");--> statement-breakpoint
CREATE TABLE "one_time_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"purpose" text NOT NULL,
	"person_id" uuid REFERENCES "public"."person"("id") ON DELETE cascade,
	"telegram_id" text,
	"bot_username" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "one_time_token_expires" ON "one_time_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_token_person" ON "one_time_token" USING btree ("person_id");
