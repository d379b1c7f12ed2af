CREATE TABLE "coach_model_days" (
	"day" date PRIMARY KEY NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"dropped" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"tokens_in" bigint DEFAULT 0 NOT NULL,
	"tokens_out" bigint DEFAULT 0 NOT NULL,
	"cost_micro_dollars" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coach_messages" ADD COLUMN "understood_by" text;