ALTER TABLE "kiosk_session" ADD COLUMN "begun_by" text;--> statement-breakpoint
ALTER TABLE "kiosk_station" ADD COLUMN "list_job_ids" bigint[];--> statement-breakpoint
ALTER TABLE "kiosk_session" ADD CONSTRAINT "kiosk_session_begun_by" CHECK (begun_by in ('code', 'qr', 'name'));