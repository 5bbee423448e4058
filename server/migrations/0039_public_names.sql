-- What others call a member is the name that was last approved, or the neutral one until then.
ALTER TABLE "person" ADD COLUMN "public_name" text;
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "name_asked_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "refused_name" text;
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "name_reason" text;
--> statement-breakpoint
-- Nobody has looked at the names that members chose so far; those of a demo world are the operator's own.
UPDATE "person" SET "public_name" = CASE
  WHEN "name" IS NULL THEN NULL
  WHEN "issuer" = 'demo' OR "name" ~ '^User_[0-9a-f]{8,10}$' THEN "name"
  ELSE 'User_' || substr(encode(sha256(convert_to("id"::text, 'UTF8')), 'hex'), 1, 10)
END WHERE "kind" = 'member';
--> statement-breakpoint
UPDATE "person" SET "name_asked_at" = now() WHERE "kind" = 'member' AND "id" IN (
  SELECT "owner_id" FROM "character" WHERE "visibility" IN ('public', 'pending_review') AND "owner_id" IS NOT NULL
);
--> statement-breakpoint
CREATE INDEX "person_name_waits" ON "person" USING btree ("site_id","name_asked_at") WHERE name_asked_at is not null and name is distinct from public_name and name is distinct from refused_name;
--> statement-breakpoint
-- A card names its maker as others do.
DROP TRIGGER person_renamed ON "person";
--> statement-breakpoint
CREATE TRIGGER person_renamed AFTER UPDATE ON "person" FOR EACH ROW
  WHEN (OLD.public_name IS DISTINCT FROM NEW.public_name) EXECUTE FUNCTION maker_renamed();
