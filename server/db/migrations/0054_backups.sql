CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"way" text NOT NULL,
	CONSTRAINT "backups_way" CHECK ("backups"."way" in ('copy', 'dump', 'elsewhere'))
);
