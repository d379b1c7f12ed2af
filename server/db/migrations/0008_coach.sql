CREATE TABLE "coach_messages" (
	"user_id" text NOT NULL,
	"conversation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "coach_messages_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"content" text NOT NULL,
	"written_by" text,
	"facts" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coach_messages_user_id_conversation_id_id_pk" PRIMARY KEY("user_id","conversation_id","id"),
	CONSTRAINT "coach_messages_writer" CHECK (("coach_messages"."role" = 'assistant') = ("coach_messages"."written_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "coach_shared" (
	"user_id" text NOT NULL,
	"conversation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "coach_shared_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sent_to" text NOT NULL,
	"content" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coach_shared_user_id_conversation_id_id_pk" PRIMARY KEY("user_id","conversation_id","id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "coach_messages" ADD CONSTRAINT "coach_messages_conversation_fk" FOREIGN KEY ("user_id","conversation_id") REFERENCES "public"."conversations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_shared" ADD CONSTRAINT "coach_shared_conversation_fk" FOREIGN KEY ("user_id","conversation_id") REFERENCES "public"."conversations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_messages_in_order" ON "coach_messages" USING btree ("user_id","conversation_id","seq");--> statement-breakpoint
CREATE INDEX "conversations_by_time" ON "conversations" USING btree ("user_id","last_at");