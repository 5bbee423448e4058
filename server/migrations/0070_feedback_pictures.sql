-- A picture that is sent with feedback.
ALTER TABLE "feedback" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_picture_id_asset_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."asset"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_picture" ON "feedback" USING btree ("picture_id");
