-- Why an admin did not approve sharing a picture, for its owner.
ALTER TABLE "studio_picture" ADD COLUMN "refusal" text;
