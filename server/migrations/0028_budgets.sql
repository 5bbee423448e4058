-- What paid engines were asked for on a day, by each person and by the whole site.
CREATE TABLE "budget_of_person" (
	"person_id" uuid NOT NULL,
	"engine" text NOT NULL,
	"day" date NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "budget_of_person_person_id_engine_day_pk" PRIMARY KEY("person_id","engine","day"),
	CONSTRAINT "budget_of_person_used" CHECK (used >= 0)
);
--> statement-breakpoint
CREATE TABLE "budget_of_site" (
	"site_id" uuid NOT NULL,
	"engine" text NOT NULL,
	"day" date NOT NULL,
	"used" bigint NOT NULL,
	"reached_at" timestamp (3) with time zone,
	CONSTRAINT "budget_of_site_site_id_engine_day_pk" PRIMARY KEY("site_id","engine","day"),
	CONSTRAINT "budget_of_site_used" CHECK (used >= 0)
);
--> statement-breakpoint
ALTER TABLE "budget_of_person" ADD CONSTRAINT "budget_of_person_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "budget_of_site" ADD CONSTRAINT "budget_of_site_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "budget_of_person_day" ON "budget_of_person" USING btree ("day");
