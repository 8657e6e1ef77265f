ALTER TABLE "application_decision" ALTER COLUMN "decided_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application_decision" ADD COLUMN "rule_result" jsonb;--> statement-breakpoint
ALTER TABLE "job_step" ADD COLUMN "pass_rule" text DEFAULT 'manual' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_step" ADD COLUMN "pass_score" smallint;--> statement-breakpoint
ALTER TABLE "job_step_activity" ADD COLUMN "instruction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_decision" ADD CONSTRAINT "application_decision_decided_by" CHECK (case action when 'pass_rule' then decided_by is null and rule_result is not null
        else decided_by is not null and rule_result is null end);--> statement-breakpoint
ALTER TABLE "job_step" ADD CONSTRAINT "job_step_pass_rule" CHECK (case pass_rule when 'min_score' then pass_score is not null and pass_score between 0 and 100
        when 'manual' then pass_score is null when 'all_done' then pass_score is null else false end);