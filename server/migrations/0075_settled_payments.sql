-- When an admin marked a payment, or a bill of a plan, as paid out by the provider.
ALTER TABLE "payment" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "settled_by" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_settled" CHECK ((settled_at is null) = (settled_by is null) and (settled_at is null or state = 'credited'));--> statement-breakpoint
ALTER TABLE "subscription_bill" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscription_bill" ADD COLUMN "settled_by" uuid;--> statement-breakpoint
ALTER TABLE "subscription_bill" ADD CONSTRAINT "subscription_bill_settled" CHECK ((settled_at is null) = (settled_by is null));
