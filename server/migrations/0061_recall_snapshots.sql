-- The words of long chats in one sealed piece each, so that recall has them with one read. A missing one is made again.
CREATE TABLE "recall_snapshot" (
  "session_id" "uuid" PRIMARY KEY,
  "up_to" integer NOT NULL,
  "content" "bytea" NOT NULL
);--> statement-breakpoint
ALTER TABLE "recall_snapshot" ADD CONSTRAINT "recall_snapshot_session_id_chat_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "chat_session"("id") ON DELETE CASCADE;
