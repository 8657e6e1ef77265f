CREATE TABLE "duplicate_dismissal" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"other_user_id" bigint NOT NULL,
	"dismissed_by" bigint NOT NULL,
	"dismissed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "duplicate_dismissal_account_id_user_id_other_user_id_pk" PRIMARY KEY("account_id","user_id","other_user_id"),
	CONSTRAINT "duplicate_dismissal_order" CHECK (user_id < other_user_id)
);
--> statement-breakpoint
ALTER TABLE "duplicate_dismissal" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "application_person";--> statement-breakpoint
DROP INDEX "application_score";--> statement-breakpoint
DROP INDEX "application_best";--> statement-breakpoint
DROP INDEX "application_status";--> statement-breakpoint
DROP INDEX "application_state";--> statement-breakpoint
DROP INDEX "application_newest";--> statement-breakpoint
DROP INDEX "application_newest_status";--> statement-breakpoint
DROP INDEX "application_lowest";--> statement-breakpoint
DROP INDEX "application_highest";--> statement-breakpoint
DROP INDEX "application_list";--> statement-breakpoint
DROP INDEX "application_step";--> statement-breakpoint
ALTER TABLE "applicant" ADD COLUMN "email_key" text GENERATED ALWAYS AS (nullif(lower(replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@' || split_part(email, '@', 2)), '@')) STORED;--> statement-breakpoint
ALTER TABLE "applicant" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (case when length(regexp_replace(phone_number, '\D', '', 'g')) >= 7 then right(regexp_replace(phone_number, '\D', '', 'g'), 9) end) STORED;--> statement-breakpoint
ALTER TABLE "applicant" ADD COLUMN "name_key" text GENERATED ALWAYS AS (nullif(lower(btrim(first_name) || ' ' || btrim(last_name)), ' ')) STORED;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "merged_into" bigint;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "merged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "merged_by" bigint;--> statement-breakpoint
ALTER TABLE "user_profile" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (case when length(regexp_replace(phone_number, '\D', '', 'g')) >= 7 then right(regexp_replace(phone_number, '\D', '', 'g'), 9) end) STORED;--> statement-breakpoint
ALTER TABLE "user_profile" ADD COLUMN "linkedin_key" text GENERATED ALWAYS AS (lower(substring(linkedin_url from 'linkedin\.com/in/([^/?#]+)'))) STORED;--> statement-breakpoint
ALTER TABLE "duplicate_dismissal" ADD CONSTRAINT "duplicate_dismissal_account_id_user_id_applicant_account_id_user_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."applicant"("account_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_dismissal" ADD CONSTRAINT "duplicate_dismissal_account_id_other_user_id_applicant_account_id_user_id_fk" FOREIGN KEY ("account_id","other_user_id") REFERENCES "public"."applicant"("account_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "duplicate_dismissal_other" ON "duplicate_dismissal" USING btree ("account_id","other_user_id");--> statement-breakpoint
CREATE INDEX "applicant_email_key" ON "applicant" USING btree ("account_id","email_key");--> statement-breakpoint
CREATE INDEX "applicant_phone_key" ON "applicant" USING btree ("account_id","phone_key");--> statement-breakpoint
CREATE INDEX "applicant_name_key" ON "applicant" USING btree ("account_id","name_key");--> statement-breakpoint
CREATE INDEX "application_merged" ON "application" USING btree ("account_id","merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "user_profile_phone_key" ON "user_profile" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "user_profile_linkedin_key" ON "user_profile" USING btree ("linkedin_key");--> statement-breakpoint
CREATE INDEX "application_person" ON "application" USING btree ("account_id","job_id","user_id","status","step_status") WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "application_score" ON "application" USING btree ("account_id","job_id","score") WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "application_best" ON "application" USING btree ("account_id","job_id","score" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "application_status" ON "application" USING btree ("account_id","job_id","status","created_at" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "application_state" ON "application" USING btree ("account_id","job_id",array_position(array['incomplete', 'new', 'active', 'on_hold', 'offer', 'hired', 'rejected', 'withdrawn', 'transferred'], "status"),"created_at" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "application_newest" ON "application" USING btree ("account_id","created_at" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "application_newest_status" ON "application" USING btree ("account_id","status","created_at" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "application_lowest" ON "application" USING btree ("account_id","score") WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "application_highest" ON "application" USING btree ("account_id","score" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "application_list" ON "application" USING btree ("account_id","job_id","created_at" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "application_step" ON "application" USING btree ("account_id","job_id","job_step_id","created_at" DESC NULLS LAST) WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE POLICY "system_scope" ON "duplicate_dismissal" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "duplicate_dismissal" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));