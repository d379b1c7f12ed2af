CREATE TABLE "billing_returns" (
	"user_id" text,
	"return_id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"state" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"ends_plan" boolean NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_returns" ADD CONSTRAINT "billing_returns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_returns" ADD CONSTRAINT "billing_returns_subscription_id_billing_plans_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."billing_plans"("subscription_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_returns_by_user" ON "billing_returns" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_returns_by_plan" ON "billing_returns" USING btree ("subscription_id");