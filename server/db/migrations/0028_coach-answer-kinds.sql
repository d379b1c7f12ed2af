ALTER TABLE "coach_messages" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "coach_messages" ADD COLUMN "choices" jsonb;--> statement-breakpoint
ALTER TABLE "coach_messages" ADD COLUMN "passages" jsonb;