-- How often the rules suspected something, by day, kind of text and rule; and what judges said.
CREATE TABLE "suspicion_day" (
	"day" date NOT NULL,
	"surface" text NOT NULL,
	"rule_id" text NOT NULL,
	"found" integer NOT NULL,
	"cleared" integer NOT NULL,
	"confirmed" integer NOT NULL,
	CONSTRAINT "suspicion_day_day_surface_rule_id_pk" PRIMARY KEY("day","surface","rule_id")
);
