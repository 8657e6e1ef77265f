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
CREATE TABLE "mail" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"language" char(2) NOT NULL,
	"origin" text NOT NULL,
	"token_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "mailbox_message" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_request" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" char(2) NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "try_limit" (
	"limit_key" char(64) PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "emailed_token" ADD CONSTRAINT "emailed_token_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_token_id_emailed_token_token_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."emailed_token"("token_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emailed_token_user" ON "emailed_token" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mail_user" ON "mail" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "mail_token" ON "mail" USING btree ("token_id");--> statement-breakpoint
CREATE INDEX "mailbox_message_newest" ON "mailbox_message" USING btree ("sent_at","mail_id");--> statement-breakpoint
CREATE INDEX "try_limit_age" ON "try_limit" USING btree ("last_at");--> statement-breakpoint
-- Links, messages and what limits guessing are the server's own: no request reads them in a company's or a person's name.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['emailed_token', 'mail', 'password_request', 'mailbox_message', 'try_limit'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY system_scope ON %I USING ((SELECT app_scope()) = ''system'') WITH CHECK ((SELECT app_scope()) = ''system'')',
      name
    );
  END LOOP;
END $$;
