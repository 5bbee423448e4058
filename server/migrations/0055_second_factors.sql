-- The second factor of admins: authenticator apps, passkeys, recovery codes, and wrong tries in a row.
CREATE TABLE "second_factor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"secret" "bytea",
	"last_period" bigint,
	"credential_id" text,
	"public_key" "bytea",
	"counter" bigint,
	"transports" text[],
	"rp_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "second_factor_kind" CHECK (case kind when 'app' then secret is not null when 'passkey' then credential_id is not null and public_key is not null and counter is not null and rp_id is not null and confirmed_at is not null else false end)
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "second_factor_failure" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_failure" ADD CONSTRAINT "second_factor_failure_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_factor_person" ON "second_factor" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "second_factor_credential" ON "second_factor" USING btree ("credential_id");--> statement-breakpoint
CREATE UNIQUE INDEX "second_factor_app" ON "second_factor" USING btree ("person_id") WHERE kind = 'app' and confirmed_at is not null;--> statement-breakpoint
CREATE INDEX "recovery_code_person" ON "recovery_code" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "sign_in" ADD COLUMN "second_factor_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sign_in" ADD COLUMN "challenge" text;--> statement-breakpoint
ALTER TABLE "sign_in" ADD COLUMN "challenge_until" timestamp (3) with time zone;
