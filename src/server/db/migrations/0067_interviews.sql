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
	"expires_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" bigint NOT NULL,
	CONSTRAINT "interview_account_id_interview_uuid_pk" PRIMARY KEY("account_id","interview_uuid"),
	CONSTRAINT "interview_link_uuid_unique" UNIQUE("link_uuid")
);
--> statement-breakpoint
CREATE TABLE "interview_interviewer" (
	"account_id" bigint NOT NULL,
	"interview_uuid" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"is_chosen" boolean NOT NULL,
	CONSTRAINT "interview_interviewer_account_id_interview_uuid_user_id_pk" PRIMARY KEY("account_id","interview_uuid","user_id")
);
--> statement-breakpoint
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
ALTER TABLE "interview" ADD CONSTRAINT "interview_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_created_by_app_user_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_account_id_job_step_activity_id_job_step_activity_account_id_job_step_activity_id_fk" FOREIGN KEY ("account_id","job_step_activity_id") REFERENCES "public"."job_step_activity"("account_id","job_step_activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_interviewer" ADD CONSTRAINT "interview_interviewer_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_interviewer" ADD CONSTRAINT "interview_interviewer_account_id_interview_uuid_interview_account_id_interview_uuid_fk" FOREIGN KEY ("account_id","interview_uuid") REFERENCES "public"."interview"("account_id","interview_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_availability" ADD CONSTRAINT "interviewer_availability_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_availability" ADD CONSTRAINT "interviewer_availability_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "interview_once" ON "interview" USING btree ("account_id","user_step_activity_id") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "interview_application" ON "interview" USING btree ("account_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "interview_activity" ON "interview" USING btree ("account_id","job_step_activity_id");--> statement-breakpoint
CREATE INDEX "interview_candidate" ON "interview" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interview_creator" ON "interview" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "interview_time" ON "interview" USING btree ("starts_at") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "interview_interviewer_user" ON "interview_interviewer" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE INDEX "interview_interviewer_person" ON "interview_interviewer" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interviewer_availability_person" ON "interviewer_availability" USING btree ("user_id");