-- A company sets extra time; the candidate only reads what concerns them. What was set stays as it was written.
ALTER TABLE extra_time_setting ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON extra_time_setting
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY account_scope ON extra_time_setting
  USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
--> statement-breakpoint
CREATE POLICY person_scope ON extra_time_setting FOR SELECT USING (user_id = (SELECT app_person_id()));
--> statement-breakpoint
REVOKE UPDATE ON extra_time_setting FROM fairlead_app;
