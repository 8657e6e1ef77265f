CREATE TABLE "account" (
	"account_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"logo_url" text,
	"company_size" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "account_preference" (
	"account_id" bigint NOT NULL,
	"keyname" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "account_preference_account_id_keyname_pk" PRIMARY KEY("account_id","keyname")
);
--> statement-breakpoint
CREATE TABLE "role" (
	"account_id" bigint NOT NULL,
	"role_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "role_role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role_name" text NOT NULL,
	"all_employee_access" boolean DEFAULT false NOT NULL,
	"company_settings_access" boolean DEFAULT false NOT NULL,
	"full_access" boolean DEFAULT false NOT NULL,
	"job_profile_access" boolean DEFAULT false NOT NULL,
	"performance_access" boolean DEFAULT false NOT NULL,
	"private_data_access" boolean DEFAULT false NOT NULL,
	"company_dashboard_access" boolean DEFAULT false NOT NULL,
	"smartreq_access" boolean DEFAULT false NOT NULL,
	"all_pathways_access" boolean DEFAULT false NOT NULL,
	CONSTRAINT "role_account_id_role_id_pk" PRIMARY KEY("account_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"sort_order" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "user_role_account_id_user_id_role_id_pk" PRIMARY KEY("account_id","user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "answer" (
	"account_id" bigint NOT NULL,
	"attempt_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"value" jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"device_id" uuid NOT NULL,
	"rev" integer NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "answer_evidence" (
	"account_id" bigint NOT NULL,
	"evidence_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_evidence_evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"value" jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"device_id" uuid NOT NULL,
	"rev" integer NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessment" (
	"asmt_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_asmt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"minutes" smallint NOT NULL,
	"question_count" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"scoring" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"user_step_activity_id" bigint NOT NULL,
	"asmt_id" bigint NOT NULL,
	"language" char(2) NOT NULL,
	"device_id" uuid NOT NULL,
	"pledge_accepted_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device_started_at" timestamp with time zone NOT NULL,
	"last_saved_at" timestamp with time zone,
	"answered_count" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone,
	"device_submitted_at" timestamp with time zone,
	"digest" char(64)
);
--> statement-breakpoint
CREATE TABLE "attribute_score" (
	"account_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"attribute_type_id" bigint NOT NULL,
	"user_step_activity_id" bigint NOT NULL,
	"raw" numeric(8, 3) NOT NULL,
	"answered" smallint NOT NULL,
	"items" smallint NOT NULL,
	"score" numeric(5, 2),
	"metric" text NOT NULL,
	"scoring_version" text NOT NULL,
	"computed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attribute_score_account_id_user_smartreq_id_attribute_type_id_pk" PRIMARY KEY("account_id","user_smartreq_id","attribute_type_id")
);
--> statement-breakpoint
CREATE TABLE "attribute_type" (
	"attribute_type_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_type_attribute_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint,
	"slug" text NOT NULL,
	"parent_slug" text,
	"category" text NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_step_activity" (
	"account_id" bigint NOT NULL,
	"user_step_activity_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "user_step_activity_user_step_activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_smartreq_id" bigint NOT NULL,
	"job_step_activity_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text DEFAULT 'available' NOT NULL,
	"scored_at" timestamp with time zone,
	CONSTRAINT "user_step_activity_account_id_user_step_activity_id_pk" PRIMARY KEY("account_id","user_step_activity_id")
);
--> statement-breakpoint
CREATE TABLE "applicant" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"city" text,
	"state_code" text,
	"country_code" char(2),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applicant_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "application" (
	"account_id" bigint NOT NULL,
	"user_smartreq_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "application_user_smartreq_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ref_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "application_ref_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text DEFAULT 'incomplete' NOT NULL,
	"step_status" text DEFAULT 'not_started' NOT NULL,
	"job_step_id" bigint,
	"pct_complete" smallint DEFAULT 0 NOT NULL,
	"score" numeric(5, 2),
	"source_type" text DEFAULT 'other' NOT NULL,
	"external_application_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "application_account_id_user_smartreq_id_pk" PRIMARY KEY("account_id","user_smartreq_id")
);
--> statement-breakpoint
CREATE TABLE "audit_event" (
	"account_id" bigint NOT NULL,
	"audit_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_event_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" bigint,
	"entity" text NOT NULL,
	"entity_id" bigint NOT NULL,
	"action" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"reason" text,
	CONSTRAINT "audit_event_account_id_audit_id_pk" PRIMARY KEY("account_id","audit_id")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"account_id" bigint NOT NULL,
	"job_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "job_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"job_type_id" smallint NOT NULL,
	"title" text NOT NULL,
	"department" text,
	"description" text DEFAULT '' NOT NULL,
	"city" text,
	"state_code" text,
	"country_code" char(2),
	"status" text DEFAULT 'draft' NOT NULL,
	"openings" integer DEFAULT 1 NOT NULL,
	"retake_interval_days" integer DEFAULT 90 NOT NULL,
	"opened_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_account_id_job_id_pk" PRIMARY KEY("account_id","job_id"),
	CONSTRAINT "job_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "job_attribute" (
	"account_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"attribute_type_id" bigint NOT NULL,
	"weight" numeric(6, 3) DEFAULT 1 NOT NULL,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "job_attribute_account_id_job_id_attribute_type_id_pk" PRIMARY KEY("account_id","job_id","attribute_type_id")
);
--> statement-breakpoint
CREATE TABLE "job_step" (
	"account_id" bigint NOT NULL,
	"job_step_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "job_step_job_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"title" text NOT NULL,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "job_step_account_id_job_step_id_pk" PRIMARY KEY("account_id","job_step_id")
);
--> statement-breakpoint
CREATE TABLE "job_step_activity" (
	"account_id" bigint NOT NULL,
	"job_step_activity_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "job_step_activity_job_step_activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_step_id" bigint NOT NULL,
	"asmt_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"sort_order" smallint NOT NULL,
	"is_required" boolean DEFAULT true NOT NULL,
	CONSTRAINT "job_step_activity_account_id_job_step_activity_id_pk" PRIMARY KEY("account_id","job_step_activity_id")
);
--> statement-breakpoint
CREATE TABLE "job_team" (
	"account_id" bigint NOT NULL,
	"job_team_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "job_team_job_team_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"team_role" text NOT NULL,
	CONSTRAINT "job_team_account_id_job_team_id_pk" PRIMARY KEY("account_id","job_team_id")
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"user_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_user_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"language" char(2),
	"is_jf_admin" boolean DEFAULT false NOT NULL,
	"track_user_with_pendo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_user_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "command_receipt" (
	"user_id" bigint NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"command" text NOT NULL,
	"request_hash" char(64) NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "command_receipt_user_id_idempotency_key_pk" PRIMARY KEY("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "login_session" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoke_reason" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"replaced_by" char(64)
);
--> statement-breakpoint
ALTER TABLE "account_preference" ADD CONSTRAINT "account_preference_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_account_id_role_id_role_account_id_role_id_fk" FOREIGN KEY ("account_id","role_id") REFERENCES "public"."role"("account_id","role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_attempt_id_attempt_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_evidence" ADD CONSTRAINT "answer_evidence_attempt_id_attempt_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_asmt_id_assessment_asmt_id_fk" FOREIGN KEY ("asmt_id") REFERENCES "public"."assessment"("asmt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_score" ADD CONSTRAINT "attribute_score_attribute_type_id_attribute_type_attribute_type_id_fk" FOREIGN KEY ("attribute_type_id") REFERENCES "public"."attribute_type"("attribute_type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_score" ADD CONSTRAINT "attribute_score_account_id_user_step_activity_id_user_step_activity_account_id_user_step_activity_id_fk" FOREIGN KEY ("account_id","user_step_activity_id") REFERENCES "public"."user_step_activity"("account_id","user_step_activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_type" ADD CONSTRAINT "attribute_type_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_account_id_user_id_applicant_account_id_user_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."applicant"("account_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_attribute" ADD CONSTRAINT "job_attribute_attribute_type_id_attribute_type_attribute_type_id_fk" FOREIGN KEY ("attribute_type_id") REFERENCES "public"."attribute_type"("attribute_type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_attribute" ADD CONSTRAINT "job_attribute_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_step" ADD CONSTRAINT "job_step_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_step_activity" ADD CONSTRAINT "job_step_activity_asmt_id_assessment_asmt_id_fk" FOREIGN KEY ("asmt_id") REFERENCES "public"."assessment"("asmt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_step_activity" ADD CONSTRAINT "job_step_activity_account_id_job_step_id_job_step_account_id_job_step_id_fk" FOREIGN KEY ("account_id","job_step_id") REFERENCES "public"."job_step"("account_id","job_step_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_team" ADD CONSTRAINT "job_team_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_team" ADD CONSTRAINT "job_team_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_session" ADD CONSTRAINT "login_session_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_login_session_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."login_session"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_role_user" ON "user_role" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_evidence_once" ON "answer_evidence" USING btree ("attempt_id","question_id","device_id","rev");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_version" ON "assessment" USING btree ("slug","version");--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_once" ON "attempt" USING btree ("account_id","user_step_activity_id");--> statement-breakpoint
CREATE INDEX "attempt_user" ON "attempt" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attempt_asmt" ON "attempt" USING btree ("asmt_id");--> statement-breakpoint
CREATE INDEX "attempt_application" ON "attempt" USING btree ("account_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "attribute_score_activity" ON "attribute_score" USING btree ("account_id","user_step_activity_id");--> statement-breakpoint
CREATE INDEX "attribute_score_type" ON "attribute_score" USING btree ("attribute_type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_type_slug" ON "attribute_type" USING btree (coalesce("account_id", 0),"slug");--> statement-breakpoint
CREATE UNIQUE INDEX "user_step_activity_id" ON "user_step_activity" USING btree ("user_step_activity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_step_activity_once" ON "user_step_activity" USING btree ("account_id","user_smartreq_id","job_step_activity_id");--> statement-breakpoint
CREATE INDEX "user_step_activity_user" ON "user_step_activity" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "applicant_user" ON "applicant" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "applicant_name" ON "applicant" USING btree ("account_id","last_name","first_name","user_id");--> statement-breakpoint
CREATE INDEX "applicant_search" ON "applicant" USING gin ((lower("first_name" || ' ' || "last_name" || ' ' || "email")) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "application_id" ON "application" USING btree ("user_smartreq_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_ref" ON "application" USING btree ("ref_id");--> statement-breakpoint
CREATE INDEX "application_user" ON "application" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_list" ON "application" USING btree ("account_id","job_id","created_at" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "application_person" ON "application" USING btree ("account_id","job_id","user_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "application_score" ON "application" USING btree ("account_id","job_id","score") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "application_status" ON "application" USING btree ("account_id","job_id","status","created_at" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "audit_event_entity" ON "audit_event" USING btree ("account_id","entity","entity_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_id" ON "job" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_list" ON "job" USING btree ("account_id","job_type_id","opened_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_attribute_type" ON "job_attribute" USING btree ("attribute_type_id");--> statement-breakpoint
CREATE INDEX "job_step_job" ON "job_step" USING btree ("account_id","job_id","sort_order");--> statement-breakpoint
CREATE INDEX "job_step_activity_step" ON "job_step_activity" USING btree ("account_id","job_step_id","sort_order");--> statement-breakpoint
CREATE INDEX "job_step_activity_asmt" ON "job_step_activity" USING btree ("asmt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_team_member" ON "job_team" USING btree ("account_id","job_id","user_id");--> statement-breakpoint
CREATE INDEX "job_team_user" ON "job_team" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email" ON "app_user" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "command_receipt_age" ON "command_receipt" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "login_session_user" ON "login_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_token_session" ON "refresh_token" USING btree ("session_id");