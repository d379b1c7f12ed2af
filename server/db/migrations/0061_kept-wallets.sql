ALTER TABLE "billing_customers" ADD COLUMN "sealed_wallet" text;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "wallet_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "wallet_stale_until" timestamp with time zone DEFAULT '-infinity' NOT NULL;