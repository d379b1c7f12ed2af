CREATE TABLE "letter_cases" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "letter_cases_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"sent_on" date,
	"received_on" date,
	"tracking" text,
	"after_free_report" boolean DEFAULT false NOT NULL,
	"added_information_on" date,
	"first_notice_on" date,
	"outcome" text DEFAULT 'open' NOT NULL,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_cases_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "letter_cases_kind_known" CHECK ("letter_cases"."kind" in ('bureau_dispute', 'validation', 'dispute', 'stop_contact', 'lawyer')),
	CONSTRAINT "letter_cases_outcome_known" CHECK ("letter_cases"."outcome" in ('open', 'corrected', 'verified', 'no_answer', 'withdrawn', 'other'))
);
--> statement-breakpoint
ALTER TABLE "letter_cases" ADD CONSTRAINT "letter_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;