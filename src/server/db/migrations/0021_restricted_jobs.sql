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
ALTER TABLE "available_job" ADD CONSTRAINT "available_job_account_id_user_id_job_kind_member_limit_account_id_user_id_job_kind_fk" FOREIGN KEY ("account_id","user_id","job_kind") REFERENCES "public"."member_limit"("account_id","user_id","job_kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "available_job" ADD CONSTRAINT "available_job_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_limit" ADD CONSTRAINT "member_limit_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_limit" ADD CONSTRAINT "member_limit_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "available_job_limit" ON "available_job" USING btree ("account_id","user_id","job_kind");--> statement-breakpoint
CREATE INDEX "available_job_job" ON "available_job" USING btree ("account_id","job_id");--> statement-breakpoint
CREATE INDEX "member_limit_user" ON "member_limit" USING btree ("user_id");--> statement-breakpoint
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
