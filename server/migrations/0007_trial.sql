-- How many messages of the trial a visitor has sent.
ALTER TABLE "person" ADD COLUMN "trial_used" integer DEFAULT 0 NOT NULL;
