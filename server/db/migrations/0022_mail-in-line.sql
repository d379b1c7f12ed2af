CREATE TABLE "waiting_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"is_notice" boolean NOT NULL,
	"send_by" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "waiting_mails_send_by_index" ON "waiting_mails" USING btree ("send_by");