ALTER TABLE "imports" DROP CONSTRAINT "imports_format_known";--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_format_known" CHECK ("imports"."format" in ('csv', 'ofx', 'qif'));