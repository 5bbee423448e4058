-- The ledger: double entry in whole tokens, never changed afterwards, with what each member may still spend.
CREATE TABLE "ledger_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"owner_id" uuid,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"frozen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_account_balance" CHECK (balance >= 0),
	CONSTRAINT "ledger_account_system" CHECK (kind like 'user%' or (balance = 0 and owner_id is null)),
	CONSTRAINT "ledger_account_unit" CHECK (unit in ('token', 'message'))
) WITH (fillfactor = 70);
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_owner" ON "ledger_account" USING btree ("owner_id","kind","unit") WHERE owner_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_of_site" ON "ledger_account" USING btree ("site_id","kind","unit") WHERE kind like 'sys%';--> statement-breakpoint
CREATE TABLE "ledger_txn" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"account_id" uuid NOT NULL REFERENCES "public"."ledger_account"("id"),
	"unit" text NOT NULL,
	"kind" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"seq" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"reference_type" text,
	"reference_id" text,
	"actor" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_txn_balance" CHECK (balance_after >= 0),
	CONSTRAINT "ledger_txn_kind" CHECK (kind in ('grant', 'hold', 'capture', 'release', 'expire', 'spend', 'reverse', 'adjust'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_txn_key" ON "ledger_txn" USING btree ("site_id","kind","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_txn_account_seq" ON "ledger_txn" USING btree ("account_id","seq");--> statement-breakpoint
CREATE TABLE "token_lot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"account_id" uuid NOT NULL REFERENCES "public"."ledger_account"("id"),
	"bucket" text NOT NULL,
	"origin" text NOT NULL,
	"granted" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"is_open" boolean GENERATED ALWAYS AS (remaining > 0 or held > 0) STORED NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"priority" smallint DEFAULT 0 NOT NULL,
	"reference_type" text,
	"reference_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "token_lot_amounts" CHECK (remaining >= 0 and held >= 0 and granted > 0 and remaining + held <= granted),
	CONSTRAINT "token_lot_bucket" CHECK (bucket in ('subscription', 'one_time') and (bucket = 'subscription') = (expires_at is not null))
) WITH (fillfactor = 70);
--> statement-breakpoint
CREATE INDEX "token_lot_open" ON "token_lot" USING btree ("account_id") WHERE is_open;--> statement-breakpoint
CREATE INDEX "token_lot_expiring" ON "token_lot" USING btree ("expires_at") WHERE is_open and expires_at is not null;--> statement-breakpoint
CREATE INDEX "token_lot_reference" ON "token_lot" USING btree ("account_id","reference_type","reference_id") WHERE reference_id is not null;--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"txn_id" uuid NOT NULL REFERENCES "public"."ledger_txn"("id"),
	"n" smallint NOT NULL,
	"account_id" uuid NOT NULL REFERENCES "public"."ledger_account"("id"),
	"lot_id" uuid REFERENCES "public"."token_lot"("id"),
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entry_txn_id_n_pk" PRIMARY KEY("txn_id","n"),
	CONSTRAINT "ledger_entry_amount" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "hold" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"account_id" uuid NOT NULL REFERENCES "public"."ledger_account"("id"),
	"key" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"reference_type" text,
	"reference_id" text,
	"state" text DEFAULT 'open' NOT NULL,
	"captured" bigint DEFAULT 0 NOT NULL,
	"released" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "hold_closes" CHECK (captured >= 0 and released >= 0 and captured + released = case when state = 'open' then 0 else amount end and (state = 'open') = (closed_at is null)),
	CONSTRAINT "hold_state" CHECK (state in ('open', 'captured', 'released', 'expired') and (state = 'captured') = (captured > 0))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "hold_key" ON "hold" USING btree ("site_id","key");--> statement-breakpoint
CREATE INDEX "hold_open" ON "hold" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "hold_account" ON "hold" USING btree ("account_id");--> statement-breakpoint
CREATE TABLE "hold_part" (
	"hold_id" uuid NOT NULL REFERENCES "public"."hold"("id"),
	"lot_id" uuid NOT NULL REFERENCES "public"."token_lot"("id"),
	"n" smallint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "hold_part_hold_id_lot_id_pk" PRIMARY KEY("hold_id","lot_id"),
	CONSTRAINT "hold_part_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "reversal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"account_id" uuid NOT NULL REFERENCES "public"."ledger_account"("id"),
	"key" text NOT NULL,
	"reference_type" text NOT NULL,
	"reference_id" text NOT NULL,
	"taken" bigint NOT NULL,
	"owed" bigint NOT NULL,
	"open" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reversal_amounts" CHECK (taken >= 0 and owed >= 0 and open >= 0 and open <= owed)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "reversal_key" ON "reversal" USING btree ("site_id","key");--> statement-breakpoint
CREATE INDEX "reversal_account" ON "reversal" USING btree ("account_id");--> statement-breakpoint
CREATE TABLE "adjustment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL REFERENCES "public"."site"("id"),
	"account_id" uuid NOT NULL REFERENCES "public"."ledger_account"("id"),
	"amount" bigint NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"confirmed_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "adjustment_persons" CHECK (state <> 'done' or abs(amount) <= 1000 or confirmed_by <> proposed_by and confirmed_by is not null),
	CONSTRAINT "adjustment_state" CHECK (state in ('proposed', 'done', 'refused') and (state = 'proposed') = (closed_at is null))
);
--> statement-breakpoint
CREATE INDEX "adjustment_open" ON "adjustment" USING btree ("site_id","created_at") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "adjustment_account" ON "adjustment" USING btree ("account_id");--> statement-breakpoint
CREATE TABLE "daily_claim" (
	"account_id" uuid NOT NULL REFERENCES "public"."ledger_account"("id"),
	"day" date NOT NULL,
	"streak" integer NOT NULL,
	"tokens" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "daily_claim_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
-- What is written stays: whoever finds a mistake posts another transaction.
CREATE FUNCTION "ledger_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The ledger is append-only: % on % is refused.', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entry_kept" BEFORE UPDATE OR DELETE ON "ledger_entry" FOR EACH ROW EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_entry_whole" BEFORE TRUNCATE ON "ledger_entry" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_txn_kept" BEFORE UPDATE OR DELETE ON "ledger_txn" FOR EACH ROW EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_txn_whole" BEFORE TRUNCATE ON "ledger_txn" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "ledger_entry", "ledger_txn" FROM PUBLIC;--> statement-breakpoint
-- At the commit: a transaction's entries cancel out, and all of them are of its unit.
CREATE FUNCTION "ledger_demand_zero"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	off boolean;
BEGIN
	SELECT sum(e.amount) <> 0 OR bool_or(a.unit <> t.unit) INTO off
		FROM ledger_entry e
		JOIN ledger_account a ON a.id = e.account_id
		JOIN ledger_txn t ON t.id = e.txn_id
		WHERE e.txn_id = NEW.txn_id;
	IF off THEN
		RAISE EXCEPTION 'The entries of transaction % do not sum to zero in one unit.', NEW.txn_id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entry_zero" AFTER INSERT ON "ledger_entry" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_demand_zero"();
