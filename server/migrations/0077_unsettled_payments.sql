-- What the provider has not paid out yet is found without reading what it has.
CREATE INDEX "payment_unsettled" ON "payment" USING btree ("site_id","created_at") WHERE state = 'credited' and settled_at is null;--> statement-breakpoint
CREATE INDEX "subscription_bill_unsettled" ON "subscription_bill" USING btree ("subscription_id") WHERE settled_at is null;
