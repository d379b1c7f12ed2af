CREATE TABLE "due_notices" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"next_at" timestamp with time zone,
	CONSTRAINT "due_notices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "due_notices" ADD CONSTRAINT "due_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_notices_next" ON "due_notices" USING btree ("kind","next_at","user_id") WHERE "due_notices"."next_at" is not null;