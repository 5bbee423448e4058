-- How many messages a member had answered on a day, and what replies that are under way are paid with.
CREATE TABLE "message_charge" (
	"reply_id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_charge_words" CHECK (part in ('message', 'again') and source in ('day', 'credit'))
);
--> statement-breakpoint
CREATE TABLE "message_day" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"messages" integer NOT NULL,
	"again" integer NOT NULL,
	CONSTRAINT "message_day_member_id_day_pk" PRIMARY KEY("member_id","day"),
	CONSTRAINT "message_day_counts" CHECK (messages >= 0 and again >= 0)
);
--> statement-breakpoint
ALTER TABLE "message_charge" ADD CONSTRAINT "message_charge_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_charge" ADD CONSTRAINT "message_charge_member_id_person_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_day" ADD CONSTRAINT "message_day_member_id_person_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "message_charge_created" ON "message_charge" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "message_day_day" ON "message_day" USING btree ("day");
