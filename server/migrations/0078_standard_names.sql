-- Names that the field uses: what a search finds first are keywords, and what a provider keeps for us is metadata.
ALTER TABLE "character" RENAME COLUMN "handles" TO "keywords";--> statement-breakpoint
ALTER INDEX "character_handles" RENAME TO "character_keywords";--> statement-breakpoint
UPDATE "sandbox_object" SET "kept" = ("kept" - 'marks') || jsonb_build_object('metadata', "kept" -> 'marks') WHERE "kept" ? 'marks';--> statement-breakpoint
UPDATE "flexpay_order" SET "request" = ("request" - 'marks') || jsonb_build_object('metadata', "request" -> 'marks') WHERE "request" ? 'marks';--> statement-breakpoint
UPDATE "payment" SET "finding" = 'metadata' WHERE "finding" = 'marks';--> statement-breakpoint
UPDATE "subscription" SET "finding" = 'metadata' WHERE "finding" = 'marks';
