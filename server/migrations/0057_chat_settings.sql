-- How the replies of a chat are written, and personas: who a member is in their chats, sealed.
CREATE TABLE "persona" (
  "id" "uuid" PRIMARY KEY,
  "person_id" "uuid" NOT NULL,
  "content" "bytea" NOT NULL,
  "is_default" boolean NOT NULL,
  "created_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "persona" ADD CONSTRAINT "persona_person_id_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE INDEX "persona_person" ON "persona" ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "persona_default" ON "persona" ("person_id") WHERE is_default;--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "reply_length" "text" DEFAULT 'medium' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "reply_style" "text" DEFAULT 'balanced' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "reply_language" "text";--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "persona_id" "uuid";--> statement-breakpoint
ALTER TABLE "chat_session" ADD CONSTRAINT "chat_session_persona_id_persona_id_fkey" FOREIGN KEY ("persona_id") REFERENCES "persona"("id") ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX "chat_session_persona" ON "chat_session" ("persona_id") WHERE persona_id is not null;
