ALTER TABLE "billing_plans" ADD COLUMN "confirm_invoice_id" text;--> statement-breakpoint
ALTER TABLE "billing_plans" ADD COLUMN "confirm_plan_id" text;--> statement-breakpoint
ALTER TABLE "billing_plans" ADD COLUMN "confirm_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_plans" ADD COLUMN "confirm_has_failed" boolean DEFAULT false NOT NULL;