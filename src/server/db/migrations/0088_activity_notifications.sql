CREATE TABLE "activity_notification" (
	"account_id" bigint NOT NULL,
	"job_team_id" bigint NOT NULL,
	"origin_activity_id" bigint NOT NULL,
	CONSTRAINT "activity_notification_pk" PRIMARY KEY("account_id","job_team_id","origin_activity_id")
);
--> statement-breakpoint
DROP INDEX "mail_about";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "about_activity" bigint;--> statement-breakpoint
ALTER TABLE "job_step_activity" ADD COLUMN "origin_activity_id" bigint;--> statement-breakpoint
ALTER TABLE "activity_notification" ADD CONSTRAINT "activity_notification_member" FOREIGN KEY ("account_id","job_team_id") REFERENCES "public"."job_team"("account_id","job_team_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_notification_activity" ON "activity_notification" USING btree ("account_id","origin_activity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_about" ON "mail" USING btree ("user_id","kind","about_application",coalesce(about_activity, 0)) WHERE about_application is not null;--> statement-breakpoint
-- A company's own affair: its people and the system alone.
ALTER TABLE "activity_notification" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY system_scope ON "activity_notification"
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY account_scope ON "activity_notification"
  USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
