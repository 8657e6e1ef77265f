-- What a company does about its applicants by rules is its own: candidates see neither the rules nor what they did.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['automation_rule', 'automation_run'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY system_scope ON %I USING ((SELECT app_scope()) = ''system'') WITH CHECK ((SELECT app_scope()) = ''system'')',
      name
    );
    EXECUTE format(
      'CREATE POLICY account_scope ON %I USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()))',
      name
    );
  END LOOP;
END $$;
