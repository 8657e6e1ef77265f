ALTER TABLE "interview" ADD COLUMN "break_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_interviewer" ADD COLUMN "position" smallint;--> statement-breakpoint
ALTER TABLE "interview_interviewer" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interview_interviewer" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interview_interviewer" ADD CONSTRAINT "interview_interviewer_part" CHECK ((starts_at is null) = (ends_at is null) and ends_at >= starts_at);