ALTER TABLE "grants" DROP CONSTRAINT "grants_paid_whole";--> statement-breakpoint
ALTER TABLE "ledger_grant_details" DROP CONSTRAINT "ledger_grant_details_whole";--> statement-breakpoint
ALTER TABLE "grant_events" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "grant_events" ADD COLUMN "hear_by" date;--> statement-breakpoint
ALTER TABLE "grant_events" ADD COLUMN "approved_amount" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "grant_events" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "zip" text;--> statement-breakpoint
CREATE INDEX "grants_zip_index" ON "grants" USING btree ("zip");--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_measured_whole" CHECK (num_nulls("grants"."interest_saved", "grants"."months_saved") in (0, 2));--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_paid_whole" CHECK ("grants"."status" <> 'paid' or num_nulls("grants"."approved_amount", "grants"."paid_on") = 0);--> statement-breakpoint
ALTER TABLE "ledger_grant_details" ADD CONSTRAINT "ledger_grant_details_whole" CHECK (case "ledger_grant_details"."kind" when 'grant' then "ledger_grant_details"."program" is not null and num_nulls("ledger_grant_details"."interest_saved", "ledger_grant_details"."months_saved") in (0, 2) and "ledger_grant_details"."amount" > 0 else num_nulls("ledger_grant_details"."corrects", "ledger_grant_details"."reason") = 0 and "ledger_grant_details"."amount" <> 0 end);