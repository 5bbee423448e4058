-- Pictures that are ordered in a chat are messages of their own kind.
ALTER TABLE "message" DROP CONSTRAINT "message_kind_known";--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_kind_known" CHECK (kind in ('text', 'gift', 'tip', 'picture'));
