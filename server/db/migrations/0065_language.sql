ALTER TABLE "settings" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_language_known" CHECK ("settings"."language" in ('en', 'es'));