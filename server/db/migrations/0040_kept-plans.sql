CREATE TABLE "kept_plans" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "kept_plans_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plan_order" text NOT NULL,
	"extra" numeric(14, 2) NOT NULL,
	"adjustments" jsonb,
	"kept_on" date NOT NULL,
	"free_month" text,
	"cost" numeric(14, 2),
	CONSTRAINT "kept_plans_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "kept_plans_month" CHECK ("kept_plans"."free_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
ALTER TABLE "debt_plans" ADD COLUMN "adjustments" jsonb;--> statement-breakpoint
ALTER TABLE "kept_plans" ADD CONSTRAINT "kept_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The plans that are kept now begin the history.
INSERT INTO "kept_plans" ("user_id", "plan_order", "extra", "kept_on") SELECT "user_id", "plan_order", "extra", "updated_at"::date FROM "debt_plans";
