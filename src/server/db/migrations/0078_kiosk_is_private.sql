-- Stations, codes and who used them are a company's own. A device asks in the system's scope, by the hash of its credential.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['kiosk_station', 'kiosk_code', 'kiosk_session'] LOOP
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
