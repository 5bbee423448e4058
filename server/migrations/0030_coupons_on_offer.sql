-- A site may stop offering a coupon; what was claimed before keeps its promise.

CREATE TABLE "coupon" (
	"site_id" uuid NOT NULL,
	"coupon" text NOT NULL,
	"is_active" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_site_id_coupon_pk" PRIMARY KEY("site_id","coupon"),
	CONSTRAINT "coupon_coupon" CHECK (coupon in ('double_credit', 'double_messages'))
);
--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;
