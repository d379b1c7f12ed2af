CREATE TABLE "credit_consents" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"words" text NOT NULL,
	"version" text NOT NULL,
	"address" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "credit_consents_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "credit_enrollments" (
	"user_id" text PRIMARY KEY NOT NULL,
	"consent_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"state" text NOT NULL,
	"phone_check_id" text,
	CONSTRAINT "credit_enrollments_state_known" CHECK ("credit_enrollments"."state" in ('ready', 'phoneCode', 'unsupported'))
);
--> statement-breakpoint
CREATE TABLE "credit_leases" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_reports" (
	"user_id" text NOT NULL,
	"score_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	"factors" jsonb NOT NULL,
	"reasons" jsonb NOT NULL,
	CONSTRAINT "credit_reports_user_id_score_id_pk" PRIMARY KEY("user_id","score_id"),
	CONSTRAINT "credit_reports_provider_known" CHECK ("credit_reports"."provider" in ('experian', 'transunion'))
);
--> statement-breakpoint
CREATE TABLE "credit_runs" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "credit_runs_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"consent_id" uuid NOT NULL,
	"due_on" date,
	"providers" text[] NOT NULL,
	"state" text NOT NULL,
	"scores_id" text NOT NULL,
	"factors_id" text,
	"results" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "credit_runs_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "credit_runs_state_known" CHECK ("credit_runs"."state" in ('waiting', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "credit_schedules" (
	"user_id" text PRIMARY KEY NOT NULL,
	"providers" text[] NOT NULL,
	"frequency" text NOT NULL,
	"started_on" date NOT NULL,
	"next_on" date NOT NULL,
	"retry_at" timestamp with time zone,
	"retries" integer DEFAULT 0 NOT NULL,
	"last_run_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "credit_schedules_frequency_known" CHECK ("credit_schedules"."frequency" in ('daily', 'weekly', 'monthly')),
	CONSTRAINT "credit_schedules_some_provider" CHECK (cardinality("credit_schedules"."providers") between 1 and 2)
);
--> statement-breakpoint
ALTER TABLE "credit_consents" ADD CONSTRAINT "credit_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_enrollments" ADD CONSTRAINT "credit_enrollments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_enrollments" ADD CONSTRAINT "credit_enrollments_consent_fk" FOREIGN KEY ("user_id","consent_id") REFERENCES "public"."credit_consents"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_leases" ADD CONSTRAINT "credit_leases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_reports" ADD CONSTRAINT "credit_reports_score_fk" FOREIGN KEY ("user_id","score_id") REFERENCES "public"."credit_scores"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_runs" ADD CONSTRAINT "credit_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_schedules" ADD CONSTRAINT "credit_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_reports_newest" ON "credit_reports" USING btree ("user_id","provider","as_of");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_runs_day_once" ON "credit_runs" USING btree ("user_id","due_on");--> statement-breakpoint
CREATE INDEX "credit_runs_waiting" ON "credit_runs" USING btree ("started_at") WHERE "credit_runs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "credit_schedules_due" ON "credit_schedules" USING btree ("next_on");