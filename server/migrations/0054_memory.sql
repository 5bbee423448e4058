-- What a character remembers: facts with the message they come from, and a summary of each chat, all sealed.
ALTER TABLE "chat_session" ADD COLUMN "memory_preset" "text" DEFAULT 'balanced' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "memory_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "memory_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "summary" "bytea";--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "summary_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "is_forgotten" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE "memory_fact" (
  "id" "uuid" PRIMARY KEY,
  "session_id" "uuid" NOT NULL,
  "seq" integer,
  "content" "bytea" NOT NULL,
  "is_pinned" boolean NOT NULL,
  "told_at" timestamp (3) with time zone NOT NULL,
  "created_at" timestamp (3) with time zone NOT NULL,
  "superseded_by" "uuid"
);--> statement-breakpoint
ALTER TABLE "memory_fact" ADD CONSTRAINT "memory_fact_session_id_chat_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "chat_session"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "memory_fact" ADD CONSTRAINT "memory_fact_superseded_by_memory_fact_id_fkey" FOREIGN KEY ("superseded_by") REFERENCES "memory_fact"("id") ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX "memory_fact_session" ON "memory_fact" ("session_id","seq");--> statement-breakpoint
CREATE INDEX "memory_fact_superseded" ON "memory_fact" ("superseded_by");
