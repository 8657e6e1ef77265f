ALTER TABLE "mail" ADD COLUMN "about_job" bigint;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "approval_requested_by" bigint;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "approval_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "returned_note" text;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_approval_requested_by_app_user_user_id_fk" FOREIGN KEY ("approval_requested_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;