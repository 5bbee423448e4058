-- The root key, wrapped by the data key. In a database that has data, the data key has been the root key so far.
CREATE TABLE "root_key" ("data_key" text PRIMARY KEY NOT NULL, "wrapped" bytea, "created_at" timestamp (3) with time zone NOT NULL);--> statement-breakpoint
INSERT INTO "root_key" ("data_key", "created_at") SELECT 'first', now() WHERE EXISTS (SELECT FROM "site");
