CREATE TABLE "cash_plans" (
	"user_id" text PRIMARY KEY NOT NULL,
	"paydays" jsonb,
	"short_month" jsonb,
	"lenders" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cash_plans" ADD CONSTRAINT "cash_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;