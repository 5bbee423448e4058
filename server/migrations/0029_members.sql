-- Members in the order in which admins walk along them, without the visitors between.
CREATE INDEX "person_member" ON "person" USING btree ("site_id","id" DESC NULLS LAST) WHERE kind = 'member';
