CREATE TABLE "answer_promise" (
	"account_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"job_step_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"answered_at" timestamp with time zone,
	"overdue_told_at" timestamp with time zone,
	CONSTRAINT "answer_promise_account_id_user_smartreq_id_job_step_id_pk" PRIMARY KEY("account_id","user_smartreq_id","job_step_id")
);
--> statement-breakpoint
ALTER TABLE "answer_promise" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job_step" ADD COLUMN "answer_days" smallint;--> statement-breakpoint
ALTER TABLE "answer_promise" ADD CONSTRAINT "answer_promise_application_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_promise" ADD CONSTRAINT "answer_promise_step_fk" FOREIGN KEY ("account_id","job_step_id") REFERENCES "public"."job_step"("account_id","job_step_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_promise_open" ON "answer_promise" USING btree ("account_id","due_on") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "answer_promise_untold" ON "answer_promise" USING btree ("due_on") WHERE answered_at is null and overdue_told_at is null;--> statement-breakpoint
CREATE INDEX "answer_promise_job" ON "answer_promise" USING btree ("account_id","job_id");--> statement-breakpoint
CREATE INDEX "answer_promise_user" ON "answer_promise" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "job_step" ADD CONSTRAINT "job_step_answer_days" CHECK (answer_days between 1 and 30);--> statement-breakpoint
CREATE POLICY "system_scope" ON "answer_promise" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "answer_promise" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "person_scope" ON "answer_promise" AS PERMISSIVE FOR SELECT TO public USING (user_id = (select app_person_id()));