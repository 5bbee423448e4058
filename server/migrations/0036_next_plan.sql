-- Another plan after the running one: what follows, who speaks with the provider about it, and the terms of each bill.
ALTER TABLE "subscription" ADD COLUMN "next_plan" jsonb;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscription_bill" ADD COLUMN "amount_cents" integer;--> statement-breakpoint
ALTER TABLE "subscription_bill" ADD COLUMN "tokens_per_month" bigint;--> statement-breakpoint
UPDATE "subscription_bill" bill SET "amount_cents" = of."amount_cents", "tokens_per_month" = of."tokens_per_month"
	FROM "subscription" of WHERE of."id" = bill."subscription_id";--> statement-breakpoint
ALTER TABLE "subscription_bill" ALTER COLUMN "amount_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_bill" ALTER COLUMN "tokens_per_month" SET NOT NULL;
