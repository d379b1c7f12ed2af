CREATE TABLE "billing_events_read" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"read_until" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_events_read_one_row" CHECK ("billing_events_read"."is_only")
);
