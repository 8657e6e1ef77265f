DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['source', 'source_link', 'career_page', 'job_posting'] LOOP
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
--> statement-breakpoint
CREATE POLICY public_pages ON career_page FOR SELECT
  USING ((SELECT app_scope()) = 'public' AND is_public);
--> statement-breakpoint
-- One that was taken back still tells that it is over. A draft was never public.
CREATE POLICY published_postings ON job_posting FOR SELECT
  USING ((SELECT app_scope()) = 'public' AND published_at IS NOT NULL AND status <> 'draft');
--> statement-breakpoint
-- The sources that every company begins with: one for each type, and the two boards that most recruiters use.
CREATE FUNCTION add_first_sources(company bigint) RETURNS void LANGUAGE sql
  AS $$
  INSERT INTO source (account_id, source_type, name)
  SELECT company, first_source.source_type, first_source.name
  FROM (VALUES
    ('third_party_boards', NULL), ('third_party_boards', 'Indeed'), ('referrals', NULL),
    ('company_marketing', NULL), ('social_media', NULL), ('social_media', 'LinkedIn'), ('agencies', NULL),
    ('events', NULL), ('candidate_search', NULL), ('prospecting', NULL), ('internal', NULL), ('other', NULL)
  ) AS first_source (source_type, name)
$$;
--> statement-breakpoint
SELECT add_first_sources(account_id) FROM account ORDER BY account_id;
--> statement-breakpoint
CREATE FUNCTION account_gets_sources() RETURNS trigger LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM add_first_sources(NEW.account_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_gets_sources AFTER INSERT ON account
  FOR EACH ROW EXECUTE FUNCTION account_gets_sources();
--> statement-breakpoint
-- As the owner: a company does not see the pages of others, and is told only that an address is not free.
CREATE FUNCTION career_slug_taken(wanted text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT EXISTS (SELECT FROM career_page WHERE slug = wanted) $$;
