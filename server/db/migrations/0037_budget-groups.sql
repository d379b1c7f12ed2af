CREATE TABLE "budget_groups" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "budget_groups_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "budget_groups_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "budget_categories" ADD COLUMN "due_day" integer;--> statement-breakpoint
ALTER TABLE "budget_categories" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "budget_groups" ADD CONSTRAINT "budget_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_categories" ADD CONSTRAINT "budget_categories_group_fk" FOREIGN KEY ("user_id","group_id") REFERENCES "public"."budget_groups"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_categories_by_group" ON "budget_categories" USING btree ("user_id","group_id");--> statement-breakpoint
ALTER TABLE "budget_categories" ADD CONSTRAINT "budget_categories_due_day" CHECK ("budget_categories"."due_day" between 1 and 31);