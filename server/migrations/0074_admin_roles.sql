-- Roles of admins, and actions that wait for a second admin. The longest-standing admin of each site becomes its owner.
ALTER TABLE "person" ADD COLUMN "admin_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_admin_roles" CHECK (admin_roles <@ array['owner', 'safety']);--> statement-breakpoint
UPDATE "person" SET "admin_roles" = '{owner}' WHERE "id" IN (
	SELECT DISTINCT ON ("site_id") "id" FROM "person" WHERE "is_admin" AND "banned_at" IS NULL ORDER BY "site_id", "created_at", "id"
);--> statement-breakpoint
CREATE TABLE "approval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"act" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "approval_second_person" CHECK (state <> 'approved' or (decided_by is not null and decided_by <> requested_by))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "approval_waiting" ON "approval" USING btree ("site_id","act","subject_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "approval_subject" ON "approval" USING btree ("subject_id");
