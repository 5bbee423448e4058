-- A bill's money goes back in parts, too, and takes the same share of its months along; what expired is not owed.
ALTER TABLE "subscription_bill" ADD COLUMN "returned_cents" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscription_bill" ADD COLUMN "granted" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscription_bill" ADD COLUMN "reversed" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscription_bill" ADD COLUMN "lapsed" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "subscription_bill" b SET
	"granted" = s.tokens_per_month * (SELECT count(*) FROM "subscription_grant" g WHERE g.bill_id = b.id),
	"returned_cents" = CASE WHEN b.is_reversed THEN s.amount_cents ELSE 0 END
FROM "subscription" s WHERE s.id = b.subscription_id;
--> statement-breakpoint
UPDATE "subscription_bill" SET "reversed" = "granted" WHERE "is_reversed";
--> statement-breakpoint
ALTER TABLE "subscription_bill" DROP COLUMN "is_reversed";
--> statement-breakpoint
ALTER TABLE "subscription_bill" ADD CONSTRAINT "subscription_bill_amounts" CHECK (returned_cents >= 0 and reversed between 0 and granted and lapsed between 0 and reversed);
--> statement-breakpoint
ALTER TABLE "reversal" ADD COLUMN "lapsed" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "reversal" DROP CONSTRAINT "reversal_amounts";
--> statement-breakpoint
ALTER TABLE "reversal" ADD CONSTRAINT "reversal_amounts" CHECK (taken >= 0 and lapsed >= 0 and owed >= 0 and open >= 0 and open <= owed);
--> statement-breakpoint
CREATE INDEX "ledger_txn_expired" ON "ledger_txn" USING btree ("account_id") WHERE kind = 'expire';
