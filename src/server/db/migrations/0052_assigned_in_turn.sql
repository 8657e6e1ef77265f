ALTER TABLE "job_team" ADD COLUMN "is_assigned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_team" ADD COLUMN "last_assigned_at" timestamp with time zone;