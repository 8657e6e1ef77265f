-- Erasing, and what only counts may tell.

-- The ways to take something out of what is append-only, and only for erasing in the system's name.
CREATE OR REPLACE FUNCTION erase_chunks(company bigint, applications bigint[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  IF app_scope() <> 'system' THEN
    RAISE EXCEPTION 'only the system erases' USING ERRCODE = '42501';
  END IF;
  DELETE FROM recording_chunk WHERE recording_id IN (
    SELECT recording_id FROM recording WHERE account_id = company AND user_smartreq_id = ANY (applications));
END $$;

-- What these applications left behind, and where the person (null for none) was when they did something.
CREATE OR REPLACE FUNCTION erase_from_logs(company bigint, applications bigint[], person bigint) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
DECLARE
  attempts uuid[];
BEGIN
  IF app_scope() <> 'system' THEN
    RAISE EXCEPTION 'only the system erases' USING ERRCODE = '42501';
  END IF;
  attempts := ARRAY(SELECT attempt_id FROM attempt
                    WHERE account_id = company AND user_smartreq_id = ANY (applications));
  DELETE FROM answer_evidence WHERE attempt_id = ANY (attempts);
  DELETE FROM attempt_refusal WHERE attempt_id = ANY (attempts);
  DELETE FROM attempt_timer WHERE attempt_id = ANY (attempts);
  DELETE FROM attempt_journal WHERE attempt_id = ANY (attempts);
  UPDATE audit_event SET reason = NULL, before = NULL, after = NULL,
         address = CASE WHEN actor_id = (SELECT a.user_id FROM application a
                                         WHERE a.account_id = company AND a.user_smartreq_id = audit_event.entity_id)
                        THEN NULL ELSE address END
  WHERE account_id = company AND entity IN ('application', 'legal_hold') AND entity_id = ANY (applications);
  UPDATE audit_event SET address = NULL WHERE account_id = company AND actor_id = person AND address IS NOT NULL;
END $$;

-- Takes an address out of what the trail keeps of invitations. Like its siblings: only for erasing in the system's name.
CREATE OR REPLACE FUNCTION erase_address(erased text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  IF app_scope() <> 'system' THEN
    RAISE EXCEPTION 'only the system erases' USING ERRCODE = '42501';
  END IF;
  UPDATE audit_event SET before = before - 'email', after = after - 'email'
  WHERE entity IN ('staff_invitation', 'member')
    AND lower(coalesce(after ->> 'email', before ->> 'email')) = lower(erased);
END $$;

-- A reply as it was stored, without the names and addresses of one person. An object is about them when it says so by its
-- number, address or application; what stands in it without saying whose it is, is about them too.
CREATE OR REPLACE FUNCTION without_person(
  given jsonb, person bigint, address text, applications bigint[], refs bigint[], inherited boolean
) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE
  AS $$
DECLARE
  is_theirs boolean := inherited;
BEGIN
  CASE jsonb_typeof(given)
    WHEN 'array' THEN
      RETURN (SELECT coalesce(jsonb_agg(without_person(item, person, address, applications, refs, inherited) ORDER BY place), '[]')
              FROM jsonb_array_elements(given) WITH ORDINALITY AS items (item, place));
    WHEN 'object' THEN
      IF given ?| ARRAY['user_id', 'email', 'user_smartreq_id', 'ref_id'] THEN
        is_theirs := coalesce(given ->> 'user_id' = person::text, false)
          OR coalesce(lower(given ->> 'email') = lower(address), false)
          OR coalesce(given ->> 'user_smartreq_id' = ANY (applications::text[]), false)
          OR coalesce(given ->> 'ref_id' = ANY (refs::text[]), false);
      END IF;
      RETURN (SELECT coalesce(jsonb_object_agg(name, CASE
                WHEN is_theirs AND jsonb_typeof(item) = 'string'
                  AND name IN ('first_name', 'last_name', 'full_name', 'email', 'email2', 'phone_number') THEN '""'::jsonb
                ELSE without_person(item, person, address, applications, refs, is_theirs) END), '{}')
              FROM jsonb_each(given) AS items (name, item));
    ELSE RETURN given;
  END CASE;
END $$;

REVOKE ALL ON FUNCTION erase_chunks, erase_from_logs, erase_address FROM public;
GRANT EXECUTE ON FUNCTION erase_chunks, erase_from_logs, erase_address TO fairlead_app;

-- For servers of the versions before: the published figures about equal-opportunity answers, and none about a selection.
CREATE OR REPLACE FUNCTION eeoc_counts(of_job bigint) RETURNS TABLE (question text, choice text, people integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  SELECT f.question, f.choice, sum(f.people)::integer FROM eeoc_figure f
  WHERE f.account_id = app_account_id() AND (of_job IS NULL OR f.job_id = of_job)
  GROUP BY f.question, f.choice
$$;

CREATE OR REPLACE FUNCTION eeoc_block_counts(of_job bigint)
  RETURNS TABLE (block integer, question text, choice text, people integer)
  LANGUAGE sql STABLE SET search_path = public, pg_temp
  AS $$ SELECT 0, '', '', 0 WHERE false $$;
