ALTER TABLE "interview_guide" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_question" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;