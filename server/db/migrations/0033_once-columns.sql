DROP INDEX "spending_request_once";--> statement-breakpoint
DROP INDEX "donations_once_for_user";--> statement-breakpoint
DROP INDEX "donations_once_for_guest";--> statement-breakpoint
DROP INDEX "goal_contributions_request_once";--> statement-breakpoint
DROP INDEX "imports_request_once";--> statement-breakpoint
DROP INDEX "product_news_request_key";--> statement-breakpoint
ALTER TABLE "donations" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "donations_by_user" ON "donations" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "spending" DROP COLUMN "request_id";--> statement-breakpoint
ALTER TABLE "donations" DROP COLUMN "request_id";--> statement-breakpoint
ALTER TABLE "goal_contributions" DROP COLUMN "request_id";--> statement-breakpoint
ALTER TABLE "imports" DROP COLUMN "request_id";--> statement-breakpoint
ALTER TABLE "imports" DROP COLUMN "request_hash";--> statement-breakpoint
ALTER TABLE "product_news" DROP COLUMN "request_id";