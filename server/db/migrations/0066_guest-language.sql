ALTER TABLE "donations" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "billing_checkouts" ADD COLUMN "language" text;