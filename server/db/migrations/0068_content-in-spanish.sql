ALTER TABLE "content_versions" DROP CONSTRAINT "content_versions_once";--> statement-breakpoint
ALTER TABLE "content_drafts" DROP CONSTRAINT "content_drafts_kind_item_id_pk";--> statement-breakpoint
ALTER TABLE "content_drafts" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "hides_spanish" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_kind_item_id_language_pk" PRIMARY KEY("kind","item_id","language");--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_once" UNIQUE("kind","item_id","language","version");