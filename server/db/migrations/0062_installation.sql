CREATE TABLE "installation" (
	"is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mode" text NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_one_row" CHECK ("installation"."is_only_row"),
	CONSTRAINT "installation_mode" CHECK ("installation"."mode" in ('sandbox', 'test', 'live'))
);
