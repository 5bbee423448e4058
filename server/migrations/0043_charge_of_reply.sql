-- What a reply was charged to is a part of its row, written and settled in the same transactions.
ALTER TABLE "reply" ADD COLUMN "part" text;--> statement-breakpoint
ALTER TABLE "reply" ADD COLUMN "paid_by" text;--> statement-breakpoint
ALTER TABLE "reply" ADD COLUMN "takeovers" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "reply" r SET "part" = c."part", "paid_by" = c."source" FROM "message_charge" c WHERE c."reply_id" = r."id" AND r."state" = 'running';--> statement-breakpoint
UPDATE "reply" r SET "part" = CASE WHEN r."variant" = 0 THEN 'message' ELSE 'again' END, "paid_by" = 'trial'
FROM "chat_session" s JOIN "person" p ON p."id" = s."person_id"
WHERE s."id" = r."session_id" AND p."kind" = 'visitor' AND r."state" = 'running';--> statement-breakpoint
-- Charges of replies that never came to be, or that failed, go back; credits are held by the wallet, which releases them by itself.
UPDATE "message_day" d SET
	"messages" = greatest(d."messages" - c."messages", 0),
	"again" = greatest(d."again" - c."again", 0)
FROM (
	SELECT c."member_id", c."day", count(*) FILTER (WHERE c."part" = 'message')::int AS "messages", count(*) FILTER (WHERE c."part" = 'again')::int AS "again"
	FROM "message_charge" c LEFT JOIN "reply" r ON r."id" = c."reply_id"
	WHERE c."source" = 'day' AND (r."id" IS NULL OR r."state" IN ('failed', 'retracted'))
	GROUP BY c."member_id", c."day"
) c
WHERE d."member_id" = c."member_id" AND d."day" = c."day";--> statement-breakpoint
DROP TABLE "message_charge";
