CREATE TABLE "account_deletions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"deletes_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_exports" (
	"user_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"document_id" uuid,
	"size_bytes" integer,
	"expires_at" timestamp with time zone,
	CONSTRAINT "privacy_exports_state_known" CHECK ("privacy_exports"."state" in ('waiting', 'ready', 'failed')),
	CONSTRAINT "privacy_exports_ready_whole" CHECK (("privacy_exports"."state" = 'ready') = ("privacy_exports"."document_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_exports" ADD CONSTRAINT "privacy_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_day" ON "account_deletions" USING btree ("deletes_at");--> statement-breakpoint
CREATE INDEX "privacy_exports_expiry" ON "privacy_exports" USING btree ("expires_at");