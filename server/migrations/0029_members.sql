CREATE INDEX "person_member" ON "person" USING btree ("site_id","id" DESC NULLS LAST) WHERE kind = 'member';
