-- Who knows the address of an image or a video can read it: emails and the public page show it. Only its company writes.
ALTER TABLE "company_media" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON "company_media"
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY account_scope ON "company_media"
  USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
--> statement-breakpoint
CREATE POLICY public_media ON "company_media" FOR SELECT
  USING ((SELECT app_scope()) = 'public');
