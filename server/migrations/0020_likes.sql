-- Likes, one for each member and character, counted with what else happens to a character.

CREATE TABLE "character_like" (
	"person_id" uuid NOT NULL,
	"character_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "character_like_person_id_character_id_pk" PRIMARY KEY("person_id","character_id")
);
--> statement-breakpoint
ALTER TABLE "character_like" ADD CONSTRAINT "character_like_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_like" ADD CONSTRAINT "character_like_character_id_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "character_like_latest" ON "character_like" USING btree ("person_id","created_at" DESC NULLS LAST,"character_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "character_like_character" ON "character_like" USING btree ("character_id");--> statement-breakpoint

ALTER TABLE "character_activity" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint

-- Whoever likes, and however likes go: the count is folded like that of messages, so that a like moves no row of an index.
CREATE FUNCTION like_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  liked uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.character_id ELSE NEW.character_id END;
BEGIN
  INSERT INTO character_activity AS known (character_id, day, chats, messages, likes)
  SELECT id, (now() AT TIME ZONE 'UTC')::date, 0, 0, CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END
  FROM "character" WHERE id = liked -- one that goes takes its likes with it
  ON CONFLICT (character_id, day) DO UPDATE SET likes = known.likes + excluded.likes;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER character_like_written AFTER INSERT OR DELETE ON "character_like"
  FOR EACH ROW EXECUTE FUNCTION like_counted();
