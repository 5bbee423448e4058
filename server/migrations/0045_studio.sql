-- Pictures and clips that members make: the request of each job, and what was made.
CREATE TABLE "studio_job" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"character_id" uuid NOT NULL,
	"character_name" text NOT NULL,
	"character_slug" text NOT NULL,
	"gender" text NOT NULL,
	"kind" text NOT NULL,
	"prompt" bytea NOT NULL,
	"shape" text NOT NULL,
	"identity" jsonb NOT NULL,
	"scene" jsonb NOT NULL,
	"reference_id" uuid,
	"source_image_id" uuid,
	"origin" text NOT NULL,
	"dismissed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "studio_job_kind" CHECK (kind in ('image', 'video')),
	CONSTRAINT "studio_job_origin" CHECK (origin in ('studio', 'chat'))
);
--> statement-breakpoint
CREATE TABLE "studio_picture" (
	"asset_id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"character_id" uuid NOT NULL,
	"character_name" text NOT NULL,
	"character_slug" text NOT NULL,
	"gender" text NOT NULL,
	"job_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"prompt" bytea NOT NULL,
	"prompt_hash" text NOT NULL,
	"provider" text NOT NULL,
	"seed" integer NOT NULL,
	"shared" text NOT NULL,
	"shared_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "studio_picture_kind" CHECK (kind in ('image', 'video')),
	CONSTRAINT "studio_picture_origin" CHECK (origin in ('studio', 'chat')),
	CONSTRAINT "studio_picture_shared" CHECK (shared in ('no', 'waiting', 'yes', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "studio_job" ADD CONSTRAINT "studio_job_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_job" ADD CONSTRAINT "studio_job_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_job" ADD CONSTRAINT "studio_job_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_picture" ADD CONSTRAINT "studio_picture_asset_id_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."asset"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_picture" ADD CONSTRAINT "studio_picture_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_picture" ADD CONSTRAINT "studio_picture_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_job_owner" ON "studio_job" USING btree ("site_id","owner_id","job_id");--> statement-breakpoint
CREATE INDEX "studio_picture_owner" ON "studio_picture" USING btree ("site_id","owner_id","asset_id");--> statement-breakpoint
CREATE INDEX "studio_picture_of_job" ON "studio_picture" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "studio_picture_shared" ON "studio_picture" USING btree ("site_id","shared","asset_id") WHERE shared <> 'no';--> statement-breakpoint
CREATE INDEX "studio_picture_deleted" ON "studio_picture" USING btree ("deleted_at") WHERE deleted_at is not null;
