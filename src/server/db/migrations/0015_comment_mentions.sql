CREATE TABLE "comment_mention" (
	"account_id" bigint NOT NULL,
	"comment_uuid" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "comment_mention_account_id_comment_uuid_user_id_pk" PRIMARY KEY("account_id","comment_uuid","user_id")
);
--> statement-breakpoint
ALTER TABLE "comment_mention" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "mail_about";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "about_comment" uuid;--> statement-breakpoint
ALTER TABLE "comment_mention" ADD CONSTRAINT "comment_mention_comment" FOREIGN KEY ("account_id","comment_uuid") REFERENCES "public"."application_comment"("account_id","comment_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_mention_user" ON "comment_mention" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_about" ON "mail" USING btree ("user_id","kind","about_application",coalesce(about_activity, 0),coalesce(about_comment, '00000000-0000-0000-0000-000000000000')) WHERE about_application is not null;--> statement-breakpoint
CREATE POLICY "system_scope" ON "comment_mention" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "comment_mention" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));