-- The FlexPay adapter's orders and what its signed postbacks reported: FlexPay itself cannot be read transaction by transaction.
CREATE TABLE "flexpay_order" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"request" jsonb NOT NULL,
	"customer" text NOT NULL,
	"sale_id" text,
	"closed" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flexpay_report" (
	"id" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"sale_id" text NOT NULL,
	"order_id" text,
	"transaction_id" text,
	"parent_id" text,
	"amount_cents" integer,
	"currency" text,
	"period_end" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "flexpay_order_key" ON "flexpay_order" USING btree ("key");
--> statement-breakpoint
CREATE UNIQUE INDEX "flexpay_order_sale" ON "flexpay_order" USING btree ("sale_id");
--> statement-breakpoint
CREATE INDEX "flexpay_order_customer" ON "flexpay_order" USING btree ("customer");
--> statement-breakpoint
CREATE INDEX "flexpay_report_sale" ON "flexpay_report" USING btree ("sale_id");
--> statement-breakpoint
CREATE INDEX "flexpay_report_received" ON "flexpay_report" USING btree ("received_at");
