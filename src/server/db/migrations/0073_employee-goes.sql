DROP INDEX "application_person";--> statement-breakpoint
DROP INDEX "application_score";--> statement-breakpoint
DROP INDEX "application_best";--> statement-breakpoint
DROP INDEX "application_newest";--> statement-breakpoint
DROP INDEX "application_newest_status";--> statement-breakpoint
DROP INDEX "application_lowest";--> statement-breakpoint
DROP INDEX "application_highest";--> statement-breakpoint
DROP INDEX "application_list";--> statement-breakpoint
DROP INDEX "application_status";--> statement-breakpoint
DROP INDEX "application_state";--> statement-breakpoint
DROP INDEX "application_step";--> statement-breakpoint
DROP INDEX "application_source_type";--> statement-breakpoint
DROP INDEX "application_newest_source_type";--> statement-breakpoint
DROP INDEX "application_stay";--> statement-breakpoint
ALTER TABLE "password_request" ADD COLUMN "job_uuid" uuid;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "is_of_employee" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "application_person" ON "application" USING btree ("account_id","job_id","user_id","status","step_status","job_step_id") WHERE deleted_at is null and merged_into is null and not is_of_employee;--> statement-breakpoint
CREATE INDEX "application_score" ON "application" USING btree ("account_id","job_id","score") WHERE deleted_at is null and merged_into is null and not is_of_employee;--> statement-breakpoint
CREATE INDEX "application_best" ON "application" USING btree ("account_id","job_id","score" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null and not is_of_employee;--> statement-breakpoint
CREATE INDEX "application_newest" ON "application" USING btree ("account_id","created_at" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null and not is_of_employee;--> statement-breakpoint
CREATE INDEX "application_newest_status" ON "application" USING btree ("account_id","status","created_at" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null and not is_of_employee;--> statement-breakpoint
CREATE INDEX "application_lowest" ON "application" USING btree ("account_id","score") WHERE deleted_at is null and merged_into is null and not is_of_employee;--> statement-breakpoint
CREATE INDEX "application_highest" ON "application" USING btree ("account_id","score" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null and not is_of_employee;--> statement-breakpoint
CREATE INDEX "application_list" ON "application" USING btree ("account_id","job_id","created_at" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null and not is_of_employee;--> statement-breakpoint
CREATE INDEX "application_status" ON "application" USING btree ("account_id","job_id","status","created_at" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null and not is_of_employee;--> statement-breakpoint
CREATE INDEX "application_state" ON "application" USING btree ("account_id","job_id",array_position(array['incomplete', 'new', 'active', 'on_hold', 'offer', 'hired', 'rejected', 'withdrawn', 'transferred'], "status"),"created_at" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null and not is_of_employee;--> statement-breakpoint
CREATE INDEX "application_step" ON "application" USING btree ("account_id","job_id","job_step_id","created_at" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null and not is_of_employee;--> statement-breakpoint
CREATE INDEX "application_source_type" ON "application" USING btree ("account_id","job_id","source_type","created_at" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null and not is_of_employee;--> statement-breakpoint
CREATE INDEX "application_newest_source_type" ON "application" USING btree ("account_id","source_type","created_at" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null and not is_of_employee;--> statement-breakpoint
CREATE INDEX "application_stay" ON "application" USING btree ("account_id","job_id","step_since") WHERE deleted_at is null and merged_into is null and not is_of_employee;