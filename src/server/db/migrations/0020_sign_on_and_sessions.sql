CREATE TABLE "sign_in_policy" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"session_idle_minutes" integer NOT NULL,
	"session_hours" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_identity" (
	"account_id" bigint NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_on_identity_account_id_issuer_subject_pk" PRIMARY KEY("account_id","issuer","subject")
);
--> statement-breakpoint
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
CREATE TABLE "used_id_token" (
	"account_id" bigint NOT NULL,
	"digest" char(64) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_id_token_account_id_digest_pk" PRIMARY KEY("account_id","digest")
);
--> statement-breakpoint
DROP INDEX "login_session_user";--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "auth_type" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_policy" ADD CONSTRAINT "sign_in_policy_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_identity" ADD CONSTRAINT "sign_on_identity_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_identity" ADD CONSTRAINT "sign_on_identity_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_provider" ADD CONSTRAINT "sign_on_provider_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_provider" ADD CONSTRAINT "sign_on_provider_account_id_default_role_id_role_account_id_role_id_fk" FOREIGN KEY ("account_id","default_role_id") REFERENCES "public"."role"("account_id","role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_id_token" ADD CONSTRAINT "used_id_token_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_on_identity_user" ON "sign_on_identity" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_on_provider_role" ON "sign_on_provider" USING btree ("account_id","default_role_id");--> statement-breakpoint
CREATE INDEX "used_id_token_expiry" ON "used_id_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_session_revoked" ON "login_session" USING btree ("revoked_at") WHERE "login_session"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "login_session_user" ON "login_session" USING btree ("user_id","last_seen_at");--> statement-breakpoint
-- A company's provider, and whom it means, are that company's business; which tokens were used, the server's alone.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['sign_on_provider', 'sign_on_identity', 'used_id_token', 'sign_in_policy'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY system_scope ON %I USING ((SELECT app_scope()) = ''system'') WITH CHECK ((SELECT app_scope()) = ''system'')',
      name
    );
  END LOOP;
  FOREACH name IN ARRAY ARRAY['sign_on_provider', 'sign_on_identity', 'sign_in_policy'] LOOP
    EXECUTE format(
      'CREATE POLICY account_scope ON %I USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()))',
      name
    );
  END LOOP;
END $$;
