-- What others call a member; nobody has had a name so far, and visitors go without one.
ALTER TABLE "person" ADD COLUMN "name" text;
