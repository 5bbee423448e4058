-- How many pictures of an order the check of the results blocked, for its owner.
ALTER TABLE "studio_job" ADD COLUMN "blocked" integer DEFAULT 0 NOT NULL;
