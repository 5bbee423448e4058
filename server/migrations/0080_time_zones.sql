-- One time zone of a person, for notifications and everything else that counts their days.
ALTER TABLE "person" ADD COLUMN "time_zone" text;--> statement-breakpoint
UPDATE "person" SET "time_zone" = "notification_settings"."time_zone" FROM "notification_settings" WHERE "notification_settings"."person_id" = "person"."id";--> statement-breakpoint
ALTER TABLE "notification_settings" DROP COLUMN "time_zone";
