-- The library of interviews is the company's own.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['interview_question', 'interview_guide', 'interview_guide_question'] LOOP
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
