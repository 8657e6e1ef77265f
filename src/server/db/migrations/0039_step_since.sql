ALTER TABLE "application" ADD COLUMN "step_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE application a SET step_since = coalesce(
  (SELECT max(d.decided_at) FROM application_decision d
   WHERE d.account_id = a.account_id AND d.user_smartreq_id = a.user_smartreq_id AND d.undone_at IS NULL
     AND d.to_job_step_id = a.job_step_id AND d.from_job_step_id IS DISTINCT FROM d.to_job_step_id),
  a.created_at);--> statement-breakpoint
CREATE INDEX "application_stay" ON "application" USING btree ("account_id","job_id","step_since") WHERE deleted_at is null and merged_into is null;