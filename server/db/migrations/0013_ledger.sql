CREATE TABLE "ledger_donors" (
	"user_id" text,
	"sequence" bigint PRIMARY KEY NOT NULL,
	"public_name" text
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"happened_on" date,
	"amount" numeric(14, 2),
	"corrects" bigint,
	"reason" text,
	"profit" numeric(14, 2),
	"period" text,
	"programs" text,
	"grants" integer,
	"covers" text,
	"interest_saved" numeric(14, 2),
	"months_saved" integer,
	"commitment" text,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"reference" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_kind_known" CHECK ("ledger_entries"."kind" in ('donation', 'tithe', 'correction', 'grant', 'grant_correction', 'group')),
	CONSTRAINT "ledger_entries_hash_form" CHECK ("ledger_entries"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "ledger_entries_grants_are_hidden" CHECK ("ledger_entries"."kind" not in ('grant', 'grant_correction') or (num_nonnulls("ledger_entries"."happened_on", "ledger_entries"."amount", "ledger_entries"."corrects", "ledger_entries"."reason", "ledger_entries"."programs", "ledger_entries"."interest_saved", "ledger_entries"."months_saved") = 0 and "ledger_entries"."commitment" is not null)),
	CONSTRAINT "ledger_entries_groups_are_large" CHECK ("ledger_entries"."kind" <> 'group' or ("ledger_entries"."grants" >= 5 and "ledger_entries"."happened_on" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_grant_details" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"happened_on" date NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"program" text,
	"interest_saved" numeric(14, 2),
	"months_saved" integer,
	"corrects" bigint,
	"reason" text,
	"salt" text NOT NULL,
	CONSTRAINT "ledger_grant_details_whole" CHECK (case "ledger_grant_details"."kind" when 'grant' then num_nulls("ledger_grant_details"."program", "ledger_grant_details"."interest_saved", "ledger_grant_details"."months_saved") = 0 and "ledger_grant_details"."amount" > 0 else num_nulls("ledger_grant_details"."corrects", "ledger_grant_details"."reason") = 0 and "ledger_grant_details"."amount" <> 0 end)
);
--> statement-breakpoint
ALTER TABLE "ledger_donors" ADD CONSTRAINT "ledger_donors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_donors" ADD CONSTRAINT "ledger_donors_sequence_ledger_entries_sequence_fk" FOREIGN KEY ("sequence") REFERENCES "public"."ledger_entries"("sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_grant_details" ADD CONSTRAINT "ledger_grant_details_sequence_ledger_entries_sequence_fk" FOREIGN KEY ("sequence") REFERENCES "public"."ledger_entries"("sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_grant_details" ADD CONSTRAINT "ledger_grant_details_corrects_ledger_entries_sequence_fk" FOREIGN KEY ("corrects") REFERENCES "public"."ledger_entries"("sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_donors_by_person" ON "ledger_donors" USING btree ("user_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_reference_once" ON "ledger_entries" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_one_chain" ON "ledger_entries" USING btree ("previous_hash");--> statement-breakpoint
CREATE INDEX "ledger_entries_corrects" ON "ledger_entries" USING btree ("corrects");--> statement-breakpoint
CREATE INDEX "ledger_grant_details_corrects" ON "ledger_grant_details" USING btree ("corrects");