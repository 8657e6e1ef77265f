DROP INDEX "user_job_person";--> statement-breakpoint
CREATE INDEX "user_job_person" ON "user_job" USING btree ("account_id","user_id","start_date");