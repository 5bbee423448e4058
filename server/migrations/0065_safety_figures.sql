-- Crisis cards by site and day, without a person, and how many texts each moderation rule refused.
CREATE TABLE "crisis_card_day" (
	"site_id" uuid NOT NULL,
	"day" date NOT NULL,
	"cards" integer NOT NULL,
	CONSTRAINT "crisis_card_day_site_id_day_pk" PRIMARY KEY("site_id","day")
);
--> statement-breakpoint
ALTER TABLE "crisis_card_day" ADD CONSTRAINT "crisis_card_day_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "crisis_card_day" SELECT s."site_id", (m."message_send_at" at time zone 'UTC')::date, count(*) FROM "message" m JOIN "chat_session" s ON s."id" = m."session_id" WHERE m."notice" = 'crisis' GROUP BY 1, 2;--> statement-breakpoint
ALTER TABLE "suspicion_day" ADD COLUMN "refused" integer DEFAULT 0 NOT NULL;
