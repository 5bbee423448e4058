-- Chats can be named, pinned and archived by their person.
ALTER TABLE "chat_session" ADD COLUMN "title" "bytea";--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "pinned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "archived_at" timestamp (3) with time zone;
