CREATE TABLE "debt_statements" (
	"user_id" text NOT NULL,
	"debt_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "debt_statements_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"balance" numeric(14, 2) NOT NULL,
	"minimum" numeric(14, 2) NOT NULL,
	"due_on" date NOT NULL,
	"interest_rate" numeric(7, 6) NOT NULL,
	"interest" numeric(14, 2),
	"past_due" numeric(14, 2) DEFAULT 0 NOT NULL,
	"over_limit" numeric(14, 2) DEFAULT 0 NOT NULL,
	"minimum_only_months" integer,
	"minimum_only_total" numeric(14, 2),
	"three_year_payment" numeric(14, 2),
	"three_year_total" numeric(14, 2),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "debt_statements_user_id_debt_id_id_pk" PRIMARY KEY("user_id","debt_id","id"),
	CONSTRAINT "debt_statements_minimum_within_balance" CHECK ("debt_statements"."minimum" between "debt_statements"."past_due" + "debt_statements"."over_limit" and "debt_statements"."balance"),
	CONSTRAINT "debt_statements_not_negative" CHECK (least("debt_statements"."past_due", "debt_statements"."over_limit", "debt_statements"."interest", "debt_statements"."minimum_only_months") >= 0)
);
--> statement-breakpoint
CREATE TABLE "removed_debt_statements" (
	"user_id" text NOT NULL,
	"debt_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "removed_debt_statements_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"balance" numeric(14, 2) NOT NULL,
	"minimum" numeric(14, 2) NOT NULL,
	"due_on" date NOT NULL,
	"interest_rate" numeric(7, 6) NOT NULL,
	"interest" numeric(14, 2),
	"past_due" numeric(14, 2) DEFAULT 0 NOT NULL,
	"over_limit" numeric(14, 2) DEFAULT 0 NOT NULL,
	"minimum_only_months" integer,
	"minimum_only_total" numeric(14, 2),
	"three_year_payment" numeric(14, 2),
	"three_year_total" numeric(14, 2),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "removed_debt_statements_user_id_debt_id_id_pk" PRIMARY KEY("user_id","debt_id","id"),
	CONSTRAINT "removed_debt_statements_minimum_within_balance" CHECK ("removed_debt_statements"."minimum" between "removed_debt_statements"."past_due" + "removed_debt_statements"."over_limit" and "removed_debt_statements"."balance"),
	CONSTRAINT "removed_debt_statements_not_negative" CHECK (least("removed_debt_statements"."past_due", "removed_debt_statements"."over_limit", "removed_debt_statements"."interest", "removed_debt_statements"."minimum_only_months") >= 0)
);
--> statement-breakpoint
ALTER TABLE "debt_statements" ADD CONSTRAINT "debt_statements_debt_fk" FOREIGN KEY ("user_id","debt_id") REFERENCES "public"."debts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_debt_statements" ADD CONSTRAINT "removed_debt_statements_debt_fk" FOREIGN KEY ("user_id","debt_id") REFERENCES "public"."removed_debts"("user_id","id") ON DELETE cascade ON UPDATE no action;