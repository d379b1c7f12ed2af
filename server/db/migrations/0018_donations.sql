CREATE TABLE "donation_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"donation_id" uuid NOT NULL,
	"payment_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "donation_mails" (
	"donation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "donation_mails_donation_id_kind_occasion_pk" PRIMARY KEY("donation_id","kind","occasion")
);
--> statement-breakpoint
CREATE TABLE "donation_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"donation_id" uuid NOT NULL,
	"payment_id" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"returned" numeric(14, 2) NOT NULL,
	"corrections" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"ledger_sequence" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "donation_payments_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "donation_payments_returned_within" CHECK ("donation_payments"."returned" between 0 and "donation_payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "donations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"guest_hash" text,
	"request_id" uuid NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"is_monthly" boolean NOT NULL,
	"email" text,
	"public_name" text,
	"consented_at" timestamp with time zone,
	"state" text DEFAULT 'starting' NOT NULL,
	"session_id" text,
	"url" text,
	"subscription_id" text,
	"customer_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	CONSTRAINT "donations_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "donations_subscription_id_unique" UNIQUE("subscription_id"),
	CONSTRAINT "donations_name_by_consent" CHECK (("donations"."public_name" is null) = ("donations"."consented_at" is null)),
	CONSTRAINT "donations_amount_taken" CHECK ("donations"."amount" between 1 and 25000)
);
--> statement-breakpoint
ALTER TABLE "donation_links" ADD CONSTRAINT "donation_links_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation_links" ADD CONSTRAINT "donation_links_payment_id_donation_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."donation_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation_mails" ADD CONSTRAINT "donation_mails_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation_payments" ADD CONSTRAINT "donation_payments_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donation_payments_by_donation" ON "donation_payments" USING btree ("donation_id");--> statement-breakpoint
CREATE INDEX "donation_payments_by_day" ON "donation_payments" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "donations_once_for_user" ON "donations" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "donations_once_for_guest" ON "donations" USING btree ("guest_hash","request_id");--> statement-breakpoint
CREATE INDEX "donations_unfinished" ON "donations" USING btree ("created_at") WHERE "donations"."state" in ('starting', 'open');--> statement-breakpoint
CREATE INDEX "donations_running" ON "donations" USING btree ("fetched_at") WHERE "donations"."state" in ('active', 'past_due');