CREATE TABLE "activity_notification" (
	"account_id" bigint NOT NULL,
	"job_team_id" bigint NOT NULL,
	"origin_activity_id" bigint NOT NULL,
	CONSTRAINT "activity_notification_pk" PRIMARY KEY("account_id","job_team_id","origin_activity_id")
);
--> statement-breakpoint
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
CREATE TABLE "invite_message" (
	"account_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"language" char(2) NOT NULL,
	CONSTRAINT "invite_message_account_id_job_id_pk" PRIMARY KEY("account_id","job_id")
);
--> statement-breakpoint
DROP INDEX "mail_about";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "about_activity" bigint;--> statement-breakpoint
ALTER TABLE "job_step_activity" ADD COLUMN "origin_activity_id" bigint;--> statement-breakpoint
ALTER TABLE "activity_notification" ADD CONSTRAINT "activity_notification_member" FOREIGN KEY ("account_id","job_team_id") REFERENCES "public"."job_team"("account_id","job_team_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_invitation" ADD CONSTRAINT "applicant_invitation_of_job" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_message" ADD CONSTRAINT "invite_message_job" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_notification_activity" ON "activity_notification" USING btree ("account_id","origin_activity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_invitation_email" ON "applicant_invitation" USING btree ("account_id","job_id","email");--> statement-breakpoint
CREATE INDEX "applicant_invitation_job" ON "applicant_invitation" USING btree ("account_id","job_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applicant_invitation_person" ON "applicant_invitation" USING btree ("email");--> statement-breakpoint
CREATE INDEX "applicant_invitation_opted_out" ON "applicant_invitation" USING btree ("account_id","email") WHERE opted_out_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_about" ON "mail" USING btree ("user_id","kind","about_application",coalesce(about_activity, 0)) WHERE about_application is not null;--> statement-breakpoint
-- A company's own affair: its people and the system alone.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['activity_notification', 'invite_message', 'applicant_invitation'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY system_scope ON %I USING ((SELECT app_scope()) = ''system'') WITH CHECK ((SELECT app_scope()) = ''system'')', name);
    EXECUTE format('CREATE POLICY account_scope ON %I USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()))', name);
  END LOOP;
END $$;
