-- The catalogue at any size: lists along indexes, words to search by, counts kept by the database, and a number that
-- grows with every change. Characters of before are read for their words at the next start.

ALTER TABLE "character" ADD COLUMN "handles" "tsvector";--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "words" "tsvector";--> statement-breakpoint
-- Long texts are moved aside, so that walking along an order touches few pages.
ALTER TABLE "character" SET (toast_tuple_target = 512);--> statement-breakpoint

DROP INDEX "character_popular";--> statement-breakpoint
DROP INDEX "character_new";--> statement-breakpoint
CREATE INDEX "character_popular" ON "character" USING btree ("site_id","gender","rating","messages" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "character_new" ON "character" USING btree ("site_id","gender","rating","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "character_popular_members" ON "character" USING btree ("site_id","gender","rating","messages" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE visibility = 'public' and not is_official;--> statement-breakpoint
CREATE INDEX "character_new_members" ON "character" USING btree ("site_id","gender","rating","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE visibility = 'public' and not is_official;--> statement-breakpoint
CREATE INDEX "character_popular_exclusive" ON "character" USING btree ("site_id","gender","rating","messages" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE visibility = 'public' and is_exclusive;--> statement-breakpoint
CREATE INDEX "character_new_exclusive" ON "character" USING btree ("site_id","gender","rating","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE visibility = 'public' and is_exclusive;--> statement-breakpoint
CREATE INDEX "character_safe" ON "character" USING btree ("site_id","id") WHERE visibility = 'public' and rating = 'safe';--> statement-breakpoint
CREATE INDEX "character_handles" ON "character" USING gin ("handles");--> statement-breakpoint
CREATE INDEX "character_words" ON "character" USING gin ("words");--> statement-breakpoint
CREATE INDEX "character_unread" ON "character" USING btree ("id") WHERE words is null;--> statement-breakpoint

DROP INDEX "character_day_site";--> statement-breakpoint
CREATE INDEX "character_day_day" ON "character_day" USING btree ("day");--> statement-breakpoint

CREATE TABLE "character_activity" (
	"character_id" uuid NOT NULL,
	"day" date NOT NULL,
	"chats" integer NOT NULL,
	"messages" integer NOT NULL,
	CONSTRAINT "character_activity_character_id_day_pk" PRIMARY KEY("character_id","day")
);
--> statement-breakpoint
CREATE TABLE "character_leader" (
	"character_id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"messages" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "character_count" (
	"site_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"gender" text NOT NULL,
	"rating" text NOT NULL,
	"is_official" boolean NOT NULL,
	"is_exclusive" boolean NOT NULL,
	"shown" integer NOT NULL,
	CONSTRAINT "character_count_pk" PRIMARY KEY("site_id","tag","gender","rating","is_official","is_exclusive")
);
--> statement-breakpoint
CREATE TABLE "catalogue" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "character_activity" ADD CONSTRAINT "character_activity_character_id_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_leader" ADD CONSTRAINT "character_leader_character_id_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_leader" ADD CONSTRAINT "character_leader_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_count" ADD CONSTRAINT "character_count_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue" ADD CONSTRAINT "catalogue_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint

-- How many are shown, by everything that a list counts: whoever writes characters, and however, keeps it right.
CREATE FUNCTION count_characters(steps character_count[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Writers of one site's counts take turns: two that count the same rows in another order cannot block each other.
  PERFORM pg_advisory_xact_lock(hashtextextended(site_id::text, 0))
  FROM (SELECT DISTINCT site_id FROM unnest(steps) ORDER BY site_id) sites;
  INSERT INTO character_count AS counted SELECT * FROM unnest(steps)
  ON CONFLICT (site_id, tag, gender, rating, is_official, is_exclusive)
    DO UPDATE SET shown = counted.shown + excluded.shown;
END $$;--> statement-breakpoint
-- The number that kept answers are held against: it grows in the transaction that changes what anybody is shown.
CREATE FUNCTION renew_catalogues(sites uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue AS known (site_id, version)
  SELECT DISTINCT changed, 1 FROM unnest(sites) AS changed ORDER BY changed
  ON CONFLICT (site_id) DO UPDATE SET version = known.version + 1;
$$;--> statement-breakpoint

-- Once for each statement, so that a thousand rows cost no more than one.
CREATE FUNCTION characters_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_characters(array_agg(ROW(site_id, tag, gender, rating, is_official, is_exclusive, shown)::character_count))
  FROM (
    SELECT site_id, tag, gender, rating, is_official, is_exclusive, count(*) AS shown
    FROM after, LATERAL (SELECT '' AS tag UNION SELECT unnest(tags)) tagged
    WHERE visibility = 'public' GROUP BY 1, 2, 3, 4, 5, 6
  ) steps;
  PERFORM renew_catalogues(array_agg(DISTINCT site_id)) FROM after WHERE visibility = 'public';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION characters_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_characters(array_agg(ROW(site_id, tag, gender, rating, is_official, is_exclusive, shown)::character_count))
  FROM (
    SELECT site_id, tag, gender, rating, is_official, is_exclusive, -count(*) AS shown
    FROM before, LATERAL (SELECT '' AS tag UNION SELECT unnest(tags)) tagged
    WHERE visibility = 'public' GROUP BY 1, 2, 3, 4, 5, 6
  ) steps;
  PERFORM renew_catalogues(array_agg(DISTINCT site_id)) FROM before WHERE visibility = 'public';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION characters_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_characters(array_agg(ROW(site_id, tag, gender, rating, is_official, is_exclusive, shown)::character_count))
  FROM (
    SELECT site_id, tag, gender, rating, is_official, is_exclusive, sum(step) AS shown
    FROM (
      SELECT side.* FROM before JOIN after USING (id), LATERAL (VALUES
        (before.visibility, before.site_id, before.gender, before.rating, before.is_official, before.is_exclusive, before.tags, -1),
        (after.visibility, after.site_id, after.gender, after.rating, after.is_official, after.is_exclusive, after.tags, 1)
      ) side (visibility, site_id, gender, rating, is_official, is_exclusive, tags, step)
      WHERE (before.visibility, before.site_id, before.gender, before.rating, before.is_official, before.is_exclusive, before.tags)
        IS DISTINCT FROM
        (after.visibility, after.site_id, after.gender, after.rating, after.is_official, after.is_exclusive, after.tags)
    ) moved, LATERAL (SELECT '' AS tag UNION SELECT unnest(moved.tags)) tagged
    WHERE visibility = 'public' GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(step) <> 0
  ) steps;
  PERFORM renew_catalogues(array_agg(DISTINCT site_id)) FROM (
    SELECT site_id FROM before WHERE visibility = 'public'
    UNION SELECT site_id FROM after WHERE visibility = 'public'
  ) changed;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER character_inserted AFTER INSERT ON "character"
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION characters_inserted();--> statement-breakpoint
CREATE TRIGGER character_updated AFTER UPDATE ON "character"
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION characters_updated();--> statement-breakpoint
CREATE TRIGGER character_deleted AFTER DELETE ON "character"
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION characters_deleted();--> statement-breakpoint

CREATE FUNCTION dome_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_catalogues(ARRAY[CASE TG_OP WHEN 'DELETE' THEN OLD.site_id ELSE NEW.site_id END]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER dome_written AFTER INSERT OR UPDATE OR DELETE ON "dome"
  FOR EACH ROW EXECUTE FUNCTION dome_changed();--> statement-breakpoint
CREATE FUNCTION shelf_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_catalogues(ARRAY(
    SELECT site_id FROM dome WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.dome_id ELSE NEW.dome_id END));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER dome_character_written AFTER INSERT OR UPDATE OR DELETE ON "dome_character"
  FOR EACH ROW EXECUTE FUNCTION shelf_changed();--> statement-breakpoint
-- A card names its maker.
CREATE FUNCTION maker_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_catalogues(ARRAY[NEW.site_id]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER person_renamed AFTER UPDATE ON "person" FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION maker_renamed();--> statement-breakpoint

INSERT INTO character_count (site_id, tag, gender, rating, is_official, is_exclusive, shown)
SELECT site_id, tag, gender, rating, is_official, is_exclusive, count(*)
FROM "character", LATERAL (SELECT '' AS tag UNION SELECT unnest(tags)) tagged
WHERE visibility = 'public' GROUP BY site_id, tag, gender, rating, is_official, is_exclusive;--> statement-breakpoint
INSERT INTO catalogue (site_id, version) SELECT id, 1 FROM site;
