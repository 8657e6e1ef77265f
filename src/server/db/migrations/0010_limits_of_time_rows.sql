DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['attempt_timer', 'attempt_journal', 'attempt_timing'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY system_scope ON %I USING ((SELECT app_scope()) = ''system'') WITH CHECK ((SELECT app_scope()) = ''system'')',
      name
    );
    EXECUTE format(
      'CREATE POLICY account_scope ON %I USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()))',
      name
    );
    EXECUTE format(
      'CREATE POLICY person_scope ON %I USING (user_id = (SELECT app_person_id())) WITH CHECK (user_id = (SELECT app_person_id()))',
      name
    );
  END LOOP;
END $$;
--> statement-breakpoint
-- When something began, and what a device told, stays as it was written.
REVOKE UPDATE, DELETE ON attempt_timer, attempt_journal FROM fairlead_app;
