CREATE TABLE "job_outcome" (
	"account_id" bigint NOT NULL,
	"job_outcome_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "job_outcome_job_outcome_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"attribute_type_id" bigint NOT NULL,
	"frequency" text NOT NULL,
	"points" jsonb NOT NULL,
	"sort_order" smallint NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "job_outcome_account_id_job_outcome_id_pk" PRIMARY KEY("account_id","job_outcome_id"),
	CONSTRAINT "job_outcome_frequency" CHECK (frequency in ('once', 'monthly', 'quarterly', 'twice_a_year', 'yearly'))
);
--> statement-breakpoint
ALTER TABLE "job_outcome" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "send_satisfaction_invitation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_step" ADD COLUMN "usage_type" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_outcome" ADD CONSTRAINT "job_outcome_attribute_type_id_attribute_type_attribute_type_id_fk" FOREIGN KEY ("attribute_type_id") REFERENCES "public"."attribute_type"("attribute_type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_outcome" ADD CONSTRAINT "job_outcome_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_outcome_of_job" ON "job_outcome" USING btree ("account_id","job_id","attribute_type_id");--> statement-breakpoint
CREATE INDEX "job_outcome_type" ON "job_outcome" USING btree ("attribute_type_id");--> statement-breakpoint
ALTER TABLE "job_step" ADD CONSTRAINT "job_step_usage_type" CHECK (usage_type in (1, 3));--> statement-breakpoint
CREATE POLICY "system_scope" ON "job_outcome" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "job_outcome" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));