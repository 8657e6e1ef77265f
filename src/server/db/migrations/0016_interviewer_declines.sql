ALTER TABLE "interview_interviewer" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interview_interviewer" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "interview_interviewer" ADD CONSTRAINT "interview_interviewer_declined" CHECK (declined_at is null and decline_reason is null or declined_at is not null and not is_chosen);