DROP INDEX "credit_schedules_due";--> statement-breakpoint
CREATE INDEX "bank_items_to_remove" ON "bank_items" USING btree ("state","created_at") WHERE "bank_items"."state" <> 'linked';--> statement-breakpoint
CREATE INDEX "banks_to_refresh" ON "banks" USING btree (coalesce("refreshed_at", 'epoch'::timestamptz),"user_id","id") WHERE "banks"."removed_at" is null and "banks"."state" <> 'login_required';--> statement-breakpoint
CREATE INDEX "credit_schedules_due" ON "credit_schedules" USING btree ("next_on","user_id");