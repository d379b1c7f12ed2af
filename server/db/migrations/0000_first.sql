CREATE TABLE "accounts" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password_hash" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"profile_image_url" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"subscription_status" text DEFAULT 'free' NOT NULL,
	"subscription_plan_id" text,
	"subscription_ends_at" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_subscription_status_known" CHECK ("users"."subscription_status" in ('free', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "debt_entries" (
	"user_id" text NOT NULL,
	"debt_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "debt_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"occurred_on" date NOT NULL,
	"note" text,
	"payment_id" uuid,
	"request_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "debt_entries_user_id_debt_id_id_pk" PRIMARY KEY("user_id","debt_id","id"),
	CONSTRAINT "debt_entries_kind_known" CHECK ("debt_entries"."kind" in ('opening', 'charge', 'interest', 'fee', 'payment')),
	CONSTRAINT "debt_entries_sign" CHECK (("debt_entries"."kind" = 'charge' and "debt_entries"."amount" <> 0) or "debt_entries"."amount" > 0 or ("debt_entries"."kind" = 'opening' and "debt_entries"."amount" = 0))
);
--> statement-breakpoint
CREATE TABLE "debt_plans" (
	"user_id" text PRIMARY KEY NOT NULL,
	"plan_order" text NOT NULL,
	"extra" numeric(14, 2) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "debts" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "debts_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"type" text NOT NULL,
	"opening_balance" numeric(14, 2) DEFAULT 0 NOT NULL,
	"charges_total" numeric(14, 2) DEFAULT 0 NOT NULL,
	"interest_total" numeric(14, 2) DEFAULT 0 NOT NULL,
	"fees_total" numeric(14, 2) DEFAULT 0 NOT NULL,
	"payments_total" numeric(14, 2) DEFAULT 0 NOT NULL,
	"balance" numeric(14, 2) DEFAULT 0 NOT NULL,
	"highest_balance" numeric(14, 2) DEFAULT 0 NOT NULL,
	"interest_rate" numeric(7, 6),
	"minimum_payment" numeric(14, 2),
	"payment_due_date" date,
	"promotional_rate" numeric(7, 6),
	"promotional_ends_on" date,
	"deferred_rate" numeric(7, 6),
	"deferred_ends_on" date,
	"deferred_accrued" numeric(14, 2),
	"minimum_rule" jsonb,
	"credit_limit" numeric(14, 2),
	"started_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "debts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "debts_balance_adds_up" CHECK ("debts"."balance" = "debts"."opening_balance" + "debts"."charges_total" + "debts"."interest_total" + "debts"."fees_total" - "debts"."payments_total"),
	CONSTRAINT "debts_balance_not_negative" CHECK ("debts"."balance" >= 0),
	CONSTRAINT "debts_highest_not_below_balance" CHECK ("debts"."highest_balance" >= "debts"."balance"),
	CONSTRAINT "debts_promotional_whole" CHECK (("debts"."promotional_rate" is null) = ("debts"."promotional_ends_on" is null)),
	CONSTRAINT "debts_deferred_whole" CHECK (num_nulls("debts"."deferred_rate", "debts"."deferred_ends_on", "debts"."deferred_accrued") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "request_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_entries" ADD CONSTRAINT "debt_entries_debt_fk" FOREIGN KEY ("user_id","debt_id") REFERENCES "public"."debts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_plans" ADD CONSTRAINT "debt_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_key" ON "accounts" USING btree ("user_id","provider_id","account_id");--> statement-breakpoint
CREATE INDEX "sessions_token_hash_index" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_value_index" ON "verifications" USING btree ("value");--> statement-breakpoint
CREATE INDEX "verifications_expires_at_index" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "debt_entries_one_opening" ON "debt_entries" USING btree ("user_id","debt_id") WHERE "debt_entries"."kind" = 'opening';--> statement-breakpoint
CREATE UNIQUE INDEX "debt_entries_request_once" ON "debt_entries" USING btree ("user_id","debt_id","request_id");--> statement-breakpoint
CREATE INDEX "request_limits_expire_idx" ON "request_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "mail_outbox_recipient_index" ON "mail_outbox" USING btree ("recipient","id");