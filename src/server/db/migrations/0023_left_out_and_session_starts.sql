ALTER TABLE "interview_interviewer" ADD COLUMN "left_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kiosk_session" ADD COLUMN "begun_by" text;--> statement-breakpoint
ALTER TABLE "kiosk_station" ADD COLUMN "list_job_ids" bigint[];--> statement-breakpoint
ALTER TABLE "interview_interviewer" ADD CONSTRAINT "interview_interviewer_left_out" CHECK (left_out_at is null or declined_at is not null);--> statement-breakpoint
ALTER TABLE "kiosk_session" ADD CONSTRAINT "kiosk_session_begun_by" CHECK (begun_by in ('code', 'qr', 'name'));