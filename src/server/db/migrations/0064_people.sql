CREATE TABLE "employee" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"phone_number" text,
	"city" text,
	"state_code" text,
	"country_code" char(2),
	"created_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	"folded" text GENERATED ALWAYS AS (fold_text(first_name || ' ' || last_name || ' ' || coalesce(email, ''))) STORED,
	"folded_name" text GENERATED ALWAYS AS (fold_text(last_name || ' ' || first_name)) STORED,
	CONSTRAINT "employee_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "employee" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_job" (
	"account_id" bigint NOT NULL,
	"user_job_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "user_job_user_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"job_title" text NOT NULL,
	"department" text,
	"employee_number" text,
	"start_date" date NOT NULL,
	"end_date" date,
	"supervisor_email" text,
	"employment_type" text,
	"separation_type" text,
	"separation_reason_id" bigint,
	"separation_note" text,
	"moved_to" bigint,
	"user_smartreq_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "user_job_account_id_user_job_id_pk" PRIMARY KEY("account_id","user_job_id"),
	CONSTRAINT "user_job_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "user_job_days" CHECK (end_date is null or end_date >= start_date),
	CONSTRAINT "user_job_separation" CHECK ((separation_type is null or (end_date is not null and moved_to is null))
        and (separation_type is not null or (separation_reason_id is null and separation_note is null)))
);
--> statement-breakpoint
ALTER TABLE "user_job" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "profile_job_id" bigint;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_job" ADD CONSTRAINT "user_job_account_id_user_id_employee_account_id_user_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."employee"("account_id","user_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "user_job" ADD CONSTRAINT "user_job_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_job" ADD CONSTRAINT "user_job_separation_reason_fk" FOREIGN KEY ("account_id","separation_reason_id") REFERENCES "public"."separation_reason"("account_id","separation_reason_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_job" ADD CONSTRAINT "user_job_hire_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_user" ON "employee" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "employee_name" ON "employee" USING btree ("account_id","folded_name","user_id");--> statement-breakpoint
CREATE INDEX "employee_email" ON "employee" USING btree ("account_id",lower("email"));--> statement-breakpoint
CREATE INDEX "employee_folded" ON "employee" USING gin (folded gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_job_person" ON "user_job" USING btree ("account_id","user_id","start_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "user_job_profile" ON "user_job" USING btree ("account_id","job_id","end_date","user_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "user_job_number" ON "user_job" USING btree ("account_id","employee_number") WHERE employee_number is not null and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_job_hire" ON "user_job" USING btree ("account_id","user_smartreq_id") WHERE user_smartreq_id is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "user_job_moved" ON "user_job" USING btree ("account_id","moved_to") WHERE moved_to is not null;--> statement-breakpoint
CREATE INDEX "user_job_separation_reason" ON "user_job" USING btree ("account_id","separation_reason_id") WHERE separation_reason_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_profile_title" ON "job" USING btree ("account_id","folded_title") WHERE job_type_id = 1 and archived_at is null;--> statement-breakpoint
CREATE INDEX "job_of_profile" ON "job" USING btree ("account_id","profile_job_id") WHERE profile_job_id is not null;--> statement-breakpoint
-- No release made profiles; rows of that type that came otherwise become what profiles are now.
UPDATE job SET status = 'draft', opened_at = NULL WHERE job_type_id = 1 AND status <> 'draft';--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_profile_private" CHECK (job_type_id <> 1 or status = 'draft');--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_profile_of_requisition" CHECK (profile_job_id is null or job_type_id in (2, 5));--> statement-breakpoint
CREATE POLICY "system_scope" ON "employee" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "employee" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "user_job" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "user_job" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));
--> statement-breakpoint
-- The hires of before: a profile for each title, and a stretch of employment for each hire.
INSERT INTO job (account_id, job_type_id, title, department, plan_version)
SELECT DISTINCT ON (r.account_id, r.folded_title) r.account_id, 1, r.title, r.department, 0
FROM application a JOIN job r ON r.account_id = a.account_id AND r.job_id = a.job_id
WHERE a.status = 'hired' AND a.start_date IS NOT NULL AND a.erased_at IS NULL AND a.deleted_at IS NULL AND r.job_type_id = 2
ORDER BY r.account_id, r.folded_title, r.job_id;--> statement-breakpoint
UPDATE job r SET profile_job_id = p.job_id
FROM job p
WHERE r.job_type_id = 2 AND p.job_type_id = 1 AND p.account_id = r.account_id AND p.folded_title = r.folded_title
  AND EXISTS (SELECT FROM application a WHERE a.account_id = r.account_id AND a.job_id = r.job_id AND a.status = 'hired'
    AND a.start_date IS NOT NULL AND a.erased_at IS NULL AND a.deleted_at IS NULL);--> statement-breakpoint
INSERT INTO employee (account_id, user_id, first_name, last_name, email, phone_number, city, state_code, country_code, created_at)
SELECT DISTINCT ON (p.account_id, p.user_id) p.account_id, p.user_id, p.first_name, p.last_name, p.email, p.phone_number,
  p.city, p.state_code, p.country_code, coalesce(a.decided_at, a.created_at)
FROM application a JOIN applicant p ON p.account_id = a.account_id AND p.user_id = a.user_id
  JOIN job r ON r.account_id = a.account_id AND r.job_id = a.job_id
WHERE a.status = 'hired' AND a.erased_at IS NULL AND a.deleted_at IS NULL AND a.start_date IS NOT NULL
  AND r.profile_job_id IS NOT NULL
ORDER BY p.account_id, p.user_id, a.user_smartreq_id;--> statement-breakpoint
INSERT INTO user_job (account_id, user_id, job_id, job_title, department, start_date, user_smartreq_id, created_at)
SELECT a.account_id, a.user_id, r.profile_job_id, r.title, r.department, a.start_date, a.user_smartreq_id,
  coalesce(a.decided_at, a.created_at)
FROM application a JOIN job r ON r.account_id = a.account_id AND r.job_id = a.job_id
WHERE a.status = 'hired' AND a.erased_at IS NULL AND a.deleted_at IS NULL AND a.start_date IS NOT NULL
  AND r.profile_job_id IS NOT NULL
ORDER BY a.user_smartreq_id;
