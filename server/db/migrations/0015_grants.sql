CREATE TABLE "document_chunks" (
	"user_id" text NOT NULL,
	"document_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	"bytes" text NOT NULL,
	CONSTRAINT "document_chunks_user_id_document_id_position_pk" PRIMARY KEY("user_id","document_id","position"),
	CONSTRAINT "document_chunks_item_named" CHECK ("document_chunks"."item_id" = "document_chunks"."document_id" || ':' || "document_chunks"."position")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer DEFAULT 0 NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "documents_size_not_negative" CHECK ("documents"."size_bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "grant_approvals" (
	"user_id" text NOT NULL,
	"grant_id" uuid NOT NULL,
	"admin_id" text NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grant_approvals_user_id_grant_id_admin_id_pk" PRIMARY KEY("user_id","grant_id","admin_id")
);
--> statement-breakpoint
CREATE TABLE "grant_debts" (
	"user_id" text NOT NULL,
	"grant_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text,
	"kind" text,
	"balance" numeric(14, 2),
	"asked" numeric(14, 2),
	"interest_rate" numeric(7, 6),
	"minimum_payment" numeric(14, 2),
	"debt_id" text,
	CONSTRAINT "grant_debts_user_id_grant_id_position_pk" PRIMARY KEY("user_id","grant_id","position")
);
--> statement-breakpoint
CREATE TABLE "grant_documents" (
	"user_id" text NOT NULL,
	"grant_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "grant_documents_user_id_grant_id_document_id_pk" PRIMARY KEY("user_id","grant_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "grant_events" (
	"user_id" text NOT NULL,
	"grant_id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "grant_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"note" text,
	"admin_id" text,
	"happened_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "grant_events_user_id_grant_id_seq_pk" PRIMARY KEY("user_id","grant_id","seq")
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "grants_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text DEFAULT 'draft' NOT NULL,
	"program" text,
	"household_people" integer,
	"state" text,
	"income_amount" numeric(14, 2),
	"income_period" text,
	"age" integer,
	"is_single_parent" boolean,
	"story" text,
	"consent_version" text,
	"consented_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"hear_from" date,
	"hear_by" date,
	"question" text,
	"approved_amount" numeric(14, 2),
	"decision_reason" text,
	"decided_at" timestamp with time zone,
	"refused_by" text,
	"appeal_text" text,
	"appealed_at" timestamp with time zone,
	"paid_on" date,
	"interest_saved" numeric(14, 2),
	"months_saved" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grants_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "grants_status_known" CHECK ("grants"."status" in ('draft', 'submitted', 'needs_information', 'approved_once', 'approved', 'refused', 'appealed', 'paid', 'withdrawn')),
	CONSTRAINT "grants_amount_in_range" CHECK ("grants"."approved_amount" > 0 and "grants"."approved_amount" <= 5000),
	CONSTRAINT "grants_paid_whole" CHECK ("grants"."status" <> 'paid' or num_nulls("grants"."approved_amount", "grants"."paid_on", "grants"."interest_saved", "grants"."months_saved") = 0)
);
--> statement-breakpoint
ALTER TABLE "document_chunks" ADD CONSTRAINT "document_chunks_document_fk" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_approvals" ADD CONSTRAINT "grant_approvals_grant_fk" FOREIGN KEY ("user_id","grant_id") REFERENCES "public"."grants"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_debts" ADD CONSTRAINT "grant_debts_grant_fk" FOREIGN KEY ("user_id","grant_id") REFERENCES "public"."grants"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_documents" ADD CONSTRAINT "grant_documents_grant_fk" FOREIGN KEY ("user_id","grant_id") REFERENCES "public"."grants"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_documents" ADD CONSTRAINT "grant_documents_document_fk" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_events" ADD CONSTRAINT "grant_events_grant_fk" FOREIGN KEY ("user_id","grant_id") REFERENCES "public"."grants"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_unfinished_index" ON "documents" USING btree ("user_id","created_at") WHERE not "documents"."is_whole";--> statement-breakpoint
CREATE UNIQUE INDEX "grants_one_open" ON "grants" USING btree ("user_id") WHERE "grants"."status" not in ('refused', 'paid', 'withdrawn');--> statement-breakpoint
CREATE INDEX "grants_id_index" ON "grants" USING btree ("id");--> statement-breakpoint
CREATE INDEX "grants_status_index" ON "grants" USING btree ("status");