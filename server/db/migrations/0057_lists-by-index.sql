CREATE INDEX "notices_sent_when" ON "notices_sent" USING brin ("sent_at");--> statement-breakpoint
CREATE INDEX "notices_sent_news" ON "notices_sent" USING btree ("about") WHERE "notices_sent"."kind" = 'product_news';--> statement-breakpoint
CREATE INDEX "donation_links_created_at" ON "donation_links" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "billing_events_received" ON "billing_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "banks_refreshed" ON "banks" USING btree ("refreshed_at");--> statement-breakpoint
CREATE INDEX "link_attempts_created_at" ON "link_attempts" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_created_at" ON "sessions" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "users_reachable" ON "users" USING btree ("id") WHERE "users"."email_verified" and "users"."email_refused_at" is null and "users"."disabled_at" is null;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_email_trigrams" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_trigrams" ON "users" USING gin (("first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "settings_without_news" ON "settings" USING btree ("user_id") WHERE not "settings"."product_updates";--> statement-breakpoint
CREATE INDEX "two_factor_resets_expires_at" ON "two_factor_resets" USING btree ("expires_at");