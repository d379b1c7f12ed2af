ALTER TABLE "debts" ADD COLUMN "deferred_accrued_on" date;--> statement-breakpoint
ALTER TABLE "removed_debts" ADD COLUMN "deferred_accrued_on" date;--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_deferred_accrued_on_of_an_amount" CHECK ("debts"."deferred_accrued_on" is null or "debts"."deferred_accrued" is not null);--> statement-breakpoint
ALTER TABLE "removed_debts" ADD CONSTRAINT "removed_debts_deferred_accrued_on_of_an_amount" CHECK ("removed_debts"."deferred_accrued_on" is null or "removed_debts"."deferred_accrued" is not null);