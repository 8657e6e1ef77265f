CREATE TABLE "account_field" (
	"account_id" bigint NOT NULL,
	"account_field_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_field_account_field_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"usage_type_id" smallint NOT NULL,
	"text" text NOT NULL,
	"is_private" boolean NOT NULL,
	"written" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "account_field_account_id_account_field_id_pk" PRIMARY KEY("account_id","account_field_id"),
	CONSTRAINT "account_field_usage" CHECK (usage_type_id = 2)
);
--> statement-breakpoint
ALTER TABLE "account_field" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_onboarding_form" (
	"account_id" bigint NOT NULL,
	"account_onboarding_form_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_onboarding_form_account_onboarding_form_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"sections" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "account_onboarding_form_account_id_account_onboarding_form_id_pk" PRIMARY KEY("account_id","account_onboarding_form_id")
);
--> statement-breakpoint
ALTER TABLE "account_onboarding_form" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_preference" (
	"account_id" bigint NOT NULL,
	"keyname" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "account_preference_account_id_keyname_pk" PRIMARY KEY("account_id","keyname")
);
--> statement-breakpoint
ALTER TABLE "account_preference" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"notifications" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "role_account_id_role_id_pk" PRIMARY KEY("account_id","role_id")
);
--> statement-breakpoint
ALTER TABLE "role" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sign_in_policy" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"session_idle_minutes" integer NOT NULL,
	"session_hours" integer NOT NULL,
	"is_second_factor_required" boolean DEFAULT false NOT NULL,
	"is_sign_on_required" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_policy" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_role" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"sort_order" smallint DEFAULT 1 NOT NULL,
	"signed_out_at" timestamp with time zone,
	CONSTRAINT "user_role_account_id_user_id_role_id_pk" PRIMARY KEY("account_id","user_id","role_id")
);
--> statement-breakpoint
ALTER TABLE "user_role" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "activity_notification" (
	"account_id" bigint NOT NULL,
	"job_team_id" bigint NOT NULL,
	"origin_activity_id" bigint NOT NULL,
	CONSTRAINT "activity_notification_pk" PRIMARY KEY("account_id","job_team_id","origin_activity_id")
);
--> statement-breakpoint
ALTER TABLE "activity_notification" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "applicant_tag" (
	"account_id" bigint NOT NULL,
	"tag_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "applicant_tag_tag_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applicant_tag_account_id_tag_id_pk" PRIMARY KEY("account_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "applicant_tag" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_change" (
	"account_id" bigint NOT NULL,
	"change_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "application_change_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" uuid NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"changed_by" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "application_change_account_id_change_id_pk" PRIMARY KEY("account_id","change_id")
);
--> statement-breakpoint
ALTER TABLE "application_change" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_tag" (
	"account_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "application_tag_account_id_user_smartreq_id_tag_id_pk" PRIMARY KEY("account_id","user_smartreq_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "application_tag" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "applicant_export" (
	"account_id" bigint NOT NULL,
	"export_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"job_id" bigint,
	"format" text NOT NULL,
	"language" char(2) NOT NULL,
	"request" jsonb NOT NULL,
	"job_ids" bigint[],
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"bytes" integer,
	"requested_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applicant_export_account_id_export_id_pk" PRIMARY KEY("account_id","export_id"),
	CONSTRAINT "applicant_export_format" CHECK ("applicant_export"."format" in ('csv', 'xlsx'))
);
--> statement-breakpoint
ALTER TABLE "applicant_export" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "applicant_invitation" (
	"account_id" bigint NOT NULL,
	"invitation_uuid" uuid NOT NULL,
	"job_id" bigint NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"sent_by" bigint NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"language" char(2) NOT NULL,
	"apply_path" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text,
	"opted_out_at" timestamp with time zone,
	CONSTRAINT "applicant_invitation_account_id_invitation_uuid_pk" PRIMARY KEY("account_id","invitation_uuid")
);
--> statement-breakpoint
ALTER TABLE "applicant_invitation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invite_message" (
	"account_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"language" char(2) NOT NULL,
	CONSTRAINT "invite_message_account_id_job_id_pk" PRIMARY KEY("account_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "invite_message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"capped_instants" jsonb,
	CONSTRAINT "answer_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "answer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "answer_evidence" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assessment" (
	"asmt_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_asmt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint,
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"minutes" smallint NOT NULL,
	"question_count" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"scoring" jsonb NOT NULL,
	"settings" jsonb
);
--> statement-breakpoint
ALTER TABLE "assessment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "attempt" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "attribute_score" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attribute_type" (
	"attribute_type_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_type_attribute_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint,
	"slug" text NOT NULL,
	"parent_slug" text,
	"category" text NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attribute_type" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "user_step_activity" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"address" text,
	"before" jsonb,
	"after" jsonb,
	"job_id" bigint,
	CONSTRAINT "audit_event_account_id_audit_id_pk" PRIMARY KEY("account_id","audit_id")
);
--> statement-breakpoint
ALTER TABLE "audit_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "automation_rule" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "automation_run" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "career_page" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"career_page_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "career_page_career_page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "career_page" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_posting" (
	"account_id" bigint NOT NULL,
	"job_posting_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "job_posting_job_posting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"city" text,
	"state_code" text,
	"country_code" char(2),
	"workplace_type" text DEFAULT 'on_site' NOT NULL,
	"employment_type" text DEFAULT 'full_time' NOT NULL,
	"salary_min" numeric(12, 2),
	"salary_max" numeric(12, 2),
	"salary_currency" char(3),
	"salary_period" text,
	"valid_until" date,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_posting_account_id_job_posting_id_pk" PRIMARY KEY("account_id","job_posting_id"),
	CONSTRAINT "job_posting_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
ALTER TABLE "job_posting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "source_link" (
	"account_id" bigint NOT NULL,
	"source_link_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "source_link_source_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "source_link_account_id_source_link_id_pk" PRIMARY KEY("account_id","source_link_id")
);
--> statement-breakpoint
ALTER TABLE "source_link" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_comment" (
	"account_id" bigint NOT NULL,
	"comment_uuid" uuid NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"author_user_id" bigint NOT NULL,
	"scope" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "application_comment_account_id_comment_uuid_pk" PRIMARY KEY("account_id","comment_uuid"),
	CONSTRAINT "application_comment_comment_uuid_unique" UNIQUE("comment_uuid"),
	CONSTRAINT "application_comment_scope" CHECK (scope in ('team', 'private'))
);
--> statement-breakpoint
ALTER TABLE "application_comment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_media" (
	"account_id" bigint NOT NULL,
	"media_id" uuid PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_media" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consent" (
	"user_id" bigint NOT NULL,
	"text_id" bigint NOT NULL,
	"language" char(2) NOT NULL,
	"door" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_user_id_text_id_pk" PRIMARY KEY("user_id","text_id")
);
--> statement-breakpoint
ALTER TABLE "consent" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consent_text" (
	"text_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_text_text_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"bodies" jsonb NOT NULL,
	"asks_again" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent_text" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_decision" (
	"account_id" bigint NOT NULL,
	"decision_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "application_decision_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" uuid NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"action" text NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"plan_version" integer NOT NULL,
	"from_status" text NOT NULL,
	"from_step_status" text NOT NULL,
	"from_job_step_id" bigint,
	"to_status" text NOT NULL,
	"to_step_status" text NOT NULL,
	"to_job_step_id" bigint,
	"step_outcome" text,
	"rejection_reason_id" bigint,
	"reason_note" text,
	"rule_result" jsonb,
	"automation_rule_id" bigint,
	"undone_at" timestamp with time zone,
	CONSTRAINT "application_decision_account_id_decision_id_pk" PRIMARY KEY("account_id","decision_id"),
	CONSTRAINT "application_decision_decided_by" CHECK (case action when 'pass_rule' then decided_by is null and rule_result is not null and automation_rule_id is null
        else (decided_by is null) = (automation_rule_id is not null) and rule_result is null end)
);
--> statement-breakpoint
ALTER TABLE "application_decision" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rejection_reason" (
	"account_id" bigint NOT NULL,
	"rejection_reason_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "rejection_reason_rejection_reason_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reason_type" text NOT NULL,
	"label" text NOT NULL,
	"standard_reason" text,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "rejection_reason_account_id_rejection_reason_id_pk" PRIMARY KEY("account_id","rejection_reason_id")
);
--> statement-breakpoint
ALTER TABLE "rejection_reason" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "eeoc_answer" (
	"account_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"gender" text,
	"race" text,
	"veteran" text,
	"disability" text,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "eeoc_answer_account_id_user_smartreq_id_pk" PRIMARY KEY("account_id","user_smartreq_id")
);
--> statement-breakpoint
ALTER TABLE "eeoc_answer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "extra_time_setting" (
	"account_id" bigint NOT NULL,
	"setting_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "extra_time_setting_setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_smartreq_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"extra_time" text NOT NULL,
	"set_by" bigint NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "extra_time_setting_account_id_setting_id_pk" PRIMARY KEY("account_id","setting_id")
);
--> statement-breakpoint
ALTER TABLE "extra_time_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hiring_class" (
	"account_id" bigint NOT NULL,
	"hiring_class_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "hiring_class_hiring_class_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"name" text NOT NULL,
	"seats" integer NOT NULL,
	"start_date" date NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hiring_class_account_id_hiring_class_id_pk" PRIMARY KEY("account_id","hiring_class_id")
);
--> statement-breakpoint
ALTER TABLE "hiring_class" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hiring_class_assignment" (
	"account_id" bigint NOT NULL,
	"assignment_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "hiring_class_assignment_assignment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" uuid NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"from_hiring_class_id" bigint,
	"to_hiring_class_id" bigint,
	"assigned_by" bigint NOT NULL,
	"assigned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "hiring_class_assignment_account_id_assignment_id_pk" PRIMARY KEY("account_id","assignment_id")
);
--> statement-breakpoint
ALTER TABLE "hiring_class_assignment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"installation_id" uuid NOT NULL,
	CONSTRAINT "installation_is_one" CHECK ("installation"."is_only")
);
--> statement-breakpoint
ALTER TABLE "installation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "interview_feedback" (
	"account_id" bigint NOT NULL,
	"interview_uuid" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text NOT NULL,
	"entries" jsonb NOT NULL,
	"submitted_at" timestamp with time zone,
	"unlock_reason" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_feedback_account_id_interview_uuid_user_id_pk" PRIMARY KEY("account_id","interview_uuid","user_id"),
	CONSTRAINT "interview_feedback_status" CHECK ("interview_feedback"."status" in ('draft', 'submitted', 'unlocked')),
	CONSTRAINT "interview_feedback_submitted" CHECK ("interview_feedback"."status" = 'draft' or "interview_feedback"."submitted_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "interview_feedback" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "interview" (
	"account_id" bigint NOT NULL,
	"interview_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"link_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"job_step_activity_id" bigint NOT NULL,
	"user_step_activity_id" bigint NOT NULL,
	"status" text NOT NULL,
	"mode" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"minutes" smallint NOT NULL,
	"format" text NOT NULL,
	"place" text NOT NULL,
	"event_version" integer DEFAULT 0 NOT NULL,
	"candidate_zone" text,
	"invite_message" text DEFAULT '' NOT NULL,
	"candidate_note" text,
	"end_reason" text,
	"origin" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" bigint NOT NULL,
	CONSTRAINT "interview_account_id_interview_uuid_pk" PRIMARY KEY("account_id","interview_uuid"),
	CONSTRAINT "interview_link_uuid_unique" UNIQUE("link_uuid"),
	CONSTRAINT "interview_status" CHECK (status in ('needs_scheduling', 'awaiting_interviewer_slots', 'awaiting_candidate_booking', 'scheduled',
        'awaiting_feedback', 'complete', 'cancelled', 'no_show', 'declined')),
	CONSTRAINT "interview_times" CHECK ((starts_at is null) = (ends_at is null) and ends_at >= starts_at
        and (status <> 'scheduled' or starts_at is not null))
);
--> statement-breakpoint
ALTER TABLE "interview" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "interview_interviewer" (
	"account_id" bigint NOT NULL,
	"interview_uuid" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"is_chosen" boolean NOT NULL,
	CONSTRAINT "interview_interviewer_account_id_interview_uuid_user_id_pk" PRIMARY KEY("account_id","interview_uuid","user_id")
);
--> statement-breakpoint
ALTER TABLE "interview_interviewer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "interviewer_availability" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"time_zone" text NOT NULL,
	"weekly" jsonb NOT NULL,
	"exceptions" jsonb NOT NULL,
	"buffer_minutes" smallint NOT NULL,
	"notice_hours" smallint NOT NULL,
	"daily_limit" smallint,
	"weekly_limit" smallint,
	"default_place" text NOT NULL,
	"about" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interviewer_availability_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "interviewer_availability" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "calendar_busy_time" (
	"account_id" bigint NOT NULL,
	"calendar_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_busy_time_account_id_calendar_id_starts_at_pk" PRIMARY KEY("account_id","calendar_id","starts_at"),
	CONSTRAINT "calendar_busy_time_order" CHECK ("calendar_busy_time"."ends_at" > "calendar_busy_time"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "calendar_busy_time" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "interviewer_calendar" (
	"account_id" bigint NOT NULL,
	"calendar_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"sealed_address" text NOT NULL,
	"address_hash" text NOT NULL,
	"host" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	"problem" text,
	"removed_at" timestamp with time zone,
	CONSTRAINT "interviewer_calendar_account_id_calendar_id_pk" PRIMARY KEY("account_id","calendar_id")
);
--> statement-breakpoint
ALTER TABLE "interviewer_calendar" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invitation" (
	"account_id" bigint NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"job_id" bigint,
	"user_smartreq_id" bigint,
	"subject_user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "invitation_account_id_uuid_pk" PRIMARY KEY("account_id","uuid"),
	CONSTRAINT "invitation_kind" CHECK ("invitation"."kind" in ('interview', 'scorecard', 'career-pathways', 'interview-list'))
);
--> statement-breakpoint
ALTER TABLE "invitation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_attribute" (
	"account_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"attribute_type_id" bigint NOT NULL,
	"weight" numeric(6, 3) DEFAULT 1 NOT NULL,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "job_attribute_account_id_job_id_attribute_type_id_pk" PRIMARY KEY("account_id","job_id","attribute_type_id")
);
--> statement-breakpoint
ALTER TABLE "job_attribute" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_experience" (
	"user_id" bigint NOT NULL,
	"user_job_id" uuid NOT NULL,
	"company_name" text,
	"title" text,
	"description" text DEFAULT '' NOT NULL,
	"start_date" date,
	"end_date" date,
	"is_current" boolean DEFAULT false NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"country_code" char(2),
	"position_type" text,
	"field" text DEFAULT '' NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "job_experience_user_id_user_job_id_pk" PRIMARY KEY("user_id","user_job_id"),
	CONSTRAINT "job_experience_named" CHECK (is_deleted or (company_name is not null and title is not null))
);
--> statement-breakpoint
ALTER TABLE "job_experience" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kiosk_code" (
	"account_id" bigint NOT NULL,
	"code_id" uuid NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"code_hash" char(64) NOT NULL,
	"made_by" bigint NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kiosk_code_account_id_code_id_pk" PRIMARY KEY("account_id","code_id")
);
--> statement-breakpoint
ALTER TABLE "kiosk_code" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kiosk_session" (
	"account_id" bigint NOT NULL,
	"session_id" uuid NOT NULL,
	"station_id" bigint NOT NULL,
	"code_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"received_at" timestamp with time zone,
	CONSTRAINT "kiosk_session_account_id_session_id_pk" PRIMARY KEY("account_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "kiosk_session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kiosk_station" (
	"account_id" bigint NOT NULL,
	"station_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "kiosk_station_station_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"place" text NOT NULL,
	"pin_hash" text NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"enrolment_hash" char(64) NOT NULL,
	"enrolment_expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"enrolled_at" timestamp with time zone,
	"credential_hash" char(64),
	"device_key" text,
	"revoked_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"queue_count" integer DEFAULT 0 NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"offline_wrong_codes" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"wrong_pins" integer DEFAULT 0 NOT NULL,
	"wrong_at" timestamp with time zone,
	"help_at" timestamp with time zone,
	CONSTRAINT "kiosk_station_account_id_station_id_pk" PRIMARY KEY("account_id","station_id")
);
--> statement-breakpoint
ALTER TABLE "kiosk_station" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "emailed_token" (
	"token_id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" char(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "emailed_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "emailed_token" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"language" char(2) NOT NULL,
	"origin" text NOT NULL,
	"token_id" uuid,
	"about_application" bigint,
	"about_activity" bigint,
	"about_account" bigint,
	"about_job" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "mail" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mailbox_message" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"calendar" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailbox_message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "password_request" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" char(2) NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_request" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recording" (
	"account_id" bigint NOT NULL,
	"recording_id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"device_id" uuid NOT NULL,
	"mime" text NOT NULL,
	"status" text DEFAULT 'uploading' NOT NULL,
	"reason" text,
	"round" smallint DEFAULT 1 NOT NULL,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"stored_bytes" bigint DEFAULT 0 NOT NULL,
	"received_chunks" integer DEFAULT 0 NOT NULL,
	"manifest" jsonb,
	"total_bytes" bigint,
	"digest" char(64),
	"duration_ms" integer,
	"file_name" text,
	"text_state" text,
	"file_text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "recording" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recording_chunk" (
	"account_id" bigint NOT NULL,
	"recording_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"index" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"size" integer NOT NULL,
	"sha1" char(40),
	"sha256" char(64),
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recording_chunk_recording_id_round_index_pk" PRIMARY KEY("recording_id","round","index"),
	CONSTRAINT "recording_chunk_checked" CHECK (num_nonnulls("recording_chunk"."sha1", "recording_chunk"."sha256") > 0)
);
--> statement-breakpoint
ALTER TABLE "recording_chunk" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "available_job" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"job_kind" text NOT NULL,
	"job_id" bigint NOT NULL,
	CONSTRAINT "available_job_account_id_user_id_job_id_pk" PRIMARY KEY("account_id","user_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "available_job" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "member_limit" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"job_kind" text NOT NULL,
	CONSTRAINT "member_limit_account_id_user_id_job_kind_pk" PRIMARY KEY("account_id","user_id","job_kind"),
	CONSTRAINT "member_limit_kind" CHECK ("member_limit"."job_kind" in ('smartreq', 'profile', 'pathway'))
);
--> statement-breakpoint
ALTER TABLE "member_limit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "email_opt_out" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"opted_out_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_opt_out_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "email_opt_out" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "email_template" (
	"account_id" bigint NOT NULL,
	"template_slug" text NOT NULL,
	"language" char(2) NOT NULL,
	"display_name" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_template_account_id_template_slug_language_pk" PRIMARY KEY("account_id","template_slug","language")
);
--> statement-breakpoint
ALTER TABLE "email_template" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "message" (
	"account_id" bigint NOT NULL,
	"message_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"subject" text,
	"body" text,
	"created_at" timestamp with time zone NOT NULL,
	"sending_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "message_account_id_message_id_pk" PRIMARY KEY("account_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "message_batch" (
	"account_id" bigint NOT NULL,
	"batch_id" uuid NOT NULL,
	"job_id" bigint NOT NULL,
	"sent_by" bigint NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"language" char(2) NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_batch_account_id_batch_id_pk" PRIMARY KEY("account_id","batch_id")
);
--> statement-breakpoint
ALTER TABLE "message_batch" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "predictive_model" (
	"account_id" bigint NOT NULL,
	"predictive_model_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "predictive_model_predictive_model_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "predictive_model_account_id_predictive_model_id_pk" PRIMARY KEY("account_id","predictive_model_id")
);
--> statement-breakpoint
ALTER TABLE "predictive_model" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "predictive_model_attribute" (
	"account_id" bigint NOT NULL,
	"predictive_model_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"attribute_type_id" bigint NOT NULL,
	"weight" numeric(6, 3) NOT NULL,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "predictive_model_attribute_pk" PRIMARY KEY("account_id","predictive_model_id","version","attribute_type_id")
);
--> statement-breakpoint
ALTER TABLE "predictive_model_attribute" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "predictive_model_version" (
	"account_id" bigint NOT NULL,
	"predictive_model_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"converter" jsonb,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "predictive_model_version_account_id_predictive_model_id_version_pk" PRIMARY KEY("account_id","predictive_model_id","version")
);
--> statement-breakpoint
ALTER TABLE "predictive_model_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_export" (
	"export_id" uuid PRIMARY KEY NOT NULL,
	"account_id" bigint,
	"user_id" bigint NOT NULL,
	"has_private_data" boolean DEFAULT false NOT NULL,
	"language" char(2) NOT NULL,
	"origin" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"bytes" integer
);
--> statement-breakpoint
ALTER TABLE "data_export" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "erasure_proof" (
	"proof_id" uuid PRIMARY KEY NOT NULL,
	"account_id" bigint,
	"subject_hash" char(64) NOT NULL,
	"rule" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "erasure_proof" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "erasure_request" (
	"erasure_id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "erasure_request" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "legal_hold" (
	"account_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"placed_by" bigint NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_hold_account_id_user_smartreq_id_pk" PRIMARY KEY("account_id","user_smartreq_id")
);
--> statement-breakpoint
ALTER TABLE "legal_hold" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "removable_file" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"is_expected" boolean DEFAULT false NOT NULL,
	"found_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "removable_file" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "retention_policy" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"ended_applications_days" integer,
	"hired_applications_days" integer,
	"effective_from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "retention_policy" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "retention_run" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_question" (
	"account_id" bigint NOT NULL,
	"account_question_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_question_account_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"type" text NOT NULL,
	"written" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "account_question_account_id_account_question_id_pk" PRIMARY KEY("account_id","account_question_id")
);
--> statement-breakpoint
ALTER TABLE "account_question" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "applicant" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application" (
	"account_id" bigint NOT NULL,
	"user_smartreq_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "application_user_smartreq_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ref_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "application_ref_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text DEFAULT 'incomplete' NOT NULL,
	"step_status" text DEFAULT 'not_started' NOT NULL,
	"job_step_id" bigint,
	"plan_version" integer DEFAULT 1 NOT NULL,
	"pct_complete" smallint DEFAULT 0 NOT NULL,
	"score" numeric(5, 2),
	"score_model_id" bigint,
	"score_version" integer,
	"source_type" text DEFAULT 'other' NOT NULL,
	"source_id" bigint,
	"source_token" text,
	"external_application_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"start_date" date,
	"hiring_class_id" bigint,
	"assigned_user_id" bigint,
	"moved_from" bigint,
	"deleted_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "application_account_id_user_smartreq_id_pk" PRIMARY KEY("account_id","user_smartreq_id")
);
--> statement-breakpoint
ALTER TABLE "application" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"apply_until" date,
	"asks_eeoc" boolean DEFAULT false NOT NULL,
	"resume_required_at" timestamp with time zone,
	"linkedin_required_at" timestamp with time zone,
	"languages" text[] DEFAULT '{en,es,fr}' NOT NULL,
	"accommodations" text DEFAULT '' NOT NULL,
	"accommodations_contact" text DEFAULT '' NOT NULL,
	"plan_version" integer DEFAULT 1 NOT NULL,
	"plan_revision" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"weights_version" integer DEFAULT 1 NOT NULL,
	"predictive_model_id" bigint,
	"predictive_model_version" integer,
	"recalculating_since" timestamp (3) with time zone,
	"recalculated_count" integer DEFAULT 0 NOT NULL,
	"recalculation_total" integer DEFAULT 0 NOT NULL,
	"approval_requested_by" bigint,
	"approval_requested_at" timestamp with time zone,
	"returned_note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_account_id_job_id_pk" PRIMARY KEY("account_id","job_id"),
	CONSTRAINT "job_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
ALTER TABLE "job" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_step" (
	"account_id" bigint NOT NULL,
	"job_step_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "job_step_job_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"plan_version" integer DEFAULT 1 NOT NULL,
	"origin_step_id" bigint,
	"title" text NOT NULL,
	"standard_title" text,
	"sort_order" smallint NOT NULL,
	"pass_rule" text DEFAULT 'manual' NOT NULL,
	"pass_score" smallint,
	CONSTRAINT "job_step_account_id_job_step_id_pk" PRIMARY KEY("account_id","job_step_id"),
	CONSTRAINT "job_step_pass_rule" CHECK (case pass_rule when 'min_score' then pass_score is not null and pass_score between 0 and 100
        when 'manual' then pass_score is null when 'all_done' then pass_score is null else false end)
);
--> statement-breakpoint
ALTER TABLE "job_step" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_step_activity" (
	"account_id" bigint NOT NULL,
	"job_step_activity_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "job_step_activity_job_step_activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_step_id" bigint NOT NULL,
	"asmt_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"sort_order" smallint NOT NULL,
	"is_required" boolean DEFAULT true NOT NULL,
	"instruction" text DEFAULT '' NOT NULL,
	"origin_activity_id" bigint,
	CONSTRAINT "job_step_activity_account_id_job_step_activity_id_pk" PRIMARY KEY("account_id","job_step_activity_id")
);
--> statement-breakpoint
ALTER TABLE "job_step_activity" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_team" (
	"account_id" bigint NOT NULL,
	"job_team_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "job_team_job_team_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"team_role" text NOT NULL,
	CONSTRAINT "job_team_account_id_job_team_id_pk" PRIMARY KEY("account_id","job_team_id")
);
--> statement-breakpoint
ALTER TABLE "job_team" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_view" (
	"account_id" bigint NOT NULL,
	"view_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "saved_view_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_view_account_id_view_id_pk" PRIMARY KEY("account_id","view_id")
);
--> statement-breakpoint
ALTER TABLE "saved_view" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scorecard_share" (
	"account_id" bigint NOT NULL,
	"share_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "scorecard_share_share_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_smartreq_id" bigint NOT NULL,
	"shared_by" bigint NOT NULL,
	"message" text NOT NULL,
	"has_answers" boolean NOT NULL,
	"language" char(2) NOT NULL,
	"origin" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "scorecard_share_account_id_share_id_pk" PRIMARY KEY("account_id","share_id")
);
--> statement-breakpoint
ALTER TABLE "scorecard_share" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scorecard_share_recipient" (
	"account_id" bigint NOT NULL,
	"recipient_id" uuid NOT NULL,
	"share_id" bigint NOT NULL,
	"email" text NOT NULL,
	"token_hash" char(64) NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"open_count" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	CONSTRAINT "scorecard_share_recipient_account_id_recipient_id_pk" PRIMARY KEY("account_id","recipient_id")
);
--> statement-breakpoint
ALTER TABLE "scorecard_share_recipient" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "authenticator_app" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret" text,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"next_secret" text,
	"next_expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "authenticator_app" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "passkey" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"passkey_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_passkey_id_unique" UNIQUE("passkey_id")
);
--> statement-breakpoint
ALTER TABLE "passkey" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"bound_to" char(64) PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"user_id" bigint,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "passkey_challenge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pending_sign_in" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pending_sign_in" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"user_id" bigint NOT NULL,
	"code_hash" char(64) NOT NULL,
	CONSTRAINT "recovery_code_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "recovery_code" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "app_user" (
	"user_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_user_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"language" char(2),
	"is_jf_admin" boolean DEFAULT false NOT NULL,
	"track_user_with_pendo" boolean DEFAULT false NOT NULL,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_user_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
ALTER TABLE "app_user" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "command_receipt" (
	"user_id" bigint NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"command" text NOT NULL,
	"request_hash" char(64) NOT NULL,
	"reply" jsonb,
	"attempt_id" uuid,
	"device_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "command_receipt_user_id_idempotency_key_pk" PRIMARY KEY("user_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "command_receipt" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "login_session" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoke_reason" text,
	"user_agent" text,
	"auth_type" text DEFAULT 'password' NOT NULL,
	"second_factor_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "login_session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"replaced_by" char(64)
);
--> statement-breakpoint
ALTER TABLE "refresh_token" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sign_on_identity" (
	"account_id" bigint NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_on_identity_account_id_issuer_subject_pk" PRIMARY KEY("account_id","issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "sign_on_identity" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sign_on_provider" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"provider_name" text NOT NULL,
	"provider_slug" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"allowed_domains" text[] NOT NULL,
	"first_name_claim" text NOT NULL,
	"last_name_claim" text NOT NULL,
	"default_role_id" bigint NOT NULL,
	"is_enabled" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_on_provider" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "used_id_token" (
	"account_id" bigint NOT NULL,
	"digest" char(64) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_id_token_account_id_digest_pk" PRIMARY KEY("account_id","digest")
);
--> statement-breakpoint
ALTER TABLE "used_id_token" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "source" (
	"account_id" bigint NOT NULL,
	"source_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "source_source_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_type" text NOT NULL,
	"name" text,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "source_account_id_source_id_pk" PRIMARY KEY("account_id","source_id")
);
--> statement-breakpoint
ALTER TABLE "source" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"account_id" bigint NOT NULL,
	"staff_invitation_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "staff_invitation_staff_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"role_id" bigint NOT NULL,
	"invited_by" bigint NOT NULL,
	"link_uuid" uuid NOT NULL,
	"origin" text NOT NULL,
	"language" char(2) NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"granted_at" timestamp with time zone,
	CONSTRAINT "staff_invitation_account_id_staff_invitation_id_pk" PRIMARY KEY("account_id","staff_invitation_id")
);
--> statement-breakpoint
ALTER TABLE "staff_invitation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attempt_journal" (
	"account_id" bigint NOT NULL,
	"attempt_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"hash" char(64) NOT NULL,
	"prev" char(64) NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"wall_ms" bigint NOT NULL,
	"mono_ms" bigint NOT NULL,
	"offset_ms" bigint NOT NULL,
	"page" uuid NOT NULL,
	"detail" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attempt_journal_attempt_id_device_id_seq_hash_pk" PRIMARY KEY("attempt_id","device_id","seq","hash")
);
--> statement-breakpoint
ALTER TABLE "attempt_journal" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attempt_timer" (
	"account_id" bigint NOT NULL,
	"attempt_id" uuid NOT NULL,
	"timer" text NOT NULL,
	"user_id" bigint NOT NULL,
	"device_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"extra_time" text DEFAULT 'none' NOT NULL,
	CONSTRAINT "attempt_timer_attempt_id_timer_pk" PRIMARY KEY("attempt_id","timer")
);
--> statement-breakpoint
ALTER TABLE "attempt_timer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attempt_timing" (
	"account_id" bigint NOT NULL,
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"verdict" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"judged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt_timing" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attempt_refusal" (
	"account_id" bigint NOT NULL,
	"attempt_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"user_id" bigint NOT NULL,
	"device_id" uuid,
	"command" text NOT NULL,
	"code" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attempt_refusal_attempt_id_place_pk" PRIMARY KEY("attempt_id","place"),
	CONSTRAINT "attempt_refusal_few" CHECK ("attempt_refusal"."place" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "attempt_refusal" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "try_limit" (
	"limit_key" char(64) PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "try_limit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_private" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"dob" date NOT NULL,
	"gender" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_private" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_profile" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"email2" text,
	"phone_number" text,
	"is_opt_in" boolean DEFAULT false NOT NULL,
	"city" text,
	"state_code" text,
	"zip" text,
	"country_code" char(2),
	"linkedin_url" text,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_profile" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_field" ADD CONSTRAINT "account_field_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_onboarding_form" ADD CONSTRAINT "account_onboarding_form_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_preference" ADD CONSTRAINT "account_preference_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_policy" ADD CONSTRAINT "sign_in_policy_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_account_id_role_id_role_account_id_role_id_fk" FOREIGN KEY ("account_id","role_id") REFERENCES "public"."role"("account_id","role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_notification" ADD CONSTRAINT "activity_notification_member" FOREIGN KEY ("account_id","job_team_id") REFERENCES "public"."job_team"("account_id","job_team_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_tag" ADD CONSTRAINT "applicant_tag_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_change" ADD CONSTRAINT "application_change_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tag" ADD CONSTRAINT "application_tag_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tag" ADD CONSTRAINT "application_tag_account_id_tag_id_applicant_tag_account_id_tag_id_fk" FOREIGN KEY ("account_id","tag_id") REFERENCES "public"."applicant_tag"("account_id","tag_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_export" ADD CONSTRAINT "applicant_export_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_export" ADD CONSTRAINT "applicant_export_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_invitation" ADD CONSTRAINT "applicant_invitation_of_job" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_message" ADD CONSTRAINT "invite_message_job" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_attempt_id_attempt_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_evidence" ADD CONSTRAINT "answer_evidence_attempt_id_attempt_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_asmt_id_assessment_asmt_id_fk" FOREIGN KEY ("asmt_id") REFERENCES "public"."assessment"("asmt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_score" ADD CONSTRAINT "attribute_score_attribute_type_id_attribute_type_attribute_type_id_fk" FOREIGN KEY ("attribute_type_id") REFERENCES "public"."attribute_type"("attribute_type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_score" ADD CONSTRAINT "attribute_score_account_id_user_step_activity_id_user_step_activity_account_id_user_step_activity_id_fk" FOREIGN KEY ("account_id","user_step_activity_id") REFERENCES "public"."user_step_activity"("account_id","user_step_activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_type" ADD CONSTRAINT "attribute_type_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_rule" ADD CONSTRAINT "automation_rule_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_run" ADD CONSTRAINT "automation_run_rule_fk" FOREIGN KEY ("account_id","automation_rule_id") REFERENCES "public"."automation_rule"("account_id","automation_rule_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_run" ADD CONSTRAINT "automation_run_application_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_page" ADD CONSTRAINT "career_page_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_link" ADD CONSTRAINT "source_link_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_link" ADD CONSTRAINT "source_link_account_id_source_id_source_account_id_source_id_fk" FOREIGN KEY ("account_id","source_id") REFERENCES "public"."source"("account_id","source_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_comment" ADD CONSTRAINT "application_comment_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_media" ADD CONSTRAINT "company_media_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_text_id_consent_text_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."consent_text"("text_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_text" ADD CONSTRAINT "consent_text_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_decision" ADD CONSTRAINT "application_decision_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_decision" ADD CONSTRAINT "application_decision_automation_fk" FOREIGN KEY ("account_id","automation_rule_id") REFERENCES "public"."automation_rule"("account_id","automation_rule_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_decision" ADD CONSTRAINT "application_decision_account_id_rejection_reason_id_rejection_reason_account_id_rejection_reason_id_fk" FOREIGN KEY ("account_id","rejection_reason_id") REFERENCES "public"."rejection_reason"("account_id","rejection_reason_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejection_reason" ADD CONSTRAINT "rejection_reason_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eeoc_answer" ADD CONSTRAINT "eeoc_answer_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eeoc_answer" ADD CONSTRAINT "eeoc_answer_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_time_setting" ADD CONSTRAINT "extra_time_setting_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_class" ADD CONSTRAINT "hiring_class_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_class_assignment" ADD CONSTRAINT "hiring_class_assignment_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_feedback" ADD CONSTRAINT "interview_feedback_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_feedback" ADD CONSTRAINT "interview_feedback_account_id_interview_uuid_interview_account_id_interview_uuid_fk" FOREIGN KEY ("account_id","interview_uuid") REFERENCES "public"."interview"("account_id","interview_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_created_by_app_user_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_account_id_job_step_activity_id_job_step_activity_account_id_job_step_activity_id_fk" FOREIGN KEY ("account_id","job_step_activity_id") REFERENCES "public"."job_step_activity"("account_id","job_step_activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_interviewer" ADD CONSTRAINT "interview_interviewer_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_interviewer" ADD CONSTRAINT "interview_interviewer_account_id_interview_uuid_interview_account_id_interview_uuid_fk" FOREIGN KEY ("account_id","interview_uuid") REFERENCES "public"."interview"("account_id","interview_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_availability" ADD CONSTRAINT "interviewer_availability_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_availability" ADD CONSTRAINT "interviewer_availability_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_busy_time" ADD CONSTRAINT "calendar_busy_time_account_id_calendar_id_interviewer_calendar_account_id_calendar_id_fk" FOREIGN KEY ("account_id","calendar_id") REFERENCES "public"."interviewer_calendar"("account_id","calendar_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_calendar" ADD CONSTRAINT "interviewer_calendar_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_calendar" ADD CONSTRAINT "interviewer_calendar_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_subject_user_id_app_user_user_id_fk" FOREIGN KEY ("subject_user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_attribute" ADD CONSTRAINT "job_attribute_attribute_type_id_attribute_type_attribute_type_id_fk" FOREIGN KEY ("attribute_type_id") REFERENCES "public"."attribute_type"("attribute_type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_attribute" ADD CONSTRAINT "job_attribute_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_experience" ADD CONSTRAINT "job_experience_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_code" ADD CONSTRAINT "kiosk_code_made_by_app_user_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_code" ADD CONSTRAINT "kiosk_code_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_session" ADD CONSTRAINT "kiosk_session_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_session" ADD CONSTRAINT "kiosk_session_account_id_station_id_kiosk_station_account_id_station_id_fk" FOREIGN KEY ("account_id","station_id") REFERENCES "public"."kiosk_station"("account_id","station_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_session" ADD CONSTRAINT "kiosk_session_account_id_code_id_kiosk_code_account_id_code_id_fk" FOREIGN KEY ("account_id","code_id") REFERENCES "public"."kiosk_code"("account_id","code_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_session" ADD CONSTRAINT "kiosk_session_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_station" ADD CONSTRAINT "kiosk_station_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emailed_token" ADD CONSTRAINT "emailed_token_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_token_id_emailed_token_token_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."emailed_token"("token_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording" ADD CONSTRAINT "recording_attempt_id_attempt_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_chunk" ADD CONSTRAINT "recording_chunk_recording_id_recording_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("recording_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "available_job" ADD CONSTRAINT "available_job_account_id_user_id_job_kind_member_limit_account_id_user_id_job_kind_fk" FOREIGN KEY ("account_id","user_id","job_kind") REFERENCES "public"."member_limit"("account_id","user_id","job_kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "available_job" ADD CONSTRAINT "available_job_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_limit" ADD CONSTRAINT "member_limit_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_limit" ADD CONSTRAINT "member_limit_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_opt_out" ADD CONSTRAINT "email_opt_out_account_id_user_id_applicant_account_id_user_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."applicant"("account_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_template" ADD CONSTRAINT "email_template_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_account_id_batch_id_message_batch_account_id_batch_id_fk" FOREIGN KEY ("account_id","batch_id") REFERENCES "public"."message_batch"("account_id","batch_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_batch" ADD CONSTRAINT "message_batch_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "predictive_model" ADD CONSTRAINT "predictive_model_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "predictive_model_attribute" ADD CONSTRAINT "predictive_model_attribute_attribute_type_id_attribute_type_attribute_type_id_fk" FOREIGN KEY ("attribute_type_id") REFERENCES "public"."attribute_type"("attribute_type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "predictive_model_attribute" ADD CONSTRAINT "predictive_model_attribute_version" FOREIGN KEY ("account_id","predictive_model_id","version") REFERENCES "public"."predictive_model_version"("account_id","predictive_model_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "predictive_model_version" ADD CONSTRAINT "predictive_model_version_account_id_predictive_model_id_predictive_model_account_id_predictive_model_id_fk" FOREIGN KEY ("account_id","predictive_model_id") REFERENCES "public"."predictive_model"("account_id","predictive_model_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_proof" ADD CONSTRAINT "erasure_proof_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_request" ADD CONSTRAINT "erasure_request_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_policy" ADD CONSTRAINT "retention_policy_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_run" ADD CONSTRAINT "retention_run_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_question" ADD CONSTRAINT "account_question_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_account_id_source_id_source_account_id_source_id_fk" FOREIGN KEY ("account_id","source_id") REFERENCES "public"."source"("account_id","source_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_account_id_user_id_applicant_account_id_user_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."applicant"("account_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_approval_requested_by_app_user_user_id_fk" FOREIGN KEY ("approval_requested_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_step" ADD CONSTRAINT "job_step_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_step_activity" ADD CONSTRAINT "job_step_activity_asmt_id_assessment_asmt_id_fk" FOREIGN KEY ("asmt_id") REFERENCES "public"."assessment"("asmt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_step_activity" ADD CONSTRAINT "job_step_activity_account_id_job_step_id_job_step_account_id_job_step_id_fk" FOREIGN KEY ("account_id","job_step_id") REFERENCES "public"."job_step"("account_id","job_step_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_team" ADD CONSTRAINT "job_team_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_team" ADD CONSTRAINT "job_team_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_share" ADD CONSTRAINT "scorecard_share_shared_by_app_user_user_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_share" ADD CONSTRAINT "scorecard_share_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_share_recipient" ADD CONSTRAINT "scorecard_share_recipient_account_id_share_id_scorecard_share_account_id_share_id_fk" FOREIGN KEY ("account_id","share_id") REFERENCES "public"."scorecard_share"("account_id","share_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticator_app" ADD CONSTRAINT "authenticator_app_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_in" ADD CONSTRAINT "pending_sign_in_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_session" ADD CONSTRAINT "login_session_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_login_session_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."login_session"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_identity" ADD CONSTRAINT "sign_on_identity_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_identity" ADD CONSTRAINT "sign_on_identity_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_provider" ADD CONSTRAINT "sign_on_provider_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_provider" ADD CONSTRAINT "sign_on_provider_account_id_default_role_id_role_account_id_role_id_fk" FOREIGN KEY ("account_id","default_role_id") REFERENCES "public"."role"("account_id","role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_id_token" ADD CONSTRAINT "used_id_token_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source" ADD CONSTRAINT "source_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_invited_by_app_user_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_account_id_role_id_role_account_id_role_id_fk" FOREIGN KEY ("account_id","role_id") REFERENCES "public"."role"("account_id","role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_journal" ADD CONSTRAINT "attempt_journal_attempt_id_attempt_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_timer" ADD CONSTRAINT "attempt_timer_attempt_id_attempt_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_timing" ADD CONSTRAINT "attempt_timing_attempt_id_attempt_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_refusal" ADD CONSTRAINT "attempt_refusal_attempt_id_attempt_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_private" ADD CONSTRAINT "user_private_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profile" ADD CONSTRAINT "user_profile_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_field_list" ON "account_field" USING btree ("account_id","usage_type_id","text","account_field_id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "account_onboarding_form_list" ON "account_onboarding_form" USING btree ("account_id","name","account_onboarding_form_id") WHERE archived_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "role_name" ON "role" USING btree ("account_id",lower("role_name"));--> statement-breakpoint
CREATE INDEX "user_role_user" ON "user_role" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_role_role" ON "user_role" USING btree ("account_id","role_id");--> statement-breakpoint
CREATE INDEX "activity_notification_activity" ON "activity_notification" USING btree ("account_id","origin_activity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_tag_name" ON "applicant_tag" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE INDEX "application_change_batch" ON "application_change" USING btree ("account_id","batch_id");--> statement-breakpoint
CREATE INDEX "application_change_of" ON "application_change" USING btree ("account_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "application_tag_of" ON "application_tag" USING btree ("account_id","tag_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "applicant_export_of" ON "applicant_export" USING btree ("account_id","user_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applicant_export_user" ON "applicant_export" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "applicant_export_expiry" ON "applicant_export" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_invitation_email" ON "applicant_invitation" USING btree ("account_id","job_id","email");--> statement-breakpoint
CREATE INDEX "applicant_invitation_job" ON "applicant_invitation" USING btree ("account_id","job_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applicant_invitation_person" ON "applicant_invitation" USING btree ("email");--> statement-breakpoint
CREATE INDEX "applicant_invitation_opted_out" ON "applicant_invitation" USING btree ("account_id","email") WHERE opted_out_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_evidence_once" ON "answer_evidence" USING btree ("attempt_id","question_id","device_id","rev");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_version" ON "assessment" USING btree ("slug","version");--> statement-breakpoint
CREATE INDEX "assessment_account" ON "assessment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "assessment_settings" ON "assessment" USING gin (settings jsonb_path_ops) WHERE settings is not null;--> statement-breakpoint
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
CREATE INDEX "audit_event_at" ON "audit_event" USING btree ("account_id","at","audit_id");--> statement-breakpoint
CREATE INDEX "audit_event_actor" ON "audit_event" USING btree ("account_id","actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_event_address" ON "audit_event" USING btree (lower(coalesce("after" ->> 'email', "before" ->> 'email'))) WHERE entity in ('staff_invitation', 'member');--> statement-breakpoint
CREATE INDEX "audit_event_job" ON "audit_event" USING btree ("account_id","job_id","at","audit_id") WHERE job_id is not null;--> statement-breakpoint
CREATE INDEX "audit_event_entity" ON "audit_event" USING btree ("account_id","entity","entity_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "automation_rule_slug" ON "automation_rule" USING btree ("account_id","job_id","slug");--> statement-breakpoint
CREATE INDEX "automation_rule_timed" ON "automation_rule" USING btree ("automation_rule_id") WHERE is_on and trigger ->> 'kind' = 'time_since';--> statement-breakpoint
CREATE UNIQUE INDEX "automation_run_event" ON "automation_run" USING btree ("account_id","automation_rule_id","user_smartreq_id","event_key");--> statement-breakpoint
CREATE INDEX "automation_run_rule" ON "automation_run" USING btree ("account_id","automation_rule_id","at");--> statement-breakpoint
CREATE INDEX "automation_run_of" ON "automation_run" USING btree ("account_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "automation_run_due" ON "automation_run" USING btree ("at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "career_page_slug" ON "career_page" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "career_page_id" ON "career_page" USING btree ("career_page_id");--> statement-breakpoint
CREATE INDEX "job_posting_job" ON "job_posting" USING btree ("account_id","job_id","job_posting_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_posting_published" ON "job_posting" USING btree ("account_id","published_at" DESC NULLS LAST,"job_posting_id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "source_link_token" ON "source_link" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "source_link_job" ON "source_link" USING btree ("account_id","job_id","source_id");--> statement-breakpoint
CREATE INDEX "source_link_source" ON "source_link" USING btree ("account_id","source_id");--> statement-breakpoint
CREATE INDEX "application_comment_list" ON "application_comment" USING btree ("account_id","user_smartreq_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_comment_author" ON "application_comment" USING btree ("author_user_id");--> statement-breakpoint
CREATE INDEX "application_comment_deleted" ON "application_comment" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "company_media_account" ON "company_media" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "consent_newest" ON "consent" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consent_text_id" ON "consent" USING btree ("text_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_text_version" ON "consent_text" USING btree (coalesce("account_id", 0),"kind","version");--> statement-breakpoint
CREATE INDEX "consent_text_account" ON "consent_text" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "application_decision_batch" ON "application_decision" USING btree ("account_id","batch_id");--> statement-breakpoint
CREATE INDEX "application_decision_of" ON "application_decision" USING btree ("account_id","user_smartreq_id","decided_at");--> statement-breakpoint
CREATE INDEX "application_decision_reason" ON "application_decision" USING btree ("account_id","rejection_reason_id") WHERE rejection_reason_id is not null;--> statement-breakpoint
CREATE INDEX "application_decision_automation" ON "application_decision" USING btree ("account_id","automation_rule_id") WHERE automation_rule_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rejection_reason_standard" ON "rejection_reason" USING btree ("account_id","standard_reason");--> statement-breakpoint
CREATE INDEX "eeoc_answer_user" ON "eeoc_answer" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "extra_time_setting_of" ON "extra_time_setting" USING btree ("account_id","user_smartreq_id","setting_id");--> statement-breakpoint
CREATE INDEX "extra_time_setting_user" ON "extra_time_setting" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hiring_class_of_job" ON "hiring_class" USING btree ("account_id","job_id","hiring_class_id");--> statement-breakpoint
CREATE INDEX "hiring_class_list" ON "hiring_class" USING btree ("account_id","job_id","start_date");--> statement-breakpoint
CREATE UNIQUE INDEX "hiring_class_name" ON "hiring_class" USING btree ("account_id","job_id",lower("name"));--> statement-breakpoint
CREATE INDEX "hiring_class_assignment_batch" ON "hiring_class_assignment" USING btree ("account_id","batch_id");--> statement-breakpoint
CREATE INDEX "hiring_class_assignment_of" ON "hiring_class_assignment" USING btree ("account_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "interview_feedback_person" ON "interview_feedback" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_once" ON "interview" USING btree ("account_id","user_step_activity_id") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "interview_application" ON "interview" USING btree ("account_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "interview_activity" ON "interview" USING btree ("account_id","job_step_activity_id");--> statement-breakpoint
CREATE INDEX "interview_candidate" ON "interview" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interview_creator" ON "interview" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "interview_time" ON "interview" USING btree ("starts_at") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "interview_interviewer_user" ON "interview_interviewer" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE INDEX "interview_interviewer_person" ON "interview_interviewer" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interviewer_availability_person" ON "interviewer_availability" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interviewer_calendar_address" ON "interviewer_calendar" USING btree ("account_id","user_id","address_hash");--> statement-breakpoint
CREATE INDEX "interviewer_calendar_person" ON "interviewer_calendar" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interviewer_calendar_due" ON "interviewer_calendar" USING btree ("ordered_at") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "interviewer_calendar_removed" ON "interviewer_calendar" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_uuid" ON "invitation" USING btree ("uuid");--> statement-breakpoint
CREATE INDEX "invitation_job" ON "invitation" USING btree ("account_id","job_id");--> statement-breakpoint
CREATE INDEX "invitation_application" ON "invitation" USING btree ("account_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "invitation_subject" ON "invitation" USING btree ("subject_user_id");--> statement-breakpoint
CREATE INDEX "job_attribute_type" ON "job_attribute" USING btree ("attribute_type_id");--> statement-breakpoint
CREATE INDEX "job_experience_list" ON "job_experience" USING btree ("user_id","is_current" DESC NULLS LAST,"start_date" DESC NULLS LAST) WHERE not is_deleted;--> statement-breakpoint
CREATE UNIQUE INDEX "kiosk_code_hash" ON "kiosk_code" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "kiosk_code_of" ON "kiosk_code" USING btree ("account_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "kiosk_code_by" ON "kiosk_code" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "kiosk_code_end" ON "kiosk_code" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "kiosk_session_id" ON "kiosk_session" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "kiosk_session_at" ON "kiosk_session" USING btree ("account_id","station_id","started_at");--> statement-breakpoint
CREATE INDEX "kiosk_session_of" ON "kiosk_session" USING btree ("account_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "kiosk_session_code_of" ON "kiosk_session" USING btree ("account_id","code_id");--> statement-breakpoint
CREATE INDEX "kiosk_session_user" ON "kiosk_session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kiosk_station_enrolment" ON "kiosk_station" USING btree ("enrolment_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "kiosk_station_credential" ON "kiosk_station" USING btree ("credential_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "kiosk_station_device" ON "kiosk_station" USING btree ("device_key");--> statement-breakpoint
CREATE INDEX "kiosk_station_list" ON "kiosk_station" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "emailed_token_user" ON "emailed_token" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "emailed_token_age" ON "emailed_token" USING brin ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_user" ON "mail" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "mail_token" ON "mail" USING btree ("token_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_about" ON "mail" USING btree ("user_id","kind","about_application",coalesce(about_activity, 0)) WHERE about_application is not null;--> statement-breakpoint
CREATE INDEX "mail_age" ON "mail" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "mailbox_message_newest" ON "mailbox_message" USING btree ("sent_at","mail_id");--> statement-breakpoint
CREATE INDEX "recording_question" ON "recording" USING btree ("attempt_id","question_id");--> statement-breakpoint
CREATE INDEX "recording_application" ON "recording" USING btree ("account_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "recording_user" ON "recording" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "available_job_limit" ON "available_job" USING btree ("account_id","user_id","job_kind");--> statement-breakpoint
CREATE INDEX "available_job_job" ON "available_job" USING btree ("account_id","job_id");--> statement-breakpoint
CREATE INDEX "member_limit_user" ON "member_limit" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_opt_out_user" ON "email_opt_out" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_batch_recipient" ON "message" USING btree ("account_id","batch_id","user_id");--> statement-breakpoint
CREATE INDEX "message_unsent" ON "message" USING btree ("account_id","batch_id","message_id") WHERE sent_at is null and cancelled_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "message_application" ON "message" USING btree ("account_id","user_smartreq_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_user" ON "message" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_batch_job" ON "message_batch" USING btree ("account_id","job_id");--> statement-breakpoint
CREATE INDEX "predictive_model_job" ON "predictive_model" USING btree ("account_id","job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "predictive_model_name" ON "predictive_model" USING btree ("account_id","job_id",lower("name")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "predictive_model_attribute_type" ON "predictive_model_attribute" USING btree ("attribute_type_id");--> statement-breakpoint
CREATE INDEX "data_export_person" ON "data_export" USING btree ("user_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_export_company" ON "data_export" USING btree ("account_id","user_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_export_expiry" ON "data_export" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "erasure_proof_company" ON "erasure_proof" USING btree ("account_id","erased_at");--> statement-breakpoint
CREATE INDEX "erasure_proof_subject" ON "erasure_proof" USING btree ("subject_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_request_open" ON "erasure_request" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "erasure_request_due" ON "erasure_request" USING btree ("due_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "erasure_request_user" ON "erasure_request" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "legal_hold_newest" ON "legal_hold" USING btree ("account_id","placed_at","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "removable_file_user" ON "removable_file" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_question_list" ON "account_question" USING btree ("account_id","text","account_question_id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "applicant_user" ON "applicant" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "applicant_name" ON "applicant" USING btree ("account_id","last_name","first_name","user_id");--> statement-breakpoint
CREATE INDEX "applicant_search" ON "applicant" USING gin ((lower("first_name" || ' ' || "last_name" || ' ' || "email")) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "application_id" ON "application" USING btree ("user_smartreq_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_ref" ON "application" USING btree ("ref_id");--> statement-breakpoint
CREATE INDEX "application_user" ON "application" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_person" ON "application" USING btree ("account_id","job_id","user_id","status","step_status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "application_score" ON "application" USING btree ("account_id","job_id","score") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "application_best" ON "application" USING btree ("account_id","job_id","score" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "application_status" ON "application" USING btree ("account_id","job_id","status","created_at" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "application_state" ON "application" USING btree ("account_id","job_id",array_position(array['incomplete', 'new', 'active', 'on_hold', 'offer', 'hired', 'rejected', 'withdrawn', 'transferred'], "status"),"created_at" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "application_newest" ON "application" USING btree ("account_id","created_at" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "application_newest_status" ON "application" USING btree ("account_id","status","created_at" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "application_lowest" ON "application" USING btree ("account_id","score") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "application_highest" ON "application" USING btree ("account_id","score" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "application_erased_hire" ON "application" USING btree ("account_id","job_id") WHERE status = 'hired' and erased_at is not null;--> statement-breakpoint
CREATE INDEX "application_hired" ON "application" USING btree ("account_id","decided_at") WHERE erased_at is null and status = 'hired';--> statement-breakpoint
CREATE INDEX "application_ended" ON "application" USING btree ("account_id",(case when "status" in ('hired', 'rejected', 'withdrawn', 'transferred') then "decided_at" else "deleted_at" end)) WHERE erased_at is null and status <> 'hired';--> statement-breakpoint
CREATE INDEX "application_list" ON "application" USING btree ("account_id","job_id","created_at" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "application_step" ON "application" USING btree ("account_id","job_id","job_step_id","created_at" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "application_source" ON "application" USING btree ("account_id","source_id","job_id") WHERE source_id is not null;--> statement-breakpoint
CREATE INDEX "application_assignee" ON "application" USING btree ("account_id","assigned_user_id","job_id") WHERE assigned_user_id is not null;--> statement-breakpoint
CREATE INDEX "application_class" ON "application" USING btree ("account_id","job_id","hiring_class_id") WHERE hiring_class_id is not null;--> statement-breakpoint
CREATE INDEX "application_moved" ON "application" USING btree ("account_id","moved_from") WHERE moved_from is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_id" ON "job" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_list" ON "job" USING btree ("account_id","job_type_id","opened_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_predictive_model" ON "job" USING btree ("account_id","predictive_model_id") WHERE predictive_model_id is not null;--> statement-breakpoint
CREATE INDEX "job_closed" ON "job" USING btree ("account_id","closed_at") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "job_step_job" ON "job_step" USING btree ("account_id","job_id","plan_version","sort_order");--> statement-breakpoint
CREATE INDEX "job_step_activity_step" ON "job_step_activity" USING btree ("account_id","job_step_id","sort_order");--> statement-breakpoint
CREATE INDEX "job_step_activity_asmt" ON "job_step_activity" USING btree ("asmt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_team_member" ON "job_team" USING btree ("account_id","job_id","user_id");--> statement-breakpoint
CREATE INDEX "job_team_user" ON "job_team" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("account_id","user_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_view_shared" ON "saved_view" USING btree ("account_id","list") WHERE is_shared;--> statement-breakpoint
CREATE INDEX "saved_view_user" ON "saved_view" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "scorecard_share_of" ON "scorecard_share" USING btree ("account_id","user_smartreq_id","shared_at");--> statement-breakpoint
CREATE INDEX "scorecard_share_by" ON "scorecard_share" USING btree ("shared_by");--> statement-breakpoint
CREATE INDEX "scorecard_share_end" ON "scorecard_share" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "scorecard_share_token" ON "scorecard_share_recipient" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "scorecard_share_recipient_of" ON "scorecard_share_recipient" USING btree ("account_id","share_id");--> statement-breakpoint
CREATE INDEX "scorecard_share_address" ON "scorecard_share_recipient" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "passkey_user" ON "passkey" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "passkey_challenge_user" ON "passkey_challenge" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_expiry" ON "passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pending_sign_in_user" ON "pending_sign_in" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pending_sign_in_expiry" ON "pending_sign_in" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email" ON "app_user" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "command_receipt_address" ON "command_receipt" USING btree (lower("reply" ->> 'email')) WHERE attempt_id is null and reply ? 'email';--> statement-breakpoint
CREATE INDEX "command_receipt_age" ON "command_receipt" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "login_session_user" ON "login_session" USING btree ("user_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "login_session_age" ON "login_session" USING brin ("expires_at");--> statement-breakpoint
CREATE INDEX "login_session_revoked" ON "login_session" USING btree ("revoked_at") WHERE "login_session"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "refresh_token_session" ON "refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sign_on_identity_user" ON "sign_on_identity" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_on_provider_role" ON "sign_on_provider" USING btree ("account_id","default_role_id");--> statement-breakpoint
CREATE INDEX "used_id_token_expiry" ON "used_id_token" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "source_name" ON "source" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "source_standard" ON "source" USING btree ("account_id","source_type") WHERE name is null;--> statement-breakpoint
CREATE INDEX "source_list" ON "source" USING btree ("account_id","source_type","name","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_email" ON "staff_invitation" USING btree ("account_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_link" ON "staff_invitation" USING btree ("link_uuid");--> statement-breakpoint
CREATE INDEX "staff_invitation_newest" ON "staff_invitation" USING btree ("account_id","invited_at");--> statement-breakpoint
CREATE INDEX "staff_invitation_role" ON "staff_invitation" USING btree ("account_id","role_id");--> statement-breakpoint
CREATE INDEX "staff_invitation_inviter" ON "staff_invitation" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "try_limit_age" ON "try_limit" USING btree ("last_at");--> statement-breakpoint
CREATE POLICY "system_scope" ON "account_field" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "account_field" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "account_onboarding_form" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "account_onboarding_form" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "account" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "account" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "own_companies" ON "account" AS PERMISSIVE FOR SELECT TO public USING (account_id in (select user_role.account_id from user_role where user_role.user_id = (select app_person_id())));--> statement-breakpoint
CREATE POLICY "visible_positions" ON "account" AS PERMISSIVE FOR SELECT TO public USING ((select app_scope()) in ('person', 'public') and account_id in (select job.account_id from job));--> statement-breakpoint
CREATE POLICY "system_scope" ON "account_preference" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "account_preference" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "role" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "role" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "own_roles" ON "role" AS PERMISSIVE FOR SELECT TO public USING ((account_id, role_id) in (select user_role.account_id, user_role.role_id from user_role where user_role.user_id = (select app_person_id())));--> statement-breakpoint
CREATE POLICY "system_scope" ON "sign_in_policy" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "sign_in_policy" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "own_companies" ON "sign_in_policy" AS PERMISSIVE FOR SELECT TO public USING (account_id in (select user_role.account_id from user_role where user_role.user_id = (select app_person_id())));--> statement-breakpoint
CREATE POLICY "system_scope" ON "user_role" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "user_role" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "person_scope" ON "user_role" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "activity_notification" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "activity_notification" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "applicant_tag" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "applicant_tag" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "application_change" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "application_change" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "application_tag" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "application_tag" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "applicant_export" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "applicant_export" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "applicant_invitation" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "applicant_invitation" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "invite_message" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "invite_message" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "any_scope" ON "answer" AS PERMISSIVE FOR ALL TO public USING (case current_setting('app.scope', true)
  when 'system' then true
  when 'person' then user_id = nullif(current_setting('app.user_id', true), '')::bigint
  when 'account' then account_id = nullif(current_setting('app.account_id', true), '')::bigint
  else false
end);--> statement-breakpoint
CREATE POLICY "any_scope" ON "answer_evidence" AS PERMISSIVE FOR ALL TO public USING (case current_setting('app.scope', true)
  when 'system' then true
  when 'person' then user_id = nullif(current_setting('app.user_id', true), '')::bigint
  when 'account' then account_id = nullif(current_setting('app.account_id', true), '')::bigint
  else false
end);--> statement-breakpoint
CREATE POLICY "system_scope" ON "assessment" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "assessment" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "own_applications" ON "assessment" AS PERMISSIVE FOR SELECT TO public USING (account_id in (select application.account_id from application where application.user_id = (select app_person_id())));--> statement-breakpoint
CREATE POLICY "shared_content" ON "assessment" AS PERMISSIVE FOR SELECT TO public USING (account_id is null);--> statement-breakpoint
CREATE POLICY "any_scope" ON "attempt" AS PERMISSIVE FOR ALL TO public USING (case current_setting('app.scope', true)
  when 'system' then true
  when 'person' then user_id = nullif(current_setting('app.user_id', true), '')::bigint
  when 'account' then account_id = nullif(current_setting('app.account_id', true), '')::bigint
  else false
end);--> statement-breakpoint
CREATE POLICY "system_scope" ON "attribute_score" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "attribute_score" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "attribute_type" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "own_attributes" ON "attribute_type" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "shared_or_own" ON "attribute_type" AS PERMISSIVE FOR SELECT TO public USING (account_id is null or account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "user_step_activity" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "user_step_activity" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "person_scope" ON "user_step_activity" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "audit_event" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "audit_event" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "own_actions" ON "audit_event" AS PERMISSIVE FOR INSERT TO public WITH CHECK (actor_id is not null and actor_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "automation_rule" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "automation_rule" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "automation_run" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "automation_run" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "career_page" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "career_page" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "public_pages" ON "career_page" AS PERMISSIVE FOR SELECT TO public USING ((select app_scope()) = 'public' and is_public);--> statement-breakpoint
CREATE POLICY "system_scope" ON "job_posting" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "job_posting" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "published_postings" ON "job_posting" AS PERMISSIVE FOR SELECT TO public USING ((select app_scope()) = 'public' and published_at is not null and status <> 'draft');--> statement-breakpoint
CREATE POLICY "system_scope" ON "source_link" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "source_link" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "application_comment" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "application_comment" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "company_media" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "company_media" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "public_media" ON "company_media" AS PERMISSIVE FOR SELECT TO public USING ((select app_scope()) = 'public');--> statement-breakpoint
CREATE POLICY "system_scope" ON "consent" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "person_scope" ON "consent" AS PERMISSIVE FOR SELECT TO public USING (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "consent_text" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "consent_text" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "application_decision" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "application_decision" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "rejection_reason" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "rejection_reason" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "eeoc_answer" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "person_scope" ON "eeoc_answer" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "extra_time_setting" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "extra_time_setting" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "person_scope" ON "extra_time_setting" AS PERMISSIVE FOR SELECT TO public USING (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "hiring_class" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "hiring_class" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "hiring_class_assignment" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "hiring_class_assignment" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "interview_feedback" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "interview_feedback" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "interview" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "interview" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "person_scope" ON "interview" AS PERMISSIVE FOR SELECT TO public USING (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "interview_interviewer" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "interview_interviewer" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "interviewer_availability" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "interviewer_availability" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "calendar_busy_time" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "calendar_busy_time" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "interviewer_calendar" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "interviewer_calendar" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "invitation" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "invitation" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "job_attribute" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "job_attribute" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "job_experience" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "person_scope" ON "job_experience" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "kiosk_code" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "kiosk_code" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "kiosk_session" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "kiosk_session" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "kiosk_station" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "kiosk_station" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "emailed_token" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "system_scope" ON "mail" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "system_scope" ON "mailbox_message" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "system_scope" ON "password_request" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "system_scope" ON "recording" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "recording" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "person_scope" ON "recording" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "recording_chunk" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "recording_chunk" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "person_scope" ON "recording_chunk" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "available_job" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "available_job" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "member_limit" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "member_limit" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "email_opt_out" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "email_opt_out" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "email_template" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "email_template" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "message" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "message" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "message_batch" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "message_batch" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "predictive_model" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "predictive_model" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "predictive_model_attribute" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "predictive_model_attribute" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "predictive_model_version" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "predictive_model_version" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "data_export" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "data_export" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "person_scope" ON "data_export" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id()) and account_id is null) WITH CHECK (user_id = (select app_person_id()) and account_id is null);--> statement-breakpoint
CREATE POLICY "system_scope" ON "erasure_proof" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "erasure_proof" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "erasure_request" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "person_scope" ON "erasure_request" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "legal_hold" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "legal_hold" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "removable_file" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "system_scope" ON "retention_policy" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "retention_policy" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "retention_run" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "retention_run" AS PERMISSIVE FOR SELECT TO public USING (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "account_question" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "account_question" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "applicant" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "applicant" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "person_scope" ON "applicant" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "application" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "application" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "person_scope" ON "application" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "job" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "job" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "known_positions" ON "job" AS PERMISSIVE FOR SELECT TO public USING ((select app_scope()) = 'public' and status in ('on_hold', 'closed', 'cancelled'));--> statement-breakpoint
CREATE POLICY "open_positions" ON "job" AS PERMISSIVE FOR SELECT TO public USING ((select app_scope()) in ('person', 'public') and status = 'open');--> statement-breakpoint
CREATE POLICY "own_positions" ON "job" AS PERMISSIVE FOR SELECT TO public USING (job_id in (select application.job_id from application where application.user_id = (select app_person_id())));--> statement-breakpoint
CREATE POLICY "system_scope" ON "job_step" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "job_step" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "visible_positions" ON "job_step" AS PERMISSIVE FOR SELECT TO public USING ((select app_scope()) = 'person' and job_id in (select job.job_id from job));--> statement-breakpoint
CREATE POLICY "system_scope" ON "job_step_activity" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "job_step_activity" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "visible_positions" ON "job_step_activity" AS PERMISSIVE FOR SELECT TO public USING ((select app_scope()) = 'person' and job_step_id in (select job_step.job_step_id from job_step));--> statement-breakpoint
CREATE POLICY "system_scope" ON "job_team" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "job_team" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "saved_view" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "saved_view" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "scorecard_share" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "scorecard_share" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "scorecard_share_recipient" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "scorecard_share_recipient" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "authenticator_app" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "person_scope" ON "authenticator_app" AS PERMISSIVE FOR SELECT TO public USING (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "passkey" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "person_scope" ON "passkey" AS PERMISSIVE FOR SELECT TO public USING (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "passkey_challenge" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "system_scope" ON "pending_sign_in" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "system_scope" ON "recovery_code" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "person_scope" ON "recovery_code" AS PERMISSIVE FOR SELECT TO public USING (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "app_user" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "person_scope" ON "app_user" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "colleagues" ON "app_user" AS PERMISSIVE FOR SELECT TO public USING ((select app_account_id()) is not null and user_id in (select user_role.user_id from user_role));--> statement-breakpoint
CREATE POLICY "own_receipts" ON "command_receipt" AS PERMISSIVE FOR ALL TO public USING (current_setting('app.scope', true) = 'system'
        or user_id = nullif(current_setting('app.user_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "receipts_of_attempts" ON "command_receipt" AS PERMISSIVE FOR SELECT TO public USING (current_setting('app.scope', true) = 'account'
        and exists (select from attempt a where a.attempt_id = command_receipt.attempt_id));--> statement-breakpoint
CREATE POLICY "system_scope" ON "login_session" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "person_scope" ON "login_session" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "own_sessions" ON "login_session" AS PERMISSIVE FOR SELECT TO public USING ((select app_account_id()) is not null and user_id = (select app_actor_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "refresh_token" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "own_tokens" ON "refresh_token" AS PERMISSIVE FOR ALL TO public USING (session_id in (select login_session.session_id from login_session where login_session.user_id = (select app_person_id())));--> statement-breakpoint
CREATE POLICY "system_scope" ON "sign_on_identity" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "sign_on_identity" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "sign_on_provider" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "sign_on_provider" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "used_id_token" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "system_scope" ON "source" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "source" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "staff_invitation" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "staff_invitation" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "attempt_journal" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "attempt_journal" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "person_scope" ON "attempt_journal" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "attempt_timer" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "attempt_timer" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "person_scope" ON "attempt_timer" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "attempt_timing" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "attempt_timing" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "person_scope" ON "attempt_timing" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "any_scope" ON "attempt_refusal" AS PERMISSIVE FOR ALL TO public USING (case current_setting('app.scope', true)
  when 'system' then true
  when 'person' then user_id = nullif(current_setting('app.user_id', true), '')::bigint
  when 'account' then account_id = nullif(current_setting('app.account_id', true), '')::bigint
  else false
end);--> statement-breakpoint
CREATE POLICY "system_scope" ON "try_limit" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "system_scope" ON "user_private" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "person_scope" ON "user_private" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "applied_there" ON "user_private" AS PERMISSIVE FOR SELECT TO public USING ((select app_account_id()) is not null and (select sees_private_data()) and is_own_applicant(user_id));--> statement-breakpoint
CREATE POLICY "system_scope" ON "user_profile" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "person_scope" ON "user_profile" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));--> statement-breakpoint
CREATE POLICY "applied_there" ON "user_profile" AS PERMISSIVE FOR SELECT TO public USING ((select app_account_id()) is not null and is_own_applicant(user_id));