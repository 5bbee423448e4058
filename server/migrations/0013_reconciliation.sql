-- What was found when the books were looked through, and when that was.
CREATE TABLE "recon_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entries" bigint NOT NULL,
	"findings" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "recon_run_started" ON "recon_run" USING btree ("started_at");--> statement-breakpoint
CREATE TABLE "recon_finding" (
	"run_id" uuid NOT NULL REFERENCES "public"."recon_run"("id"),
	"n" integer NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"subject_id" text NOT NULL,
	"detail" text NOT NULL,
	CONSTRAINT "recon_finding_run_id_n_pk" PRIMARY KEY("run_id","n")
);
