-- A sandbox that is older than this set has its tables already.
CREATE TABLE IF NOT EXISTS "sandbox_objects" (
	"service" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"owner_id" text,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_objects_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_objects_service_kind_id_pk" PRIMARY KEY("service","kind","id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "sandbox_state" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sandbox_objects_by_owner" ON "sandbox_objects" USING btree ("service","kind","owner_id","seq");
