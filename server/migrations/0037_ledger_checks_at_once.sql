-- What a statement writes into the books is looked at once, as it is written, instead of entry by entry at the commit.
DROP TRIGGER "ledger_entry_zero" ON "ledger_entry";
--> statement-breakpoint
-- Each statement's entries cancel out within each transaction, so all that a transaction ever has do too. The units are
-- looked up one by one: a join would be planned once for small tables and then read large ones as a whole.
CREATE OR REPLACE FUNCTION "ledger_demand_zero"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	off uuid;
BEGIN
	SELECT e.txn_id INTO off
		FROM written e
		GROUP BY e.txn_id
		HAVING sum(e.amount) <> 0 OR bool_or(
			(SELECT a.unit FROM ledger_account a WHERE a.id = e.account_id) <> (SELECT t.unit FROM ledger_txn t WHERE t.id = e.txn_id))
		LIMIT 1;
	IF FOUND THEN
		RAISE EXCEPTION 'The entries of transaction % do not sum to zero in one unit.', off USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entry_zero" AFTER INSERT ON "ledger_entry" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "ledger_demand_zero"();
