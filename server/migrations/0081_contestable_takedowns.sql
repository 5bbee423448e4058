-- The reference of the report that took a character down, with which its owner contests the decision.
ALTER TABLE "character" ADD COLUMN "held_report" text;--> statement-breakpoint
UPDATE "character" SET "held_report" = left("report"."number", 12) FROM "report" WHERE "character"."holds" <> '{}' AND "report"."id" = ANY("character"."holds") AND "report"."state" = 'upheld';
