-- Refusals that people call a mistake, and what was decided about them.
ALTER TABLE "feedback" ADD COLUMN "contest" "bytea";--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "ruling" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_ruling" CHECK (ruling in ('right', 'wrong'));
