ALTER TABLE "recording" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "recording" ADD COLUMN "text_state" text;--> statement-breakpoint
ALTER TABLE "recording" ADD COLUMN "file_text" text;