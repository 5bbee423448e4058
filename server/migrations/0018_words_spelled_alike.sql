-- Searches forgive misspelling: the words of public characters, each with its runs of three letters.

CREATE TABLE "catalogue_word" (
	"site_id" uuid NOT NULL,
	"trigram" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "catalogue_word_site_id_trigram_word_pk" PRIMARY KEY("site_id","trigram","word")
);
--> statement-breakpoint
ALTER TABLE "catalogue_word" ADD CONSTRAINT "catalogue_word_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- By bytes, so that the beginning of a word is a range whatever the database's locale.
CREATE INDEX "catalogue_word_begun" ON "catalogue_word" USING btree ("site_id","word" text_pattern_ops);--> statement-breakpoint

-- In one order, so that two writers cannot block each other.
CREATE FUNCTION learn_words(of_site uuid, said text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue_word (site_id, trigram, word)
  SELECT DISTINCT of_site, substr('  ' || word || ' ', at, 3), word
  FROM unnest(said) AS met(word), LATERAL generate_series(1, char_length(word) + 1) at
  WHERE char_length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]' AND NOT EXISTS (
    SELECT 1 FROM catalogue_word known WHERE known.site_id = of_site AND known.word = met.word
  )
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
$$;--> statement-breakpoint
-- Once for each statement, so that a thousand rows cost no more than their words.
CREATE FUNCTION words_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM learn_words(site_id, array_agg(DISTINCT said.lexeme))
  FROM after, LATERAL unnest(words) said WHERE visibility = 'public' GROUP BY site_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER character_words_added AFTER INSERT ON "character"
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION words_added();--> statement-breakpoint
CREATE FUNCTION words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM learn_words(NEW.site_id, tsvector_to_array(NEW.words));
  RETURN NULL;
END $$;--> statement-breakpoint
-- Not for the counts that are folded each minute: they set neither of the two.
CREATE TRIGGER character_words_changed AFTER UPDATE OF words, visibility ON "character" FOR EACH ROW
  WHEN (NEW.visibility = 'public' AND NEW.words IS NOT NULL
    AND (OLD.visibility <> 'public' OR OLD.words IS DISTINCT FROM NEW.words)) EXECUTE FUNCTION words_changed();--> statement-breakpoint
SELECT learn_words(site_id, array_agg(DISTINCT said.lexeme))
FROM "character", LATERAL unnest(words) said WHERE visibility = 'public' GROUP BY site_id;
