-- The words of messages as numbers under their person's key, for search. Earlier messages are indexed by a job.
CREATE TABLE "message_words" (
  "session_id" "uuid" NOT NULL,
  "seq" integer NOT NULL,
  "person_id" "uuid" NOT NULL,
  "at" timestamp (3) with time zone NOT NULL,
  "words" integer[] NOT NULL,
  PRIMARY KEY ("session_id","seq")
);--> statement-breakpoint
ALTER TABLE "message_words" ADD CONSTRAINT "message_words_message_fkey" FOREIGN KEY ("session_id","seq") REFERENCES "message"("session_id","seq") ON DELETE CASCADE;--> statement-breakpoint
CREATE INDEX "message_words_newest" ON "message_words" ("person_id","at" DESC,"session_id" DESC,"seq" DESC);--> statement-breakpoint
CREATE INDEX "message_words_words" ON "message_words" USING gin ("words") WITH (fastupdate = off);--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "is_indexed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_session" ALTER COLUMN "is_indexed" SET DEFAULT true;--> statement-breakpoint
CREATE INDEX "chat_session_unindexed" ON "chat_session" ("id") WHERE not is_indexed;
