CREATE TABLE "removed_debt_entries" (
	"user_id" text NOT NULL,
	"debt_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "removed_debt_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"occurred_on" date NOT NULL,
	"note" text,
	"payment_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "removed_debt_entries_user_id_debt_id_id_pk" PRIMARY KEY("user_id","debt_id","id"),
	CONSTRAINT "removed_debt_entries_kind_known" CHECK ("removed_debt_entries"."kind" in ('opening', 'charge', 'interest', 'fee', 'payment')),
	CONSTRAINT "removed_debt_entries_sign" CHECK (("removed_debt_entries"."kind" = 'charge' and "removed_debt_entries"."amount" <> 0) or "removed_debt_entries"."amount" > 0 or ("removed_debt_entries"."kind" = 'opening' and "removed_debt_entries"."amount" = 0))
);
--> statement-breakpoint
CREATE TABLE "removed_debts" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"interest_rate" numeric(7, 6),
	"minimum_payment" numeric(14, 2),
	"payment_due_date" date,
	"promotional_rate" numeric(7, 6),
	"promotional_ends_on" date,
	"deferred_rate" numeric(7, 6),
	"deferred_ends_on" date,
	"deferred_accrued" numeric(14, 2),
	"minimum_rule" jsonb,
	"statement_minimum" numeric(14, 2),
	"statement_due_on" date,
	"credit_limit" numeric(14, 2),
	"started_on" date,
	"closed_at" timestamp with time zone,
	"written_off" numeric(14, 2),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seq" bigint,
	"removed_at" timestamp with time zone NOT NULL,
	"bank_debt" jsonb,
	CONSTRAINT "removed_debts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "removed_debts_promotional_whole" CHECK (("removed_debts"."promotional_rate" is null) = ("removed_debts"."promotional_ends_on" is null)),
	CONSTRAINT "removed_debts_statement_whole" CHECK (("removed_debts"."statement_minimum" is null) = ("removed_debts"."statement_due_on" is null)),
	CONSTRAINT "removed_debts_deferred_whole" CHECK (num_nulls("removed_debts"."deferred_rate", "removed_debts"."deferred_ends_on", "removed_debts"."deferred_accrued") in (0, 3)),
	CONSTRAINT "removed_debts_written_off_when_closed" CHECK ("removed_debts"."written_off" is null or ("removed_debts"."written_off" > 0 and "removed_debts"."closed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "written_off" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "removed_debt_entries" ADD CONSTRAINT "removed_debt_entries_debt_fk" FOREIGN KEY ("user_id","debt_id") REFERENCES "public"."removed_debts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_debts" ADD CONSTRAINT "removed_debts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "removed_debt_entries_one_opening" ON "removed_debt_entries" USING btree ("user_id","debt_id") WHERE "removed_debt_entries"."kind" = 'opening';--> statement-breakpoint
CREATE INDEX "removed_debts_removed_at" ON "removed_debts" USING btree ("removed_at");--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_written_off_when_closed" CHECK ("debts"."written_off" is null or ("debts"."written_off" > 0 and "debts"."closed_at" is not null));