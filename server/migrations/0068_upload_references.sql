-- Uploads that a picture follows, with the statement of rights that their sender made for it.
ALTER TABLE "studio_job" ADD COLUMN "upload_id" uuid;--> statement-breakpoint
ALTER TABLE "studio_job" ADD COLUMN "rights_version" text;--> statement-breakpoint
ALTER TABLE "studio_job" ADD COLUMN "rights_stated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "studio_job" ADD CONSTRAINT "studio_job_rights" CHECK ((upload_id is null) = (rights_version is null) and (upload_id is null) = (rights_stated_at is null));
