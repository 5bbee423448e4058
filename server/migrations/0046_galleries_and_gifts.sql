-- Pictures of a gallery beyond the first are sold, so their plain addresses are not public.
ALTER TABLE "asset" ADD COLUMN "is_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "character_portrait" ON "character" USING btree ("portrait_id") WHERE portrait_id is not null;--> statement-breakpoint
CREATE INDEX "character_hover" ON "character" USING btree ("hover_id") WHERE hover_id is not null;--> statement-breakpoint
CREATE INDEX "character_gallery" ON "character" USING gin ("gallery_ids") WITH (fastupdate=off) WHERE gallery_ids <> '{}';--> statement-breakpoint
CREATE INDEX "character_with_gallery" ON "character" USING btree ("site_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE visibility = 'public' and gallery_ids <> '{}';--> statement-breakpoint
-- Locks and unlocks these pictures by what the characters show now. What no character shows any more stays as it was.
-- Without the setting the planner expects to find one soon in a walk through all characters, and mostly there is none.
CREATE FUNCTION "asset_lock"(ids uuid[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
	UPDATE asset SET is_locked = NOT f.is_open
	FROM (
		SELECT a.id,
			EXISTS (SELECT FROM character c WHERE c.portrait_id = a.id)
				OR EXISTS (SELECT FROM character c WHERE c.hover_id = a.id)
				OR EXISTS (SELECT FROM character c WHERE c.gallery_ids <> '{}' AND c.gallery_ids @> ARRAY[a.id] AND c.gallery_ids[1] = a.id) AS is_open,
			EXISTS (SELECT FROM character c WHERE c.gallery_ids <> '{}' AND c.gallery_ids @> ARRAY[a.id]) AS is_listed
		FROM asset a WHERE a.id = ANY(ids)
	) f
	WHERE asset.id = f.id AND asset.is_locked = f.is_open AND (f.is_open OR f.is_listed);
END $$;
--> statement-breakpoint
CREATE FUNCTION "character_lock_pictures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM asset_lock(NEW.gallery_ids || NEW.portrait_id || NEW.hover_id);
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM asset_lock(OLD.gallery_ids || OLD.portrait_id || OLD.hover_id);
	ELSE
		PERFORM asset_lock(OLD.gallery_ids || OLD.portrait_id || OLD.hover_id || NEW.gallery_ids || NEW.portrait_id || NEW.hover_id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "asset_lock_new"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM asset_lock(ARRAY[NEW.id]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "character_pictures_added" AFTER INSERT ON "character" FOR EACH ROW
	WHEN (NEW.portrait_id IS NOT NULL OR NEW.hover_id IS NOT NULL OR NEW.gallery_ids <> '{}')
	EXECUTE FUNCTION "character_lock_pictures"();--> statement-breakpoint
CREATE TRIGGER "character_pictures_changed" AFTER UPDATE OF "portrait_id", "hover_id", "gallery_ids" ON "character" FOR EACH ROW
	WHEN ((OLD.portrait_id, OLD.hover_id, OLD.gallery_ids) IS DISTINCT FROM (NEW.portrait_id, NEW.hover_id, NEW.gallery_ids))
	EXECUTE FUNCTION "character_lock_pictures"();--> statement-breakpoint
CREATE TRIGGER "character_pictures_gone" AFTER DELETE ON "character" FOR EACH ROW
	WHEN (OLD.portrait_id IS NOT NULL OR OLD.hover_id IS NOT NULL OR OLD.gallery_ids <> '{}')
	EXECUTE FUNCTION "character_lock_pictures"();--> statement-breakpoint
CREATE TRIGGER "asset_added" AFTER INSERT ON "asset" FOR EACH ROW EXECUTE FUNCTION "asset_lock_new"();--> statement-breakpoint
SELECT asset_lock(array_agg(DISTINCT listed.picture)) FROM "character", unnest(gallery_ids) AS listed(picture);--> statement-breakpoint
-- Pictures that were uploaded and are not used yet.
CREATE TABLE "media_upload" (
	"asset_id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"remove_after" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_upload" ADD CONSTRAINT "media_upload_asset_id_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."asset"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_upload_due" ON "media_upload" USING btree ("remove_after");--> statement-breakpoint
-- Gifts and tips are messages of their own kind.
ALTER TABLE "message" ADD COLUMN "kind" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_kind_known" CHECK (kind in ('text', 'gift', 'tip'));
