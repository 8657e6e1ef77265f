ALTER TABLE "user_job" ADD COLUMN "end_before_move" date;--> statement-breakpoint
CREATE INDEX "user_job_start" ON "user_job" USING btree ("account_id","job_id","start_date","user_job_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "job_profile_department" ON "job" USING btree ("account_id","department","job_id") WHERE job_type_id = 1 and archived_at is null;