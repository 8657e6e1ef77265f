-- What every company begins with, and what its requests look for as the owner.

-- The sources that every company begins with: one for each type, and the two boards that most recruiters use.
CREATE OR REPLACE FUNCTION add_first_sources(company bigint) RETURNS void LANGUAGE sql
  AS $$
  INSERT INTO source (account_id, source_type, name)
  SELECT company, first_source.source_type, first_source.name
  FROM (VALUES
    ('third_party_boards', NULL), ('third_party_boards', 'Indeed'), ('referrals', NULL),
    ('company_marketing', NULL), ('social_media', NULL), ('social_media', 'LinkedIn'), ('agencies', NULL),
    ('events', NULL), ('candidate_search', NULL), ('prospecting', NULL), ('internal', NULL), ('other', NULL)
  ) AS first_source (source_type, name)
$$;

CREATE OR REPLACE FUNCTION account_gets_sources() RETURNS trigger LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM add_first_sources(NEW.account_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER account_gets_sources AFTER INSERT ON account
  FOR EACH ROW EXECUTE FUNCTION account_gets_sources();

-- The reasons that every company starts with, whatever makes the company.
CREATE OR REPLACE FUNCTION add_standard_reasons() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  INSERT INTO rejection_reason (account_id, reason_type, standard_reason, label, sort_order)
  SELECT NEW.account_id, s.reason_type, s.standard_reason, s.label, s.sort_order
  FROM (VALUES
    ('by_company', 'other_applicants_fit_better', 'Other applicants fit better', 1),
    ('by_company', 'requirements_not_met', 'Requirements not met', 2),
    ('by_company', 'not_enough_experience', 'Not enough experience', 3),
    ('by_company', 'position_filled', 'Position filled', 4),
    ('by_company', 'not_available_for_schedule', 'Not available for the schedule', 5),
    ('by_candidate', 'no_longer_interested', 'No longer interested', 6),
    ('by_candidate', 'accepted_another_offer', 'Accepted another offer', 7),
    ('by_candidate', 'pay_expectations', 'Pay expectations', 8),
    ('by_candidate', 'did_not_respond', 'Did not respond', 9),
    ('other', 'duplicate_application', 'Duplicate application', 10),
    ('other', 'another_reason', 'Another reason', 11)
  ) AS s (reason_type, standard_reason, label, sort_order)
  ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER account_standard_reasons AFTER INSERT ON account
  FOR EACH ROW EXECUTE FUNCTION add_standard_reasons();

-- As the owner: a company does not see the pages of others, and is told only that an address is not free.
CREATE OR REPLACE FUNCTION career_slug_taken(wanted text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM career_page WHERE slug = wanted) $$;

-- Under row-level security a text match may not use the trigram index (its operator is not leak-proof), so the
-- search runs as the owner, inside the caller's company.
CREATE OR REPLACE FUNCTION search_applicants(pattern text) RETURNS SETOF bigint
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  RETURN QUERY EXECUTE format('SELECT user_id FROM applicant WHERE account_id = %s', coalesce(app_account_id(), 0))
    || words_condition('fold_text(first_name || '' '' || last_name || '' '' || email)', pattern);
END $$;

-- The account of a person whom staff add to a requisition, found by its address or made without a password. As the owner: a
-- company sees only accounts of its own people, and learns no more than the number.
CREATE OR REPLACE FUNCTION account_of_applicant(address text, first text, last text) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
DECLARE
  found bigint;
BEGIN
  IF app_scope() <> 'account' THEN
    RAISE EXCEPTION 'only a company adds applicants' USING ERRCODE = '42501';
  END IF;
  INSERT INTO app_user (email, first_name, last_name) VALUES (address, first, last)
    ON CONFLICT DO NOTHING RETURNING user_id INTO found;
  IF found IS NULL THEN
    SELECT u.user_id INTO found FROM app_user u WHERE lower(u.email) = lower(address);
  END IF;
  RETURN found;
END $$;
