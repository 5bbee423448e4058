-- What readings of a message by a judge raised, by rule id, and no judge cleared.
ALTER TABLE "message" ADD COLUMN "raised" text[] DEFAULT '{}' NOT NULL;
