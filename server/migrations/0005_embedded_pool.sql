-- The embedded pool: accounts with their codes, sign-ins and signing keys, for a deployment without a managed service.
CREATE TABLE "pool_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"email" text,
	"name" text NOT NULL,
	"password_hash" text,
	"confirmed_at" timestamp (3) with time zone,
	"pending_email" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_attempt" (
	"site_id" uuid NOT NULL,
	"holder" text NOT NULL,
	"times" jsonb NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pool_attempt_site_id_holder_pk" PRIMARY KEY("site_id","holder")
);
--> statement-breakpoint
CREATE TABLE "pool_code" (
	"site_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"holder" text NOT NULL,
	"account_id" uuid,
	"nonce" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pool_code_site_id_purpose_holder_pk" PRIMARY KEY("site_id","purpose","holder")
);
--> statement-breakpoint
CREATE TABLE "pool_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"public_key" jsonb NOT NULL,
	"private_key" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_link" (
	"site_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pool_link_site_id_issuer_subject_pk" PRIMARY KEY("site_id","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "pool_sign_in" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"turn" integer NOT NULL,
	"turned_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "pool_code" ADD CONSTRAINT "pool_code_account_id_pool_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."pool_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_link" ADD CONSTRAINT "pool_link_account_id_pool_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."pool_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_sign_in" ADD CONSTRAINT "pool_sign_in_account_id_pool_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."pool_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pool_account_site_email" ON "pool_account" USING btree ("site_id","email");--> statement-breakpoint
CREATE INDEX "pool_attempt_seen" ON "pool_attempt" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "pool_code_account" ON "pool_code" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "pool_code_expires" ON "pool_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pool_key_site" ON "pool_key" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "pool_link_account" ON "pool_link" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "pool_sign_in_account" ON "pool_sign_in" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "pool_sign_in_turned" ON "pool_sign_in" USING btree ("turned_at");
