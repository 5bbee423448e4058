-- Jobs are found by the name of the character that they make.
CREATE INDEX "character_creation_named" ON "character_creation" USING btree ("site_id",lower("content" ->> 'name') text_pattern_ops);
