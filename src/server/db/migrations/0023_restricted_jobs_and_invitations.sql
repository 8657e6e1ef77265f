CREATE TABLE "available_job" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"job_kind" text NOT NULL,
	"job_id" bigint NOT NULL,
	CONSTRAINT "available_job_account_id_user_id_job_id_pk" PRIMARY KEY("account_id","user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "member_limit" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"job_kind" text NOT NULL,
	CONSTRAINT "member_limit_account_id_user_id_job_kind_pk" PRIMARY KEY("account_id","user_id","job_kind"),
	CONSTRAINT "member_limit_kind" CHECK ("member_limit"."job_kind" in ('smartreq', 'profile', 'pathway'))
);
--> statement-breakpoint
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
ALTER TABLE "available_job" ADD CONSTRAINT "available_job_account_id_user_id_job_kind_member_limit_account_id_user_id_job_kind_fk" FOREIGN KEY ("account_id","user_id","job_kind") REFERENCES "public"."member_limit"("account_id","user_id","job_kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "available_job" ADD CONSTRAINT "available_job_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_limit" ADD CONSTRAINT "member_limit_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_limit" ADD CONSTRAINT "member_limit_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_invited_by_app_user_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_account_id_role_id_role_account_id_role_id_fk" FOREIGN KEY ("account_id","role_id") REFERENCES "public"."role"("account_id","role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "available_job_limit" ON "available_job" USING btree ("account_id","user_id","job_kind");--> statement-breakpoint
CREATE INDEX "available_job_job" ON "available_job" USING btree ("account_id","job_id");--> statement-breakpoint
CREATE INDEX "member_limit_user" ON "member_limit" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_email" ON "staff_invitation" USING btree ("account_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_link" ON "staff_invitation" USING btree ("link_uuid");--> statement-breakpoint
CREATE INDEX "staff_invitation_newest" ON "staff_invitation" USING btree ("account_id","invited_at");--> statement-breakpoint
CREATE INDEX "staff_invitation_role" ON "staff_invitation" USING btree ("account_id","role_id");--> statement-breakpoint
CREATE INDEX "staff_invitation_inviter" ON "staff_invitation" USING btree ("invited_by");--> statement-breakpoint
-- Which jobs somebody is kept to is their company's business; every request of theirs is decided by it.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['member_limit', 'available_job'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY system_scope ON %I USING ((SELECT app_scope()) = ''system'') WITH CHECK ((SELECT app_scope()) = ''system'')',
      name
    );
    EXECUTE format(
      'CREATE POLICY account_scope ON %I USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()))',
      name
    );
  END LOOP;
END $$;
--> statement-breakpoint
-- Who was invited is the company's own. Links are opened, and mail is sent, by the system, one at a time.
ALTER TABLE staff_invitation ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON staff_invitation
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY account_scope ON staff_invitation
  USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
