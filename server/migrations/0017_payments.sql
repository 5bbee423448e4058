-- Buying with money: payments, subscriptions with bills and months, and what the provider told.
CREATE TABLE "billing_customer" (
	"member_id" uuid NOT NULL,
	"site_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"live" boolean NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_customer_member_id_provider_live_pk" PRIMARY KEY("member_id","provider","live")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"member_id" uuid,
	"request_key" text,
	"provider" text NOT NULL,
	"live" boolean NOT NULL,
	"customer_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"finding" text,
	"read_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"provider_id" text,
	"package_id" text NOT NULL,
	"unit" text NOT NULL,
	"units" bigint NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"reversed" bigint DEFAULT 0 NOT NULL,
	"turns" integer DEFAULT 0 NOT NULL,
	"credited_at" timestamp (3) with time zone,
	CONSTRAINT "payment_amounts" CHECK (amount_cents > 0 and units > 0 and bonus >= 0 and reversed between 0 and units + bonus),
	CONSTRAINT "payment_state" CHECK (state in ('open', 'credited', 'cancelled')),
	CONSTRAINT "payment_credited" CHECK ((state = 'credited') = (credited_at is not null))
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"member_id" uuid,
	"request_key" text,
	"provider" text NOT NULL,
	"live" boolean NOT NULL,
	"customer_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"finding" text,
	"read_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"checkout_id" text,
	"provider_id" text,
	"plan_id" text NOT NULL,
	"months" integer NOT NULL,
	"tokens_per_month" bigint NOT NULL,
	"state" text NOT NULL,
	"ends_at_period_end" boolean DEFAULT false NOT NULL,
	"period_end" timestamp (3) with time zone,
	CONSTRAINT "subscription_amounts" CHECK (amount_cents > 0 and months > 0 and tokens_per_month > 0),
	CONSTRAINT "subscription_state" CHECK (state in ('open', 'active', 'late', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "subscription_bill" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"is_reversed" boolean DEFAULT false NOT NULL,
	"turns" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"next_grant_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_grant" (
	"subscription_id" uuid NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"bill_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscription_grant_subscription_id_period_start_pk" PRIMARY KEY("subscription_id","period_start")
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"object_id" text,
	"body_hash" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_event_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
ALTER TABLE "billing_customer" ADD CONSTRAINT "billing_customer_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_bill" ADD CONSTRAINT "subscription_bill_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_grant" ADD CONSTRAINT "subscription_grant_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_grant" ADD CONSTRAINT "subscription_grant_bill_id_subscription_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."subscription_bill"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_provider" ON "payment" USING btree ("provider","provider_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_request" ON "payment" USING btree ("site_id","member_id","request_key");
--> statement-breakpoint
CREATE INDEX "payment_check" ON "payment" USING btree ("next_check_at") WHERE next_check_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_provider" ON "subscription" USING btree ("provider","provider_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_checkout" ON "subscription" USING btree ("provider","checkout_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_request" ON "subscription" USING btree ("site_id","member_id","request_key");
--> statement-breakpoint
CREATE INDEX "subscription_check" ON "subscription" USING btree ("next_check_at") WHERE next_check_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_bill_provider" ON "subscription_bill" USING btree ("subscription_id","provider_id");
--> statement-breakpoint
CREATE INDEX "subscription_bill_due" ON "subscription_bill" USING btree ("next_grant_at") WHERE next_grant_at is not null;
--> statement-breakpoint
CREATE INDEX "webhook_event_waiting" ON "webhook_event" USING btree ("received_at") WHERE state = 'received';
