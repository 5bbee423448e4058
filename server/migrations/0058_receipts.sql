-- What the prompt of a reply held, sealed: parts with their sizes, and which memories, messages and entries of lore.
ALTER TABLE "reply" ADD COLUMN "receipt" "bytea";
