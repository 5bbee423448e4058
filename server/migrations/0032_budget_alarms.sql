-- What an admin allowed beyond a cap for one day, and what was told of a budget on that day.
ALTER TABLE "budget_of_site" ADD COLUMN "extra" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "budget_of_site" ADD COLUMN "near_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "budget_of_site" ADD COLUMN "refused" bigint;
--> statement-breakpoint
ALTER TABLE "budget_of_site" DROP CONSTRAINT "budget_of_site_used";
--> statement-breakpoint
ALTER TABLE "budget_of_site" ADD CONSTRAINT "budget_of_site_used" CHECK (used >= 0 and extra >= 0);
