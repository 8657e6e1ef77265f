CREATE TABLE "automation_rule" (
	"account_id" bigint NOT NULL,
	"automation_rule_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "automation_rule_automation_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"sort_order" smallint NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"switched_on_by" bigint,
	"switched_on_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"trigger" jsonb NOT NULL,
	"conditions" jsonb NOT NULL,
	"actions" jsonb NOT NULL,
	"delay_hours" smallint DEFAULT 0 NOT NULL,
	"problem" text,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "automation_rule_account_id_automation_rule_id_pk" PRIMARY KEY("account_id","automation_rule_id"),
	CONSTRAINT "automation_rule_switched_on" CHECK (not is_on or (switched_on_by is not null and switched_on_at is not null and deleted_at is null))
);
--> statement-breakpoint
CREATE TABLE "automation_run" (
	"account_id" bigint NOT NULL,
	"run_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "automation_run_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"automation_rule_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"event_key" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"seen_status" text NOT NULL,
	"seen_job_step_id" bigint,
	"chain" bigint[] NOT NULL,
	"batch_id" uuid NOT NULL,
	"change_batch_ids" uuid[] NOT NULL,
	CONSTRAINT "automation_run_account_id_run_id_pk" PRIMARY KEY("account_id","run_id")
);
--> statement-breakpoint
ALTER TABLE "application_decision" DROP CONSTRAINT "application_decision_decided_by";--> statement-breakpoint
ALTER TABLE "application_decision" ADD COLUMN "automation_rule_id" bigint;--> statement-breakpoint
ALTER TABLE "automation_rule" ADD CONSTRAINT "automation_rule_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_run" ADD CONSTRAINT "automation_run_rule_fk" FOREIGN KEY ("account_id","automation_rule_id") REFERENCES "public"."automation_rule"("account_id","automation_rule_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_run" ADD CONSTRAINT "automation_run_application_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "automation_rule_slug" ON "automation_rule" USING btree ("account_id","job_id","slug");--> statement-breakpoint
CREATE INDEX "automation_rule_timed" ON "automation_rule" USING btree ("automation_rule_id") WHERE is_on and trigger ->> 'kind' = 'time_since';--> statement-breakpoint
CREATE UNIQUE INDEX "automation_run_event" ON "automation_run" USING btree ("account_id","automation_rule_id","user_smartreq_id","event_key");--> statement-breakpoint
CREATE INDEX "automation_run_rule" ON "automation_run" USING btree ("account_id","automation_rule_id","at");--> statement-breakpoint
CREATE INDEX "automation_run_of" ON "automation_run" USING btree ("account_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "automation_run_due" ON "automation_run" USING btree ("at") WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE "application_decision" ADD CONSTRAINT "application_decision_automation_fk" FOREIGN KEY ("account_id","automation_rule_id") REFERENCES "public"."automation_rule"("account_id","automation_rule_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_decision_automation" ON "application_decision" USING btree ("account_id","automation_rule_id") WHERE automation_rule_id is not null;--> statement-breakpoint
ALTER TABLE "application_decision" ADD CONSTRAINT "application_decision_decided_by" CHECK (case action when 'pass_rule' then decided_by is null and rule_result is not null and automation_rule_id is null
        else (decided_by is null) = (automation_rule_id is not null) and rule_result is null end);