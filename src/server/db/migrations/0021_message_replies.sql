CREATE TABLE "message_reply" (
	"account_id" bigint NOT NULL,
	"reply_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"mail_hash" char(64) NOT NULL,
	"from_email" text NOT NULL,
	"is_from_applicant" boolean NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"quoted" text NOT NULL,
	"is_cut" boolean NOT NULL,
	"files" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_reply_account_id_reply_id_pk" PRIMARY KEY("account_id","reply_id")
);
--> statement-breakpoint
ALTER TABLE "message_reply" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "mail_about";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "about_reply" uuid;--> statement-breakpoint
ALTER TABLE "message_reply" ADD CONSTRAINT "message_reply_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_reply_mail" ON "message_reply" USING btree ("account_id","user_id","mail_hash");--> statement-breakpoint
CREATE INDEX "message_reply_application" ON "message_reply" USING btree ("account_id","user_smartreq_id","received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_reply_user" ON "message_reply" USING btree ("user_id","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_about" ON "mail" USING btree ("user_id","kind","about_application",coalesce(about_activity, 0),coalesce(about_comment, '00000000-0000-0000-0000-000000000000'),coalesce(about_review, 0),coalesce(about_reply, '00000000-0000-0000-0000-000000000000')) WHERE about_application is not null;--> statement-breakpoint
CREATE POLICY "system_scope" ON "message_reply" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "message_reply" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));