DROP INDEX "account_question_list";--> statement-breakpoint
DROP INDEX "job_step_activity_asmt";--> statement-breakpoint
ALTER TABLE "account_question" ADD COLUMN "usage_measurement_type_id" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
CREATE INDEX "account_question_archived" ON "account_question" USING btree ("account_id","usage_measurement_type_id","text","account_question_id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "account_question_list" ON "account_question" USING btree ("account_id","usage_measurement_type_id","text","account_question_id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "job_step_activity_asmt" ON "job_step_activity" USING btree ("asmt_id","account_id");