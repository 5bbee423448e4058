-- What of a purchase was refunded, apart from disputes, so that each refund is told once; and when it was first disputed.
ALTER TABLE "payment" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "disputed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "subscription_bill" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscription_bill" ADD COLUMN "disputed_at" timestamp (3) with time zone;
--> statement-breakpoint
-- Of refunds before this only that there was one is known: none of them is told again.
UPDATE "payment" SET "refunded_cents" = "amount_cents" WHERE "reversed" > 0;
--> statement-breakpoint
UPDATE "subscription_bill" SET "refunded_cents" = "returned_cents";
--> statement-breakpoint
UPDATE "payment" SET "disputed_at" = d."at" FROM (
	SELECT "reference_id", min("created_at") AS "at" FROM "reversal"
	WHERE "reason" = 'dispute' AND "reference_type" = 'payment' GROUP BY "reference_id"
) d WHERE d."reference_id" = "payment"."id"::text;
--> statement-breakpoint
UPDATE "subscription_bill" SET "disputed_at" = d."at" FROM (
	SELECT "reference_id", min("created_at") AS "at" FROM "reversal"
	WHERE "reason" = 'dispute' AND "reference_type" = 'bill' GROUP BY "reference_id"
) d WHERE d."reference_id" = "subscription_bill"."id"::text;
--> statement-breakpoint
CREATE INDEX "payment_disputed" ON "payment" USING btree ("disputed_at") WHERE disputed_at is not null;
--> statement-breakpoint
CREATE INDEX "subscription_bill_disputed" ON "subscription_bill" USING btree ("disputed_at") WHERE disputed_at is not null;
