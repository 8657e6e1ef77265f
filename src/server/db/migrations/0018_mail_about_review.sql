DROP INDEX "mail_about";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "about_review" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_about" ON "mail" USING btree ("user_id","kind","about_application",coalesce(about_activity, 0),coalesce(about_comment, '00000000-0000-0000-0000-000000000000'),coalesce(about_review, 0)) WHERE about_application is not null;