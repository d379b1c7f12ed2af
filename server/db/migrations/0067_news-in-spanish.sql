ALTER TABLE "product_news" ADD COLUMN "spanish_subject" text;--> statement-breakpoint
ALTER TABLE "product_news" ADD COLUMN "spanish_text" text;--> statement-breakpoint
ALTER TABLE "product_news" ADD CONSTRAINT "product_news_spanish_whole" CHECK (("product_news"."spanish_subject" is null) = ("product_news"."spanish_text" is null));