-- Who waits for a review, the longest waiting first.
CREATE INDEX "character_in_review" ON "character" USING btree ("site_id","updated_at","id") WHERE visibility = 'pending_review';
