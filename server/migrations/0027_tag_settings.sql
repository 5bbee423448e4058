-- Tags that are not offered, and those that come first.
CREATE TABLE "tag_setting" (
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"name" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"position" integer,
	CONSTRAINT "tag_setting_site_id_name_pk" PRIMARY KEY("site_id","name")
);
--> statement-breakpoint
-- What is kept of the catalogue is asked for anew.
CREATE FUNCTION tag_setting_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_catalogues(ARRAY[CASE TG_OP WHEN 'DELETE' THEN OLD.site_id ELSE NEW.site_id END]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tag_setting_written AFTER INSERT OR UPDATE OR DELETE ON "tag_setting"
  FOR EACH ROW EXECUTE FUNCTION tag_setting_changed();
