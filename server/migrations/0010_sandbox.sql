-- The sandbox of payments: what a provider would keep on its own side, for a deployment without one.
CREATE TABLE "sandbox_object" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text,
	"kept" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_event" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"object_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_object_key" ON "sandbox_object" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "sandbox_object_due" ON "sandbox_object" USING btree ("due_at");
--> statement-breakpoint
CREATE INDEX "sandbox_event_created" ON "sandbox_event" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "sandbox_event_undelivered" ON "sandbox_event" USING btree ("delivered_at","created_at");
