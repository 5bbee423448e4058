-- Vectors of messages, sealed, for recall by meaning. They exist only with embeddings.
CREATE TABLE "message_vector" (
  "session_id" "uuid" NOT NULL,
  "seq" integer NOT NULL,
  "model" "text" NOT NULL,
  "content" "bytea" NOT NULL,
  PRIMARY KEY ("session_id","seq")
);--> statement-breakpoint
ALTER TABLE "message_vector" ADD CONSTRAINT "message_vector_message_fkey" FOREIGN KEY ("session_id","seq") REFERENCES "message"("session_id","seq") ON DELETE CASCADE;
