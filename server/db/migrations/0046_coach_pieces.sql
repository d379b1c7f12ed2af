ALTER TABLE "coach_messages" ADD COLUMN "blocks" jsonb;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "memory" jsonb;