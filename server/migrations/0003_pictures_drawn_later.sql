-- A picture may be a recipe that is drawn when somebody first asks for it; sizes are made from one original.
ALTER TABLE "asset" ADD COLUMN "recipe" jsonb;
ALTER TABLE "asset" ADD COLUMN "original" text;
ALTER TABLE "asset" ALTER COLUMN "sha256" DROP NOT NULL;
ALTER TABLE "asset" ALTER COLUMN "bytes" DROP NOT NULL;
-- Until now every size was made at once, and the hash was that of the widest: that one is the original from here on.
UPDATE "asset" SET "original" = 'assets/' || right("id"::text, 2) || '/' || "id" || '/768.webp';
ALTER TABLE "asset" ADD CONSTRAINT "asset_has_source" CHECK ("asset"."original" is not null or "asset"."recipe" is not null);
ALTER TABLE "asset" ADD CONSTRAINT "asset_original_known" CHECK (("asset"."original" is null) = ("asset"."sha256" is null) and ("asset"."original" is null) = ("asset"."bytes" is null));
