-- Visits and drawn variants by day, as counts alone, and the experiment group of each person.
CREATE TABLE "visit_day" (
	"site_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "visit_day_site_id_day_pk" PRIMARY KEY("site_id","day")
);
--> statement-breakpoint
CREATE TABLE "drawn_day" (
	"site_id" uuid NOT NULL,
	"day" date NOT NULL,
	"experiment" text NOT NULL,
	"variant" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "drawn_day_site_id_day_experiment_variant_pk" PRIMARY KEY("site_id","day","experiment","variant")
);
--> statement-breakpoint
ALTER TABLE "visit_day" ADD CONSTRAINT "visit_day_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawn_day" ADD CONSTRAINT "drawn_day_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "ab_group" text;
