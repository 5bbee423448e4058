-- Fingerprints of made pictures, to recognize them after they were encoded again. Pictures from before have none.
ALTER TABLE "asset" ADD COLUMN "fingerprint" integer[];--> statement-breakpoint
CREATE INDEX "asset_fingerprint" ON "asset" USING gin ("fingerprint") WHERE fingerprint is not null;
