ALTER TABLE "billing_plans" ADD COLUMN "payment_retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "payment_retry_at" timestamp with time zone;