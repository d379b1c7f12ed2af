ALTER TABLE "debt_entries" ADD COLUMN "split" jsonb;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "balances" jsonb;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "balances_spread_on" date;--> statement-breakpoint
ALTER TABLE "removed_debt_entries" ADD COLUMN "split" jsonb;--> statement-breakpoint
ALTER TABLE "removed_debts" ADD COLUMN "balances" jsonb;--> statement-breakpoint
ALTER TABLE "removed_debts" ADD COLUMN "balances_spread_on" date;