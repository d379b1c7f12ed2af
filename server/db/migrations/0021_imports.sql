CREATE TABLE "import_debts" (
	"user_id" text NOT NULL,
	"debt_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	CONSTRAINT "import_debts_user_id_debt_id_pk" PRIMARY KEY("user_id","debt_id")
);
--> statement-breakpoint
CREATE TABLE "import_lines" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "import_lines_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"import_id" uuid NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"posted_on" date NOT NULL,
	"description" text NOT NULL,
	"merchant_key" text NOT NULL,
	"sorting" text NOT NULL,
	CONSTRAINT "import_lines_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "import_lines_not_zero" CHECK ("import_lines"."amount" <> 0),
	CONSTRAINT "import_lines_sorting_known" CHECK ("import_lines"."sorting" in ('nobody', 'rule', 'person', 'moved', 'out'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "imports_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"skipped" bigint DEFAULT 0 NOT NULL,
	"request_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imports_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "imports_kind_known" CHECK ("imports"."kind" in ('transactions', 'debts')),
	CONSTRAINT "imports_format_known" CHECK ("imports"."format" in ('csv', 'ofx'))
);
--> statement-breakpoint
ALTER TABLE "spending" DROP CONSTRAINT "spending_source_known";--> statement-breakpoint
ALTER TABLE "import_debts" ADD CONSTRAINT "import_debts_import_fk" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_debts" ADD CONSTRAINT "import_debts_debt_fk" FOREIGN KEY ("user_id","debt_id") REFERENCES "public"."debts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_fk" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_lines_by_import" ON "import_lines" USING btree ("user_id","import_id");--> statement-breakpoint
CREATE INDEX "import_lines_by_day" ON "import_lines" USING btree ("user_id","posted_on");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_request_once" ON "imports" USING btree ("user_id","request_id");--> statement-breakpoint
ALTER TABLE "spending" ADD CONSTRAINT "spending_source_known" CHECK ("spending"."source" in ('person', 'bank', 'import'));