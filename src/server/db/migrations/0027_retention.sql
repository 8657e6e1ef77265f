CREATE TABLE "retention_policy" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"ended_applications_days" integer,
	"hired_applications_days" integer,
	"effective_from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_run" (
	"account_id" bigint NOT NULL,
	"run_on" date NOT NULL,
	"rule" text NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"days" integer NOT NULL,
	"erased" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "retention_run_account_id_run_on_rule_pk" PRIMARY KEY("account_id","run_on","rule")
);
--> statement-breakpoint
DROP INDEX "legal_hold_newest";--> statement-breakpoint
ALTER TABLE "retention_policy" ADD CONSTRAINT "retention_policy_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_run" ADD CONSTRAINT "retention_run_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_hired" ON "application" USING btree ("account_id","decided_at") WHERE erased_at is null and status = 'hired';--> statement-breakpoint
CREATE INDEX "application_ended" ON "application" USING btree ("account_id",(case when "status" in ('hired', 'rejected', 'withdrawn', 'transferred') then "decided_at" else "deleted_at" end)) WHERE erased_at is null and status <> 'hired';--> statement-breakpoint
CREATE INDEX "job_closed" ON "job" USING btree ("account_id","closed_at") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "legal_hold_newest" ON "legal_hold" USING btree ("account_id","placed_at","user_smartreq_id");
--> statement-breakpoint
-- A company's rules are its own; what the runs did is written by the system, and read by the company.
ALTER TABLE retention_policy ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON retention_policy
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY account_scope ON retention_policy
  USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
--> statement-breakpoint
ALTER TABLE retention_run ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON retention_run
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY account_scope ON retention_run FOR SELECT USING (account_id = (SELECT app_account_id()));
--> statement-breakpoint
-- The record of a run stays.
REVOKE DELETE ON retention_run FROM fairlead_app;
