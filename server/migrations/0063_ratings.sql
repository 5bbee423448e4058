-- What people think of replies.
ALTER TABLE "message_variant" ADD COLUMN "rating" "text";--> statement-breakpoint
CREATE INDEX "message_variant_rated" ON "message_variant" ("created_at") WHERE rating is not null;
