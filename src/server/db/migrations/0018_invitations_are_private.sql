-- Who was invited to what is the company's own. Doors and their guests are let in by the system, one link at a time.
ALTER TABLE invitation ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON invitation
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY account_scope ON invitation
  USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
