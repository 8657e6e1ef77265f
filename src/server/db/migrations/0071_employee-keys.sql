DROP INDEX "employee_email";--> statement-breakpoint
DROP INDEX "user_job_supervisor";--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "email_key" text GENERATED ALWAYS AS (lower(email)) STORED;--> statement-breakpoint
ALTER TABLE "user_job" ADD COLUMN "supervisor_key" text GENERATED ALWAYS AS (lower(supervisor_email)) STORED;--> statement-breakpoint
CREATE INDEX "employee_email" ON "employee" USING btree ("account_id","email_key");--> statement-breakpoint
CREATE INDEX "user_job_supervisor" ON "user_job" USING btree ("account_id","supervisor_key") WHERE supervisor_key is not null and deleted_at is null;