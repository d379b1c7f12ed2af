CREATE TABLE "case_papers" (
	"user_id" text NOT NULL,
	"case_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "case_papers_user_id_case_id_document_id_pk" PRIMARY KEY("user_id","case_id","document_id"),
	CONSTRAINT "case_papers_kind_known" CHECK ("case_papers"."kind" in ('received', 'sent', 'proof', 'other'))
);
--> statement-breakpoint
ALTER TABLE "letter_cases" DROP CONSTRAINT "letter_cases_kind_known";--> statement-breakpoint
ALTER TABLE "letter_cases" DROP CONSTRAINT "letter_cases_outcome_known";--> statement-breakpoint
ALTER TABLE "letter_cases" ADD COLUMN "served_on" date;--> statement-breakpoint
ALTER TABLE "letter_cases" ADD COLUMN "served_how" text;--> statement-breakpoint
ALTER TABLE "letter_cases" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "letter_cases" ADD COLUMN "court" text;--> statement-breakpoint
ALTER TABLE "letter_cases" ADD COLUMN "answer_by" date;--> statement-breakpoint
ALTER TABLE "letter_cases" ADD COLUMN "filed_on" date;--> statement-breakpoint
ALTER TABLE "case_papers" ADD CONSTRAINT "case_papers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_papers" ADD CONSTRAINT "case_papers_case_fk" FOREIGN KEY ("user_id","case_id") REFERENCES "public"."letter_cases"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_papers" ADD CONSTRAINT "case_papers_document_fk" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_cases" ADD CONSTRAINT "letter_cases_served_known" CHECK ("letter_cases"."served_how" in ('by_hand', 'left_home', 'mail', 'posted'));--> statement-breakpoint
ALTER TABLE "letter_cases" ADD CONSTRAINT "letter_cases_court_known" CHECK ("letter_cases"."court" in ('main', 'limited', 'small'));--> statement-breakpoint
ALTER TABLE "letter_cases" ADD CONSTRAINT "letter_cases_kind_known" CHECK ("letter_cases"."kind" in ('bureau_dispute', 'validation', 'dispute', 'stop_contact', 'lawyer', 'sued'));--> statement-breakpoint
ALTER TABLE "letter_cases" ADD CONSTRAINT "letter_cases_outcome_known" CHECK ("letter_cases"."outcome" in ('open', 'corrected', 'verified', 'no_answer', 'withdrawn', 'dismissed', 'settled', 'judgment', 'other'));