ALTER TABLE "debts" ADD COLUMN "statement_minimum" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "statement_due_on" date;--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_statement_whole" CHECK (("debts"."statement_minimum" is null) = ("debts"."statement_due_on" is null));