-- Notifications: what happened, which notifications a member gets, the browsers that are pushed to, and the installation's key.
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"enabled" boolean NOT NULL,
	"email_digest" boolean NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"time_zone" text NOT NULL,
	"digest_at" timestamp (3) with time zone,
	CONSTRAINT "notification_settings_quiet" CHECK ((quiet_from is null) = (quiet_to is null))
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"person_id" uuid,
	"sign_in_id" uuid,
	"token_hash" text NOT NULL,
	"endpoint_hash" text NOT NULL,
	"subscription" "bytea" NOT NULL,
	"topics" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation_key" (
	"name" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_sign_in_id_sign_in_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."sign_in"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("person_id","topic","subject");--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notification" USING btree ("person_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("person_id","created_at") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notification_age" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notification_settings_digest" ON "notification_settings" USING btree ("person_id") WHERE email_digest and enabled;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_token" ON "push_subscription" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_endpoint" ON "push_subscription" USING btree ("site_id","endpoint_hash");--> statement-breakpoint
CREATE INDEX "push_subscription_person" ON "push_subscription" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "push_subscription_sign_in" ON "push_subscription" USING btree ("sign_in_id");--> statement-breakpoint
CREATE INDEX "reply_finished" ON "reply" USING btree ("finished_at") WHERE state = 'complete';--> statement-breakpoint
CREATE INDEX "subscription_ending" ON "subscription" USING btree ("period_end") WHERE ends_at_period_end;
