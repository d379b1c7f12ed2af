CREATE TABLE "credit_scores" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "credit_scores_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"score" integer NOT NULL,
	"recorded_at" date NOT NULL,
	"bureau" text DEFAULT 'unknown' NOT NULL,
	"model" text DEFAULT 'unknown' NOT NULL,
	"source" text DEFAULT 'person' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_scores_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "credit_scores_in_range" CHECK ("credit_scores"."score" between 300 and 850),
	CONSTRAINT "credit_scores_source_known" CHECK ("credit_scores"."source" in ('person', 'provider'))
);
--> statement-breakpoint
CREATE TABLE "article_progress" (
	"user_id" text NOT NULL,
	"article_id" text NOT NULL,
	"read_on" date,
	"seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "article_progress_user_id_article_id_pk" PRIMARY KEY("user_id","article_id"),
	CONSTRAINT "article_progress_seconds_not_negative" CHECK ("article_progress"."seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reading_days" (
	"user_id" text NOT NULL,
	"read_on" date NOT NULL,
	CONSTRAINT "reading_days_user_id_read_on_pk" PRIMARY KEY("user_id","read_on")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"payment_reminders" boolean DEFAULT true NOT NULL,
	"debt_milestones" boolean DEFAULT true NOT NULL,
	"weekly_reports" boolean DEFAULT false NOT NULL,
	"product_updates" boolean DEFAULT true NOT NULL,
	"date_format" text DEFAULT 'MM/DD/YYYY' NOT NULL,
	"timezone" text DEFAULT 'America/New_York' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_currency_known" CHECK ("settings"."currency" in ('USD', 'EUR', 'GBP', 'CAD')),
	CONSTRAINT "settings_date_format_known" CHECK ("settings"."date_format" in ('MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'))
);
--> statement-breakpoint
ALTER TABLE "credit_scores" ADD CONSTRAINT "credit_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_progress" ADD CONSTRAINT "article_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_days" ADD CONSTRAINT "reading_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_scores_once" ON "credit_scores" USING btree ("user_id","recorded_at","bureau","model","source","score");