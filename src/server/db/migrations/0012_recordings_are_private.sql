-- A recording belongs to the person who made it and to the company that it was made for; nobody else sees a row.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['recording', 'recording_chunk'] LOOP
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
-- What arrived, and with which hash, stays as it was written: it is the evidence when a recording fails.
REVOKE UPDATE, DELETE ON recording_chunk FROM fairlead_app;
