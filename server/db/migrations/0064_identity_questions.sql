ALTER TABLE "credit_enrollments" DROP CONSTRAINT "credit_enrollments_state_known";--> statement-breakpoint
ALTER TABLE "credit_enrollments" ADD COLUMN "identity_check_id" text;--> statement-breakpoint
CREATE INDEX "credit_enrollments_member" ON "credit_enrollments" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "credit_enrollments" ADD CONSTRAINT "credit_enrollments_state_known" CHECK ("credit_enrollments"."state" in ('ready', 'phoneCode', 'questions', 'unsupported'));