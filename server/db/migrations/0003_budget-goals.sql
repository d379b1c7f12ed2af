CREATE TABLE "budget_amounts" (
	"user_id" text NOT NULL,
	"category_id" uuid NOT NULL,
	"from_month" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	CONSTRAINT "budget_amounts_user_id_category_id_from_month_pk" PRIMARY KEY("user_id","category_id","from_month"),
	CONSTRAINT "budget_amounts_month" CHECK ("budget_amounts"."from_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "budget_amounts_positive" CHECK ("budget_amounts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "budget_carries" (
	"user_id" text NOT NULL,
	"category_id" uuid NOT NULL,
	"month" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	CONSTRAINT "budget_carries_user_id_category_id_month_pk" PRIMARY KEY("user_id","category_id","month"),
	CONSTRAINT "budget_carries_month" CHECK ("budget_carries"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "budget_carries_positive" CHECK ("budget_carries"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "budget_categories" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "budget_categories_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"color" text,
	"icon" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_categories_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "spending" (
	"user_id" text NOT NULL,
	"category_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "spending_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"amount" numeric(14, 2) NOT NULL,
	"spent_on" date NOT NULL,
	"note" text,
	"source" text DEFAULT 'person' NOT NULL,
	"request_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "spending_user_id_category_id_id_pk" PRIMARY KEY("user_id","category_id","id"),
	CONSTRAINT "spending_not_zero" CHECK ("spending"."amount" <> 0),
	CONSTRAINT "spending_source_known" CHECK ("spending"."source" in ('person', 'bank'))
);
--> statement-breakpoint
CREATE TABLE "goal_contributions" (
	"user_id" text NOT NULL,
	"goal_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "goal_contributions_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"amount" numeric(14, 2) NOT NULL,
	"contributed_on" date NOT NULL,
	"request_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goal_contributions_user_id_goal_id_id_pk" PRIMARY KEY("user_id","goal_id","id"),
	CONSTRAINT "goal_contributions_not_zero" CHECK ("goal_contributions"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "goals" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "goals_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"target_amount" numeric(14, 2) NOT NULL,
	"target_date" date,
	"completed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goals_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "goals_target_positive" CHECK ("goals"."target_amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "budget_amounts" ADD CONSTRAINT "budget_amounts_category_fk" FOREIGN KEY ("user_id","category_id") REFERENCES "public"."budget_categories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_carries" ADD CONSTRAINT "budget_carries_category_fk" FOREIGN KEY ("user_id","category_id") REFERENCES "public"."budget_categories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_categories" ADD CONSTRAINT "budget_categories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spending" ADD CONSTRAINT "spending_category_fk" FOREIGN KEY ("user_id","category_id") REFERENCES "public"."budget_categories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_contributions" ADD CONSTRAINT "goal_contributions_goal_fk" FOREIGN KEY ("user_id","goal_id") REFERENCES "public"."goals"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spending_by_day" ON "spending" USING btree ("user_id","category_id","spent_on");--> statement-breakpoint
CREATE UNIQUE INDEX "spending_request_once" ON "spending" USING btree ("user_id","category_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goal_contributions_request_once" ON "goal_contributions" USING btree ("user_id","goal_id","request_id");