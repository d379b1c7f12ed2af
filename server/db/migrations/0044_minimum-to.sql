ALTER TABLE "debts" ADD COLUMN "minimum_to" text;--> statement-breakpoint
ALTER TABLE "removed_debts" ADD COLUMN "minimum_to" text;