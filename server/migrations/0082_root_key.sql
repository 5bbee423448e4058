-- The root key, wrapped by the key in DATA_KEY. In a database that has data, that key has been the root key so far.
CREATE TABLE "root_key" ("key_id" text PRIMARY KEY NOT NULL, "wrapped" bytea, "created_at" timestamp (3) with time zone NOT NULL);--> statement-breakpoint
INSERT INTO "root_key" ("key_id", "created_at") SELECT 'first', now() WHERE EXISTS (SELECT FROM "site");
