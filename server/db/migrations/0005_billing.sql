CREATE TABLE "bank_accounts" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "bank_accounts_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bank_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"persistent_id" text,
	"name" text NOT NULL,
	"mask" text,
	"type" text NOT NULL,
	"subtype" text,
	"balance" numeric(14, 2),
	"is_shared" boolean DEFAULT true NOT NULL,
	"made_debt" boolean DEFAULT false NOT NULL,
	"promotional_rate" numeric(7, 6),
	CONSTRAINT "bank_accounts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "bank_accounts_type_known" CHECK ("bank_accounts"."type" in ('depository', 'credit', 'loan', 'other'))
);
--> statement-breakpoint
CREATE TABLE "bank_debts" (
	"user_id" text NOT NULL,
	"debt_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	"fetched" jsonb NOT NULL,
	"typed" text[] DEFAULT '{}' NOT NULL,
	"followed_from" date NOT NULL,
	"confirmed" uuid[] DEFAULT '{}' NOT NULL,
	"last_payment_on" date,
	CONSTRAINT "bank_debts_user_id_debt_id_pk" PRIMARY KEY("user_id","debt_id")
);
--> statement-breakpoint
CREATE TABLE "bank_items" (
	"user_id" text NOT NULL,
	"item_id" text NOT NULL,
	"bank_id" uuid,
	"state" text NOT NULL,
	"access_token" text NOT NULL,
	"cursor" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_items_user_id_item_id_pk" PRIMARY KEY("user_id","item_id"),
	CONSTRAINT "bank_items_state_known" CHECK ("bank_items"."state" in ('linking', 'linked', 'retired')),
	CONSTRAINT "bank_items_linked_to_bank" CHECK ("bank_items"."state" <> 'linked' or "bank_items"."bank_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "bank_transactions" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "bank_transactions_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"merchant" text NOT NULL,
	"merchant_key" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"posted_on" date NOT NULL,
	"is_pending" boolean NOT NULL,
	"kind" text NOT NULL,
	"sorting" text DEFAULT 'nobody' NOT NULL,
	"payment_id" uuid,
	"payment_by" text,
	CONSTRAINT "bank_transactions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "bank_transactions_kind_known" CHECK ("bank_transactions"."kind" in ('spending', 'moved')),
	CONSTRAINT "bank_transactions_sorting_known" CHECK ("bank_transactions"."sorting" in ('nobody', 'rule', 'person', 'out')),
	CONSTRAINT "bank_transactions_payment_whole" CHECK (("bank_transactions"."payment_id" is null) = ("bank_transactions"."payment_by" is null))
);
--> statement-breakpoint
CREATE TABLE "banks" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "banks_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" text NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'good' NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"refreshed_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "banks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "link_attempts" (
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"claimed_at" timestamp with time zone,
	"item_id" text,
	"bank_id" uuid,
	"accounts_linked" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_attempts_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "spending_rules" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "spending_rules_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"merchant_key" text NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "spending_rules_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "billing_checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"guest_hash" text,
	"plan_id" text NOT NULL,
	"has_trial" boolean NOT NULL,
	"customer_id" text,
	"session_id" text,
	"url" text,
	"email" text,
	"subscription_id" text,
	"state" text DEFAULT 'starting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_checkouts_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "billing_checkouts_somebodys" CHECK ("billing_checkouts"."user_id" is not null or "billing_checkouts"."guest_hash" is not null)
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_mails" (
	"subscription_id" text NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "billing_mails_subscription_id_kind_occasion_pk" PRIMARY KEY("subscription_id","kind","occasion")
);
--> statement-breakpoint
CREATE TABLE "billing_plans" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"customer_id" text NOT NULL,
	"customer_email" text,
	"checkout_id" uuid,
	"status" text NOT NULL,
	"plan_id" text,
	"started_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone,
	"trial_ends_at" timestamp with time zone,
	"cancels_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"next_plan_id" text,
	"past_due_since" timestamp with time zone,
	"refused_for" text,
	"dismissed_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	"quoted_plan_id" text,
	"quoted_at" timestamp with time zone,
	"quoted_due_cents" integer,
	"quoted_monthly_cents" integer
);
--> statement-breakpoint
CREATE TABLE "billing_trials" (
	"used_by" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_bank_fk" FOREIGN KEY ("user_id","bank_id") REFERENCES "public"."banks"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_debts" ADD CONSTRAINT "bank_debts_debt_fk" FOREIGN KEY ("user_id","debt_id") REFERENCES "public"."debts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_debts" ADD CONSTRAINT "bank_debts_account_fk" FOREIGN KEY ("user_id","account_id") REFERENCES "public"."bank_accounts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_items" ADD CONSTRAINT "bank_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_items" ADD CONSTRAINT "bank_items_bank_fk" FOREIGN KEY ("user_id","bank_id") REFERENCES "public"."banks"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_account_fk" FOREIGN KEY ("user_id","account_id") REFERENCES "public"."bank_accounts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banks" ADD CONSTRAINT "banks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_attempts" ADD CONSTRAINT "link_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_attempts" ADD CONSTRAINT "link_attempts_bank_fk" FOREIGN KEY ("user_id","bank_id") REFERENCES "public"."banks"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spending_rules" ADD CONSTRAINT "spending_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spending_rules" ADD CONSTRAINT "spending_rules_category_fk" FOREIGN KEY ("user_id","category_id") REFERENCES "public"."budget_categories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_checkouts" ADD CONSTRAINT "billing_checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_plans" ADD CONSTRAINT "billing_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_accounts_by_bank" ON "bank_accounts" USING btree ("user_id","bank_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_debts_one_an_account" ON "bank_debts" USING btree ("user_id","account_id");--> statement-breakpoint
CREATE INDEX "bank_items_by_item" ON "bank_items" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_items_one_linked" ON "bank_items" USING btree ("user_id","bank_id") WHERE "bank_items"."state" = 'linked';--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transactions_once" ON "bank_transactions" USING btree ("user_id","provider_id");--> statement-breakpoint
CREATE INDEX "bank_transactions_by_day" ON "bank_transactions" USING btree ("user_id","posted_on");--> statement-breakpoint
CREATE INDEX "bank_transactions_by_account" ON "bank_transactions" USING btree ("user_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "spending_rules_one_a_merchant" ON "spending_rules" USING btree ("user_id","merchant_key");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_checkouts_one_for_user" ON "billing_checkouts" USING btree ("user_id") WHERE "billing_checkouts"."state" in ('starting', 'open');--> statement-breakpoint
CREATE UNIQUE INDEX "billing_checkouts_one_for_guest" ON "billing_checkouts" USING btree ("guest_hash") WHERE "billing_checkouts"."state" in ('starting', 'open');--> statement-breakpoint
CREATE INDEX "billing_checkouts_by_guest" ON "billing_checkouts" USING btree ("guest_hash");--> statement-breakpoint
CREATE INDEX "billing_checkouts_by_email" ON "billing_checkouts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "billing_checkouts_unfinished" ON "billing_checkouts" USING btree ("created_at") WHERE "billing_checkouts"."state" in ('starting', 'open');--> statement-breakpoint
CREATE INDEX "billing_plans_by_user" ON "billing_plans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_plans_by_email" ON "billing_plans" USING btree ("customer_email");--> statement-breakpoint
CREATE INDEX "billing_plans_not_over" ON "billing_plans" USING btree ("fetched_at") WHERE "billing_plans"."ended_at" is null;