-- How often a visitor had a reply of the trial written again or go on.
ALTER TABLE "person" ADD COLUMN "trial_again" integer DEFAULT 0 NOT NULL;
