-- What happened on each day, counted once so that nobody counts it at every look, and the indexes to count one day by.
CREATE TABLE "figure_day" (
	"site_id" uuid NOT NULL,
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "figure_day_site_id_day_figure_pk" PRIMARY KEY("site_id","day","figure")
);
--> statement-breakpoint
CREATE TABLE "counted_day" (
	"day" date PRIMARY KEY NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "figure_day" ADD CONSTRAINT "figure_day_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "figure_day_day" ON "figure_day" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "person_joined" ON "person" USING btree ("created_at") WHERE kind = 'member';
--> statement-breakpoint
CREATE INDEX "job_ended_at" ON "job" USING btree ("ended_at") WHERE ended_at is not null;
--> statement-breakpoint
CREATE INDEX "payment_credited_at" ON "payment" USING btree ("credited_at") WHERE credited_at is not null;
--> statement-breakpoint
CREATE INDEX "payment_to_check" ON "payment" USING btree ("site_id","created_at") WHERE finding is not null;
--> statement-breakpoint
CREATE INDEX "subscription_to_check" ON "subscription" USING btree ("site_id","created_at") WHERE finding is not null;
--> statement-breakpoint
CREATE INDEX "subscription_bill_created" ON "subscription_bill" USING btree ("created_at");
--> statement-breakpoint
-- The ledger only grows, in the order of time: a few bytes for every hundred pages are enough to find a day.
CREATE INDEX "ledger_txn_created" ON "ledger_txn" USING brin ("created_at");
--> statement-breakpoint
CREATE INDEX "hold_captured" ON "hold" USING btree ("closed_at") WHERE state = 'captured';
--> statement-breakpoint
CREATE INDEX "reversal_created" ON "reversal" USING btree ("created_at");
--> statement-breakpoint
ALTER TABLE "reversal" ADD COLUMN "reason" text;
--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "ended_at" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "subscription" SET "ended_at" = coalesce(least("period_end", "read_at"), "read_at", "created_at") WHERE "state" = 'ended' AND "provider_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "subscription_ended_at" ON "subscription" USING btree ("ended_at") WHERE ended_at is not null;
