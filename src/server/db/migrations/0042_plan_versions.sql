DROP INDEX "job_step_job";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "plan_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "plan_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "plan_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_step" ADD COLUMN "plan_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_step" ADD COLUMN "origin_step_id" bigint;--> statement-breakpoint
CREATE INDEX "job_step_job" ON "job_step" USING btree ("account_id","job_id","plan_version","sort_order");