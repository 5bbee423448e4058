-- Paid jobs, and what characters are made from.
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"input" jsonb NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"price" integer NOT NULL,
	"hold_key" text NOT NULL,
	"is_premium" boolean NOT NULL,
	"rank_at" timestamp (3) with time zone NOT NULL,
	"run_after" timestamp (3) with time zone NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"task_id" text,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"reason" text,
	"retryable" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "job_state" CHECK (state in ('queued', 'running', 'succeeded', 'failed', 'blocked', 'cancelled', 'dead')),
	CONSTRAINT "job_leased_while_running" CHECK ((state = 'running') = (lease_until is not null) and (state = 'running') = (lease_owner is not null)),
	CONSTRAINT "job_ended" CHECK ((state in ('queued', 'running')) = (ended_at is null)),
	CONSTRAINT "job_reason" CHECK ((state in ('queued', 'running', 'succeeded')) = (reason is null)),
	CONSTRAINT "job_counts" CHECK (price > 0 and attempt >= tries and tries >= 0 and total > 0),
	CONSTRAINT "job_progress" CHECK (done between 0 and total)
);
--> statement-breakpoint
CREATE TABLE "character_creation" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"traits" jsonb NOT NULL,
	"seed" integer NOT NULL,
	"character_id" uuid,
	"picture_ids" uuid[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"dismissed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "character_creation" ADD CONSTRAINT "character_creation_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "character_creation" ADD CONSTRAINT "character_creation_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "character_creation" ADD CONSTRAINT "character_creation_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "character_creation" ADD CONSTRAINT "character_creation_character_id_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "job_hold" ON "job" USING btree ("hold_key");
--> statement-breakpoint
CREATE INDEX "job_waiting" ON "job" USING btree ("kind","rank_at","id") WHERE state = 'queued';
--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("deadline") WHERE state = 'queued';
--> statement-breakpoint
CREATE INDEX "job_leased" ON "job" USING btree ("lease_until") WHERE state = 'running';
--> statement-breakpoint
CREATE INDEX "job_live" ON "job" USING btree ("owner_id","kind") WHERE state in ('queued', 'running');
--> statement-breakpoint
CREATE INDEX "job_owner" ON "job" USING btree ("site_id","owner_id","id");
--> statement-breakpoint
CREATE INDEX "job_newest" ON "job" USING btree ("site_id","id");
--> statement-breakpoint
CREATE INDEX "character_creation_owner" ON "character_creation" USING btree ("site_id","owner_id","job_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "character_creation_character" ON "character_creation" USING btree ("character_id");
