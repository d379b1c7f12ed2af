ALTER TABLE "banks" ADD COLUMN "lapsed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banks" ADD COLUMN "end_told_at" timestamp with time zone;